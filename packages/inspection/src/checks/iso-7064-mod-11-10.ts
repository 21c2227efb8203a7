/** ISO 7064 MOD 11,10: hybrid system with one check digit, the last. */
export function isMod1110(digits: string): boolean {
  let product = 10;
  for (let index = 0; index < digits.length - 1; index += 1) {
    const sum = (product + digits.charCodeAt(index) - 48) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return digits.length > 1 && (product + digits.charCodeAt(digits.length - 1) - 48) % 10 === 1;
}
