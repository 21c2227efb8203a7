const PHONE = /^[\d -]{7,16}$/;

/**
 * A number as Casbah keeps it: 7 to 16 digits, spaces and hyphens. Directories write `tel:+212-600-000001` or `(0600) 000.001`;
 * what else a number is written with goes. `undefined` for what is no number.
 */
export function phoneNumberOf(text: string): string | undefined {
  const number = text
    .replace(/^tel:/i, '')
    .replaceAll(/[+()./]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return PHONE.test(number) ? number : undefined;
}
