/**
 * What a heading could say more about: numbers, codes, addresses. Words and small figures go without one, since a segment for
 * each cell of a large table costs more than the table.
 */
export function needsHeading(value: string): boolean {
  if (value.length < 4) return false;
  let digits = 0;
  let hasBlank = false;
  const length = Math.min(value.length, 64);
  for (let index = 0; index < length; index += 1) {
    const code = value.charCodeAt(index);
    if (code >= 48 && code <= 57) {
      digits += 1;
      if (digits >= 4) return true;
    } else if (code === 32) hasBlank = true;
    else if (code === 64) return true;
  }
  return digits > 0 && value.length >= 6 && !hasBlank;
}
