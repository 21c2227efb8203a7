/** ISO/IEC 7064 MOD 11,10: each digit is added to a product that starts at ten and doubles, and the last one closes it. */
export function isMod11By10(digits: string): boolean {
  let product = 10;
  for (let index = 0; index < digits.length - 1; index += 1) {
    const digit = digits.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return false;
    const sum = (digit + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return digits.length > 1 && (product + Number(digits.at(-1))) % 10 === 1;
}
