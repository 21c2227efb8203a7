/** Chemical Abstracts Service: digits before the last, weighted 1, 2, 3 … from the right; the sum ends in the last. */
export function isCasNumber(digits: string): boolean {
  if (!/^\d{5,10}$/.test(digits)) return false;
  const body = [...digits.slice(0, -1)].reverse();
  return (
    body.reduce((sum, digit, index) => sum + Number(digit) * (index + 1), 0) % 10 === Number(digits.at(-1))
  );
}
