/** ICAO Doc 9303 part 3, 4.9: the check digit of a field of a machine readable document; weights 7, 3, 1, letters count 10–35, `<` 0. */
export function mrzCheckDigit(field: string): number {
  let sum = 0;
  for (let index = 0; index < field.length; index += 1) {
    const value = Number.parseInt(field[index] ?? '', 36);
    sum += (Number.isNaN(value) ? 0 : value) * ([7, 3, 1][index % 3] ?? 0);
  }
  return sum % 10;
}
