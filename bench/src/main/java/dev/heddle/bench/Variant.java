// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

/** The columns of the table of detectors: a name, and the agent's options. */
enum Variant {
  PLAIN("plain", null),
  HAPPENS_BEFORE("happens-before", ""),
  PREDICT("with hybrid", ",predict=true"),
  ERASER("eraser", ",algorithm=eraser"),
  ERASER_BY_OBJECT("eraser, by object", ",algorithm=eraser,granularity=object"),
  RACER("racer", ",algorithm=racer"),
  OBJECT_RACE("object-race", ",algorithm=object-race");

  private final String title;
  private final String options;

  Variant(String title, String options) {
    this.title = title;
    this.options = options;
  }

  String title() {
    return title;
  }

  /** Null for a run without the agent. */
  String options() {
    return options;
  }

  boolean isChecked() {
    return options != null;
  }
}
