import { expect, test } from 'vitest';
import { originAround } from './origin-around.ts';

test('the surrounding origin comes from the browser, or else from the referrer', () => {
  expect(originAround('https://portal.example', 'https://other.example/')).toBe('https://portal.example');
  expect(originAround(undefined, 'https://portal.example/page?x')).toBe('https://portal.example');
  for (const nothing of ['', 'null', 'data:text/html,x']) {
    expect(originAround(undefined, nothing)).toBeUndefined();
    expect(originAround(nothing, 'https://portal.example/')).toBeUndefined();
  }
});
