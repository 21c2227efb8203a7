/** Numbers that were printed as examples and then used by thousands of people. */
const PUBLISHED = new Set(['078051120', '219099999', '457555462']);

/** Social Security Administration: area 001–899 without 666, group 01–99, serial 0001–9999. */
export function isUsSsn(digits: string): boolean {
  const area = digits.slice(0, 3);
  return (
    /^\d{9}$/.test(digits) &&
    area !== '000' &&
    area !== '666' &&
    area < '900' &&
    digits.slice(3, 5) !== '00' &&
    digits.slice(5) !== '0000' &&
    !PUBLISHED.has(digits)
  );
}

/** IRS: the area begins with 9, the group is one of those in use. */
export function isUsItin(digits: string): boolean {
  const group = Number(digits.slice(3, 5));
  return (
    /^9\d{8}$/.test(digits) &&
    ((group >= 50 && group <= 65) ||
      (group >= 70 && group <= 88) ||
      (group >= 90 && group <= 92) ||
      group >= 94)
  );
}
