/** Other characters between digits of one number: ` - `, `) `, or the letters of an IBAN. */
const GAP = 6;

/** How many digits are close together at most, between two bytes. */
export function longestDigitCluster(bytes: Uint8Array, from: number, to: number): number {
  let longest = 0;
  let count = 0;
  let gap = GAP + 1;
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 48 || byte > 57) {
      // Only the first byte of a character counts.
      if ((byte & 0xc0) !== 0x80) gap += 1;
      continue;
    }
    count = gap > GAP ? 1 : count + 1;
    if (count > longest) longest = count;
    gap = 0;
  }
  return longest;
}

/** Digits between two bytes, which may lie outside. */
export function countDigits(bytes: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let at = Math.max(0, from); at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte >= 48 && byte <= 57) count += 1;
  }
  return count;
}
