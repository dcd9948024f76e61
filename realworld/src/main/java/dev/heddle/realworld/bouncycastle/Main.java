// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld.bouncycastle;

import dev.heddle.realworld.Workers;
import java.nio.charset.StandardCharsets;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.Provider;
import java.security.Signature;
import java.security.spec.ECGenParameterSpec;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;
import org.bouncycastle.jce.provider.BouncyCastleProvider;

/** Four threads encrypt, hash and sign with Bouncy Castle, whose jar is signed. */
public final class Main {
  private static final int WORKERS = 4;
  private static final int ROUNDS = 60;

  private Main() {}

  public static void main(String[] arguments) throws Exception {
    Provider provider = new BouncyCastleProvider();
    Object[] signers = BouncyCastleProvider.class.getSigners();
    System.out.println("signed " + (signers != null && signers.length > 0));
    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC", provider);
    generator.initialize(new ECGenParameterSpec("secp256r1"));
    KeyPair keys = generator.generateKeyPair();
    List<String> results = Workers.run(WORKERS, worker -> work(provider, keys, worker));
    results.forEach(System.out::println);
  }

  private static String work(Provider provider, KeyPair keys, int worker) throws Exception {
    byte[] bytes = ("cloth of worker " + worker).getBytes(StandardCharsets.UTF_8);
    PBEKeySpec password =
        new PBEKeySpec("password".toCharArray(), "salt and more salt".getBytes(), 500, 256);
    byte[] key =
        SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256", provider)
            .generateSecret(password)
            .getEncoded();
    for (int i = 0; i < ROUNDS; i++) {
      bytes = MessageDigest.getInstance("SHA3-512", provider).digest(bytes);
      bytes = crypt(provider, key, bytes, i);
      Mac mac = Mac.getInstance("HmacSHA3-512", provider);
      mac.init(new SecretKeySpec(key, "HmacSHA3-512"));
      bytes = mac.doFinal(bytes);
      if (i % 10 == 0) {
        sign(provider, keys, bytes);
      }
    }
    return worker + " " + HexFormat.of().formatHex(bytes);
  }

  private static byte[] crypt(Provider provider, byte[] key, byte[] text, int round)
      throws Exception {
    GCMParameterSpec nonce =
        new GCMParameterSpec(128, new byte[] {1, 2, 3, 4, (byte) round, 6, 7, 8, 9, 10, 11, 12});
    SecretKeySpec secret = new SecretKeySpec(key, "AES");
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding", provider);
    cipher.init(Cipher.ENCRYPT_MODE, secret, nonce);
    byte[] encrypted = cipher.doFinal(text);
    cipher.init(Cipher.DECRYPT_MODE, secret, nonce);
    if (!MessageDigest.isEqual(text, cipher.doFinal(encrypted))) {
      throw new IllegalStateException("decrypted something else");
    }
    return encrypted;
  }

  private static void sign(Provider provider, KeyPair keys, byte[] text) throws Exception {
    Signature signature = Signature.getInstance("SHA256withECDSA", provider);
    signature.initSign(keys.getPrivate());
    signature.update(text);
    byte[] signed = signature.sign();
    signature.initVerify(keys.getPublic());
    signature.update(text);
    if (!signature.verify(signed)) {
      throw new IllegalStateException("the signature is not right");
    }
  }
}
