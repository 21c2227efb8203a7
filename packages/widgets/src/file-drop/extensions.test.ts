import { expect, test } from 'vitest';
import { byExtension } from './extensions.ts';

const names = (files: readonly { name: string }[]) => files.map(({ name }) => name);

test('the extension decides, ignoring case [WD-V044]', () => {
  const files = ['ACCESS.LOG', 'squid.log.gz', 'notes.txt', 'log', 'catalog', 'logs.tar.gz'].map((name) => ({
    name,
  }));
  const { taken, refused } = byExtension(files, ['log', '.GZ']);
  expect(names(taken)).toEqual(['ACCESS.LOG', 'squid.log.gz', 'logs.tar.gz']);
  expect(names(refused)).toEqual(['notes.txt', 'log', 'catalog']);
  expect(names(byExtension(files, ['tar.gz']).taken)).toEqual(['logs.tar.gz']);
});

test('no list allows everything, an empty one nothing', () => {
  const files = [{ name: 'a.log' }];
  expect(byExtension(files, undefined).taken).toEqual(files);
  expect(byExtension(files, []).taken).toEqual([]);
});
