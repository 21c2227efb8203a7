/** Other bytes between digits of one number: ` - `, `) `, or the letters of an IBAN. */
const GAP = 6;

/** Whether so many digits are close together anywhere between two bytes. */
export function hasDigitCluster(bytes: Uint8Array, from: number, to: number, wanted: number): boolean {
  let count = 0;
  let last = from - GAP - 1;
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 48 || byte > 57) continue;
    count = at - last > GAP + 1 ? 1 : count + 1;
    if (count >= wanted) return true;
    last = at;
  }
  return false;
}
