import { expect, test } from 'vitest';
import { comparedIds } from './compared.ts';

test('a URL names each service once, and at most five', () => {
  expect(comparedIds('box, dropbox,box,')).toEqual(['box', 'dropbox']);
  expect(comparedIds(undefined)).toEqual([]);
  expect(comparedIds('a,b,c,d,e,f')).toEqual(['a', 'b', 'c', 'd', 'e']);
});
