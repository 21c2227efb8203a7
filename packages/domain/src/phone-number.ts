const PHONE = /^[\d -]{7,16}$/;

/**
 * Normalizes a phone number: 7 to 16 digits, spaces and hyphens. Other characters, as in `tel:+212-600-000001` or
 * `(0600) 000.001`, are removed. `undefined` if the rest isn't a number.
 */
export function phoneNumberOf(text: string): string | undefined {
  const number = text
    .replace(/^tel:/i, '')
    .replaceAll(/[+()./]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return PHONE.test(number) ? number : undefined;
}
