/** The sum of the digits times their weights, first to first; the shorter of the two ends it. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  let sum = 0;
  const length = Math.min(digits.length, weights.length);
  for (let index = 0; index < length; index += 1)
    sum += (digits.charCodeAt(index) - 48) * (weights[index] ?? 0);
  return sum;
}

/** All digits are the same. Such numbers are never issued, but forms and tests are full of them. */
export function isRepeated(digits: string): boolean {
  return digits.length > 1 && digits === (digits[0] ?? '').repeat(digits.length);
}

/** The digits count up or down by one each, zero after nine. */
export function isSequence(digits: string): boolean {
  if (digits.length < 3) return false;
  const step = (digits.charCodeAt(1) - digits.charCodeAt(0) + 10) % 10;
  if (step !== 1 && step !== 9) return false;
  for (let index = 1; index < digits.length; index += 1)
    if ((digits.charCodeAt(index) - digits.charCodeAt(index - 1) + 10) % 10 !== step) return false;
  return true;
}
