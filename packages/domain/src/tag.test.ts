import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanTagName, isReservedTag, isTagName, RESERVED_TAGS, SYSTEM_TAGS } from './tag.ts';

const word = fc.stringMatching(/^[a-zA-Z0-9]{1,15}$/);

test('a tag has 1 to 32 letters, digits and spaces of any script [PF-V008]', () => {
  fc.assert(fc.property(word, word, (first, second) => isTagName(`${first} ${second}`)));
  for (const name of ['Q4 2026', 'Fürs Büro', '個人利用', 'a', 'x'.repeat(32)])
    expect(isTagName(name)).toBe(true);
  for (const name of ['', ' ', 'x'.repeat(33), 'a_b', 'a-b', 'a/b', 'a\nb', '😀', 'a<b', '<b>'])
    expect(isTagName(name)).toBe(false);
});

test('any other character makes a name invalid [PF-V008]', () => {
  const sign = fc.constantFrom(...'!"#$%&\'()*+,-./:;=?@[]^_`{|}~€\t');
  fc.assert(fc.property(word, sign, word, (before, between, after) => !isTagName(before + between + after)));
});

test('angle brackets are stripped before storage [PF-E024]', () => {
  fc.assert(fc.property(fc.string(), (typed) => !/[<>]/.test(cleanTagName(typed))));
  expect(cleanTagName('  <b>Old</b>  name ')).toBe('bOld/b name');
  fc.assert(fc.property(fc.string(), (typed) => cleanTagName(cleanTagName(typed)) === cleanTagName(typed)));
});

test('eight tags are reserved: IDs 0 to 7 [PF-K002] [PF-K024]', () => {
  expect(SYSTEM_TAGS.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(SYSTEM_TAGS).toHaveLength(RESERVED_TAGS);
  fc.assert(fc.property(fc.integer(), (id) => isReservedTag(id) === (id >= 0 && id <= 7)));
  for (const { name } of SYSTEM_TAGS) expect(isTagName(name)).toBe(true);
});
