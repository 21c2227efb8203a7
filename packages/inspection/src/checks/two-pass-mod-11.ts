/**
 * Check digit of Estonian and Lithuanian numbers: weights 1 to 9 in turn, modulo 11; if that gives 10, weights beginning at 3;
 * if that gives 10 again, 0.
 */
export function isTwoPassMod11(digits: string): boolean {
  const last = digits.length - 1;
  for (const shift of [0, 2]) {
    let sum = 0;
    for (let index = 0; index < last; index += 1)
      sum += (digits.charCodeAt(index) - 48) * (1 + ((index + shift) % 9));
    if (sum % 11 < 10) return sum % 11 === Number(digits[last]);
  }
  return digits[last] === '0';
}
