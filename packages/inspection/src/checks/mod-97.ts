/** ISO 7064 MOD 97-10 over letters as 10–35: the remainder of a valid text is 1. */
export function mod97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    if (Number.isNaN(value)) return -1;
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
