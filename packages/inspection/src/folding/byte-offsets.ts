/**
 * Where positions in a text are in its UTF-8 form: the n-th result belongs to the n-th position. Positions are in UTF-16 code
 * units, in any order. One pass over the text up to the last of them.
 */
export function byteOffsets(text: string, positions: readonly number[]): readonly number[] {
  const order = positions
    .map((_, at) => at)
    .sort((one, other) => (positions[one] ?? 0) - (positions[other] ?? 0));
  const offsets = new Array<number>(positions.length).fill(0);
  let counted = 0;
  let bytes = 0;
  for (const at of order) {
    const position = positions[at] ?? 0;
    bytes += Buffer.byteLength(text.slice(counted, position));
    counted = position;
    offsets[at] = bytes;
  }
  return offsets;
}
