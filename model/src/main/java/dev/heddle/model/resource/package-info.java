// SPDX-License-Identifier: Apache-2.0
/** The files that heddle carries along in its jar. */
package dev.heddle.model.resource;
