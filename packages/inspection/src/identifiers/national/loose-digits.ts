/**
 * So many digits with a space, dot or hyphen between any two of them, since people group digits as they like. For numbers that
 * count only beside a keyword and with the right check digit.
 */
export function looseDigits(count: number, prefix = ''): string {
  const digits = `\\d(?:[ .-]?\\d){${count - 1}}`;
  return prefix === '' ? digits : `(?:${prefix}[ .-]?)?${digits}`;
}
