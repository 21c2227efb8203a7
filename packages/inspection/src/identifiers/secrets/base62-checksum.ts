import { crc32 } from '../../checks/crc-32.ts';
import { type Body, base62 } from './body.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 6;

/**
 * The last six characters of tokens of GitHub and npm: CRC-32 of what is between prefix and checksum, in base 62.
 * Source: https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/
 */
export function base62Checksum(random: string): string {
  let rest = crc32(random);
  let written = '';
  for (let digit = 0; digit < LENGTH; digit += 1) {
    written = DIGITS.charAt(rest % 62) + written;
    rest = Math.floor(rest / 62);
  }
  return written;
}

export function hasBase62Checksum(token: string, prefixLength: number): boolean {
  return token.slice(-LENGTH) === base62Checksum(token.slice(prefixLength, -LENGTH));
}

/** So many random characters and their checksum. */
export function withChecksum(length: number): Body {
  const random = base62(length);
  return {
    form: base62(length + LENGTH).form,
    sample: (seed) => random.sample(seed) + base62Checksum(random.sample(seed)),
  };
}
