/**
 * A Windows bitmap of decoded pixels, the one format that every picture reader takes and that needs no compression. `data` has
 * 1 bit, 1, 3 or 4 bytes a pixel; undefined where it fits none.
 */
export function bitmap(
  width: number,
  height: number,
  data: Uint8Array | Uint8ClampedArray,
): Buffer | undefined {
  const pixels = width * height;
  if (pixels <= 0) return undefined;
  const channels = [1, 3, 4].find((count) => data.length === pixels * count);
  const bitRow = (width + 7) >> 3;
  if (channels === undefined && data.length !== bitRow * height) return undefined;
  const rowSize = (width * 3 + 3) & ~3;
  const size = 54 + rowSize * height;
  const result = Buffer.alloc(size);
  result.write('BM', 'latin1');
  result.writeUInt32LE(size, 2);
  result.writeUInt32LE(54, 10);
  result.writeUInt32LE(40, 14);
  result.writeInt32LE(width, 18);
  // A negative height means that the top row comes first.
  result.writeInt32LE(-height, 22);
  result.writeUInt16LE(1, 26);
  result.writeUInt16LE(24, 28);
  result.writeUInt32LE(rowSize * height, 34);
  for (let y = 0; y < height; y += 1) {
    let at = 54 + y * rowSize;
    for (let x = 0; x < width; x += 1, at += 3) {
      if (channels === undefined) {
        const bit = ((data[y * bitRow + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
        result.fill(bit * 255, at, at + 3);
        continue;
      }
      const from = (y * width + x) * channels;
      result[at + 2] = data[from] ?? 0;
      result[at + 1] = data[channels === 1 ? from : from + 1] ?? 0;
      result[at] = data[channels === 1 ? from : from + 2] ?? 0;
    }
  }
  return result;
}
