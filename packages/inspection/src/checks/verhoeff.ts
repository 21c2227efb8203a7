const PERMUTED = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

/** Product in the dihedral group D5, whose elements 0–4 are rotations and 5–9 reflections. */
function product(one: number, other: number): number {
  if (one < 5) return other < 5 ? (one + other) % 5 : ((one + other) % 5) + 5;
  return other < 5 ? ((one - other + 5) % 5) + 5 : (one - other + 5) % 5;
}

/** J. Verhoeff, Error detecting decimal codes (1969): the product of all digits, each permuted by its place from the right, is 0. */
export function isVerhoeff(digits: string): boolean {
  let check = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - 48;
    if (digit < 0 || digit > 9) return false;
    check = product(check, Number(PERMUTED[place % 8]?.[digit]));
  }
  return digits.length > 1 && check === 0;
}
