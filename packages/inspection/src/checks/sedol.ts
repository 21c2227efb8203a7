const WEIGHTS = [1, 3, 1, 7, 3, 9, 1];

/** London Stock Exchange: seven consonants or digits, the last a check digit. */
export function isSedol(text: string): boolean {
  if (!/^[0-9B-DF-HJ-NP-TV-Z]{6}\d$/.test(text)) return false;
  const sum = WEIGHTS.reduce(
    (total, weight, index) => total + weight * Number.parseInt(text[index] ?? '', 36),
    0,
  );
  return sum % 10 === 0;
}
