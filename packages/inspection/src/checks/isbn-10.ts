/** ISO 2108 (ten characters) and ISO 3297 (eight): weights fall to 1, `X` is ten, a multiple of eleven. */
export function isIsbn10OrIssn(text: string): boolean {
  if (!/^(?:\d{9}|\d{7})[\dX]$/.test(text)) return false;
  let sum = 0;
  for (const [index, character] of [...text].entries())
    sum += (character === 'X' ? 10 : Number(character)) * (text.length - index);
  return sum % 11 === 0;
}
