const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const BECH32 = 1;
const BECH32M = 0x2bc830a3;

/** BIP 173 and BIP 350: a prefix, `1`, then base 32 with a checksum of six characters; in one case. */
export function isBech32(text: string): boolean {
  const lower = text.toLowerCase();
  if (text !== lower && text !== text.toUpperCase()) return false;
  const at = lower.lastIndexOf('1');
  if (at < 1 || lower.length - at < 7) return false;
  const prefix = [...lower.slice(0, at)].map((character) => character.charCodeAt(0));
  const values = [...lower.slice(at + 1)].map((character) => ALPHABET.indexOf(character));
  if (values.includes(-1)) return false;
  let checksum = 1;
  for (const value of [
    ...prefix.map((code) => code >> 5),
    0,
    ...prefix.map((code) => code & 31),
    ...values,
  ]) {
    const top = checksum >>> 25;
    checksum = ((checksum & 0x1ffffff) << 5) ^ value;
    for (const [bit, generator] of GENERATORS.entries()) if ((top >> bit) & 1) checksum ^= generator;
  }
  return checksum === BECH32 || checksum === BECH32M;
}
