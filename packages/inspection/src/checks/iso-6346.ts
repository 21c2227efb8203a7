/** Letters count from 10, without the multiples of 11. */
const value = (character: string): number => {
  const place = Number.parseInt(character, 36);
  return place < 11 ? place : place + Math.floor((place - 1) / 10);
};

/** ISO 6346: owner, category U, J, Z or R, six digits; values times powers of two, from 11. */
export function isContainerNumber(text: string): boolean {
  if (!/^[A-Z]{3}[UJZR]\d{7}$/.test(text)) return false;
  let sum = 0;
  for (const [index, character] of [...text.slice(0, 10)].entries()) sum += value(character) * 2 ** index;
  return (sum % 11) % 10 === Number(text[10]);
}
