const SPECIAL = '*@#';

/** ANSI X9.6: values of every second character count twice, and the sums of their digits add up to a multiple of ten. */
export function isCusip(text: string): boolean {
  if (!/^[0-9A-Z]{3}[0-9A-Z*@#]{5}\d$/.test(text)) return false;
  let sum = 0;
  for (const [index, character] of [...text.slice(0, 8)].entries()) {
    const at = SPECIAL.indexOf(character);
    const value = (at < 0 ? Number.parseInt(character, 36) : 36 + at) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(value / 10) + (value % 10);
  }
  return (10 - (sum % 10)) % 10 === Number(text[8]);
}
