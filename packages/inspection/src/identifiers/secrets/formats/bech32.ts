const CHARACTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/** Checksum of Bech32 text, which has six characters at its end. Source: https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki */
export function isBech32(text: string): boolean {
  const lower = text.toLowerCase();
  const separator = lower.lastIndexOf('1');
  const values = [...lower.slice(separator + 1)].map((character) => CHARACTERS.indexOf(character));
  if (separator < 1 || values.length < 6 || values.includes(-1)) return false;
  return remainder([...expanded(lower.slice(0, separator)), ...values]) === 1;
}

/** The six characters that complete a text of this readable part and data. */
export function bech32Checksum(readable: string, data: string): string {
  const values = [...data].map((character) => CHARACTERS.indexOf(character));
  const rest = remainder([...expanded(readable), ...values, 0, 0, 0, 0, 0, 0]) ^ 1;
  return [25, 20, 15, 10, 5, 0].map((shift) => CHARACTERS.charAt((rest >>> shift) & 31)).join('');
}

const expanded = (readable: string): number[] => {
  const codes = [...readable].map((character) => character.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
};

function remainder(values: readonly number[]): number {
  let rest = 1;
  for (const value of values) {
    const top = rest >>> 25;
    rest = ((rest & 0x1ffffff) << 5) ^ value;
    for (const [bit, generator] of GENERATORS.entries()) if ((top >>> bit) & 1) rest ^= generator;
  }
  return rest;
}
