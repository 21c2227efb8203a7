/** Number of a column from its letters: A is 1. Undefined for what isn't the name of a cell. */
export function columnOf(cell: string): number | undefined {
  let column = 0;
  for (let at = 0; at < cell.length && at < 4; at++) {
    const code = cell.charCodeAt(at) & 0xdf;
    if (code < 0x41 || code > 0x5a) break;
    column = column * 26 + code - 0x40;
  }
  return column === 0 ? undefined : column;
}

export function cellName(column: number, row: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(0x41 + ((rest - 1) % 26)) + letters;
  return `${letters}${row}`;
}
