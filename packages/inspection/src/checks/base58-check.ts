import { createHash } from 'node:crypto';

/** Bitcoin's letters, and the order of the XRP Ledger. */
export const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
export const BASE58_XRP = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

/** Version byte of a Base58Check text, whose last four bytes begin the double SHA-256 of the rest; undefined where they don't. */
export function base58CheckVersion(text: string, alphabet = BASE58): number | undefined {
  const bytes: number[] = [];
  for (const character of text) {
    let carry = alphabet.indexOf(character);
    if (carry < 0) return undefined;
    for (let index = 0; index < bytes.length; index += 1) {
      carry += (bytes[index] ?? 0) * 58;
      bytes[index] = carry & 0xff;
      carry >>= 8;
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 0xff);
  }
  for (const character of text) {
    if (character !== alphabet[0]) break;
    bytes.push(0);
  }
  if (bytes.length !== 25) return undefined;
  const decoded = Uint8Array.from(bytes.reverse());
  const digest = sha256(sha256(decoded.subarray(0, 21)));
  return digest.subarray(0, 4).every((byte, index) => byte === decoded[21 + index]) ? decoded[0] : undefined;
}
