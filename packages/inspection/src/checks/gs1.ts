/** GS1 general specifications: from the right, weights 3 and 1 in turn before the check digit; a multiple of ten. */
export function isGs1(digits: string): boolean {
  let sum = 0;
  for (let index = digits.length - 1, weight = 1; index >= 0; index -= 1, weight = 4 - weight) {
    const digit = digits.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return false;
    sum += digit * weight;
  }
  return digits.length > 1 && sum % 10 === 0;
}
