import { loadCatalogue } from '@casbah/discovery/catalogue/built-in';
import { STORE_APPS } from '@casbah/domain/store/store-apps';
import { beforeAll, describe, expect, test } from 'vitest';
import { createServiceIndex, type ServiceIndex } from '../service-index.ts';
import { catalogued } from '../test-catalogue.ts';
import { catalogueOf } from './catalogue.ts';

test('every service covered by a store app is in the catalog', () => {
  const known = new Set(loadCatalogue().services.map(({ id }) => id));
  const missing = STORE_APPS.flatMap(({ services }) => services).filter((id) => !known.has(id));
  expect(missing).toEqual([]);
});

describe('the catalog', () => {
  const RATINGS: Readonly<Record<string, number>> = {
    box: 80,
    slack: 50,
    wetransfer: 10,
    unknown: 103,
    tor: 102,
  };
  let index: ServiceIndex;
  beforeAll(() => {
    index = createServiceIndex(
      [
        catalogued('box', 'Box', { vendor: 'Box Inc', category: 'Cloud storage' }),
        catalogued('slack', 'Slack', { category: 'Messaging', domains: ['slack.com', 'slack-edge.com'] }),
        catalogued('wetransfer', 'WeTransfer', { category: 'Cloud storage' }),
        catalogued('unknown', 'A new one', { category: 'Messaging' }),
        catalogued('tor', 'Tor', { category: 'Anonymizers' }),
      ],
      ({ id }) => ({ brr: RATINGS[id] ?? 100, parts: [] }),
    );
  });
  const asked = (more: Partial<Parameters<typeof catalogueOf>[1]> = {}) =>
    catalogueOf(index, { sort: 'name', limit: 100, offset: 0, ...more });
  const ids = (more: Parameters<typeof asked>[0] = {}) => asked(more).rows.map(({ id }) => id);

  test('finds by name, vendor, domain and ID, ignoring case', () => {
    expect(ids({ q: 'BOX' })).toEqual(['box']);
    expect(ids({ q: 'box inc' })).toEqual(['box']);
    expect(ids({ q: 'slack-edge' })).toEqual(['slack']);
    expect(ids({ q: 'nothing' })).toEqual([]);
  });

  test('sorts by name, risk, readiness and category; unresearched services are never first', () => {
    expect(ids()).toEqual(['unknown', 'box', 'slack', 'tor', 'wetransfer']);
    expect(ids({ sort: '-name' })).toEqual(['wetransfer', 'tor', 'slack', 'box', 'unknown']);
    expect(ids({ sort: 'risk_score' })).toEqual(['unknown', 'box', 'slack', 'wetransfer', 'tor']);
    expect(ids({ sort: '-risk_score' })).toEqual(['tor', 'wetransfer', 'slack', 'box', 'unknown']);
    expect(ids({ sort: 'brr' })).toEqual(['unknown', 'tor', 'wetransfer', 'slack', 'box']);
    expect(ids({ sort: '-brr' })).toEqual(['box', 'slack', 'wetransfer', 'tor', 'unknown']);
    expect(ids({ sort: 'category' })).toEqual(['tor', 'box', 'wetransfer', 'unknown', 'slack']);
    expect(ids({ sort: '-category' })).toEqual(['unknown', 'slack', 'box', 'wetransfer', 'tor']);
  });

  test('returns pages that add up to the whole', () => {
    const pages = [0, 2, 4].flatMap((offset) => ids({ limit: 2, offset }));
    expect(pages).toEqual(ids());
    expect(asked({ limit: 2, offset: 2 }).total).toBe(5);
  });

  test('counts each option with the other filter applied, so no option is empty', () => {
    const storage = asked({ category: 'Cloud storage' });
    expect(storage.total).toBe(2);
    expect(storage.levels.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(storage.categories).toContainEqual({ value: 'Messaging', count: 2 });
    for (const { value, count } of storage.categories)
      expect([value, asked({ category: value }).total]).toEqual([value, count]);
  });

  test('names the store app that covers a service', () => {
    expect(asked({ q: 'slack' }).rows[0]?.app).toEqual({ key: 'slack', title: 'Slack' });
    expect(asked({ q: 'tor' }).rows[0]?.app).toBeNull();
  });
});
