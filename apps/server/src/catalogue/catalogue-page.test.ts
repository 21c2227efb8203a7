import { createCatalogue } from '@casbah/discovery/catalogue/create-catalogue';
import { createCatalogueSearch } from '@casbah/discovery/catalogue/search';
import { expect, test } from 'vitest';
import { createServiceIndex } from '../service-index.ts';
import { catalogued } from '../test-catalogue.ts';
import { cataloguePage } from './catalogue-page.ts';

const SERVICES = ['Alpha', 'Beta', 'Beta Two', 'Gamma'].map((name) =>
  catalogued(name.toLowerCase().replace(' ', '-'), name),
);
const parts = {
  search: createCatalogueSearch(createCatalogue(SERVICES)),
  services: createServiceIndex(SERVICES, () => ({ brr: 30, parts: [] })),
  reaches: (id: string) => id !== 'gamma',
  isUsed: (id: string) => id === 'beta',
};
const ask = (asked: Partial<Parameters<typeof cataloguePage>[1]>) => {
  const { services, total } = cataloguePage(parts, { limit: 10, offset: 0, ...asked });
  return { total, found: services.map(({ id, is_used }) => (is_used ? `${id} used` : id)) };
};

test('pages visible services, used or not', () => {
  expect(ask({})).toEqual({ total: 3, found: ['alpha', 'beta used', 'beta-two'] });
  expect(ask({ limit: 1, offset: 1 })).toEqual({ total: 3, found: ['beta used'] });
  expect(ask({ q: 'gamma' })).toEqual({ total: 0, found: [] });
});

test('searches by name and ID, and among used services', () => {
  expect(ask({ q: 'two' }).found).toEqual(['beta-two']);
  expect(ask({ ids: ['beta-two', 'gamma', 'nothing', 'alpha'] }).found).toEqual(['alpha', 'beta-two']);
  expect(ask({ used: true }).found).toEqual(['beta used']);
  expect(ask({ used: false, q: 'beta' }).found).toEqual(['beta-two']);
});
