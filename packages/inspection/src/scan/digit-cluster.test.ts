import { expect, it } from 'vitest';
import { longestDigitCluster } from './digit-cluster.ts';

const longest = (text: string): number => {
  const bytes = Buffer.from(text);
  return longestDigitCluster(bytes, 0, bytes.length);
};

it('counts digits with few other characters between them', () => {
  expect(longest('no digits')).toBe(0);
  expect(longest('12-34 (56)')).toBe(6);
  expect(longest('12 and some words 345')).toBe(3);
});

it('counts a character of several bytes as one', () => {
  expect(longest('横浜500さ・・12')).toBe(5);
  expect(longest('12ひらがなひらが345')).toBe(3);
});
