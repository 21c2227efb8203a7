import { fold } from '@casbah/domain/nearness';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadCatalogue } from './built-in.ts';
import type { Service } from './catalogue.ts';
import { createCatalogue } from './create-catalogue.ts';
import { createCatalogueSearch, rankOf, wantedOf } from './search.ts';

const service = (id: string, name: string, rest: Partial<Service> = {}): Service => ({
  id,
  name,
  vendor: undefined,
  category: 'Other',
  headquarters: undefined,
  domains: [`${id}.example`],
  description: undefined,
  ...rest,
});
const SERVICES = [
  service('toolbox', 'Toolbox'),
  service('my-box', 'My Box'),
  service('box', 'Box', { domains: ['box.com', 'boxcdn.net'] }),
  service('boxcryptor', 'Boxcryptor'),
  service('dropbox', 'Dropbox', { vendor: 'Dropbox, Inc.' }),
  service('sign', 'Sign', { vendor: 'Box' }),
  service('other', 'Box.com reseller', { domains: ['reseller.example'] }),
  service('edf', 'Électricité de France'),
];
const search = createCatalogueSearch(createCatalogue(SERVICES));
const find = (query: string) => search.find(query).map(({ id }) => id);

test('prefix matches first, then word prefixes, then the rest; ties by name', () => {
  expect(find('box')).toEqual(['box', 'other', 'boxcryptor', 'my-box', 'dropbox', 'toolbox', 'sign']);
  expect(find(' BOX ')).toEqual(find('box'));
  expect(find('electricite')).toEqual(['edf']);
  expect(find('france elec')).toEqual(['edf']);
  expect(find('no such thing')).toEqual([]);
});

test('an exact domain comes first, also as a host or URL', () => {
  for (const domain of ['box.com', 'BOX.com', 'https://www.box.com/folder?id=1', 'app.box.com'])
    expect(find(domain)[0]).toBe('box');
  expect(find('boxcdn.net')).toEqual(['box']);
  expect(find('box.com')).toEqual(['box', 'other']);
});

test('an empty query returns everything, by name', () => {
  expect(find('  ')).toHaveLength(SERVICES.length);
  expect(find('').slice(0, 2)).toEqual(['box', 'other']);
});

test('finds exactly the services with all the words in their names, without duplicates', () => {
  const word = fc.constantFrom('box', 'my', 'o', 'x.c', 'Drop', 'inc', 'é', 'de', '.example', '');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 3 }), (parts) => {
      const query = parts.join(' ').trim();
      const words = fold(query).split(/\s+/).filter(Boolean);
      const expected = SERVICES.filter(({ id, name, vendor = '', domains }) => {
        const texts = [name, vendor, ...domains, id].map(fold);
        return words.every((one) => texts.some((text) => text.includes(one)));
      }).map(({ id }) => id);
      expect(find(query).toSorted()).toEqual(expected.toSorted());
      const ranks = search.find(query).map((one) => rankOf(one, wantedOf(query)) ?? 9);
      if (words.length > 0) expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }),
  );
});

test('ranks the intended service of the built-in catalog first', () => {
  const builtIn = createCatalogueSearch(loadCatalogue());
  for (const [query, id] of [
    ['dropbox', 'dropbox'],
    ['drop', 'dropbox'],
    ['github', 'github'],
    ['slack.com', 'slack'],
    ['wetransfer.com', 'wetransfer'],
  ] as const)
    expect(
      builtIn
        .find(query)
        .slice(0, 5)
        .map((one) => one.id),
    ).toContain(id);
});
