import { isLuhn } from './luhn.ts';

/** ISO 6166: letters become two digits, then Luhn. */
export function isIsin(text: string): boolean {
  return (
    /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(text) &&
    isLuhn(text.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36))))
  );
}
