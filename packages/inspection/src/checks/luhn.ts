/** ISO/IEC 7812-1 annex B: the last digit makes the sum, in which every second digit from the right counts twice, a multiple of ten. */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = digits.length - 1, doubled = false; index >= 0; index -= 1, doubled = !doubled) {
    const digit = digits.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return false;
    const value = doubled ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
  }
  return digits.length > 1 && sum % 10 === 0;
}
