import { expect, test } from 'vitest';
import { originAround } from './origin-around.ts';

test('the origin around is what the browser names, else where the frame was led here from', () => {
  expect(originAround('https://portal.example', 'https://other.example/')).toBe('https://portal.example');
  expect(originAround(undefined, 'https://portal.example/page?x')).toBe('https://portal.example');
  for (const nothing of ['', 'null', 'data:text/html,x']) {
    expect(originAround(undefined, nothing)).toBeUndefined();
    expect(originAround(nothing, 'https://portal.example/')).toBeUndefined();
  }
});
