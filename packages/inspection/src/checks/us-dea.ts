/** Drug Enforcement Administration: the sum of digits 1, 3, 5 and twice the sum of 2, 4, 6 end in the seventh. */
export function isUsDea(text: string): boolean {
  if (!/^[ABCDEFGHJKLMPRSTUX][A-Z9]\d{7}$/.test(text)) return false;
  const digits = [...text.slice(2)].map(Number);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, last = -1] = digits;
  return (a + c + e + 2 * (b + d + f)) % 10 === last;
}
