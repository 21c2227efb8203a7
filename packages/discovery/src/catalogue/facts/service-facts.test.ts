import { describe, expect, test } from 'vitest';
import { createScorer } from '../../score/score.ts';
import { loadCatalogue } from '../built-in.ts';
import breaches from './breaches.json' with { type: 'json' };
import closed from './closed.json' with { type: 'json' };
import owners from './owners.json' with { type: 'json' };

const catalogue = loadCatalogue();
const vendors = new Set(catalogue.services.map(({ vendor }) => vendor));
const DATE = /^(19|20)\d\d(-(0[1-9]|1[0-2])(-([0-2]\d|3[01]))?)?$/;

describe('service facts', () => {
  test('refer to existing vendors and services, each once', () => {
    const named = owners.flatMap((line) => ('vendors' in line ? (line.vendors ?? []) : []));
    expect(named.filter((vendor) => !vendors.has(vendor))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    const sold = owners.flatMap((line) => ('services' in line ? (line.services ?? []) : []));
    const ids = [...sold, ...closed.map(({ id }) => id), ...breaches.map(({ id }) => id)];
    expect(ids.filter((id) => catalogue.get(id) === undefined)).toEqual([]);
    expect(new Set(closed.map(({ id }) => id)).size).toBe(closed.length);
  });

  test('have dates; breaches have a sentence and a page', () => {
    for (const { id, on } of closed) expect(on, id).toMatch(DATE);
    for (const { id, on, what, source } of breaches) {
      expect(on, id).toMatch(DATE);
      expect(what, id).toMatch(/^[A-Z0-9].{20,140}\.$/);
      const { protocol, pathname } = new URL(source);
      expect([protocol, pathname === '/'], id).toEqual(['https:', false]);
    }
  });

  test('include owner, shutdown with successor, and breaches, latest first', () => {
    expect(catalogue.get('wetransfer')).toMatchObject({ vendor: 'WeTransfer', owner: 'Bending Spoons' });
    expect(catalogue.get('terraform-cloud')?.owner).toBe('IBM');
    expect(catalogue.get('cognigy')?.owner).toBe('NICE');
    expect(catalogue.get('evernote')).toMatchObject({ vendor: 'Bending Spoons', owner: undefined });
    expect(catalogue.get('skype')?.closed).toEqual({
      on: '2025-05-05',
      successor: { id: 'microsoft-teams', name: 'Microsoft Teams' },
    });
    for (const { id, ...line } of closed)
      expect(catalogue.get(id)?.closed?.successor?.id, id).toBe(
        'successor' in line ? line.successor : undefined,
      );
    expect(catalogue.get('okta')?.breaches?.map(({ on }) => on)).toEqual(['2023-10', '2022-01-21']);
  });

  test("don't affect the score", () => {
    const scorer = createScorer({ statements: new Map(), year: 2026 });
    const okta = catalogue.get('okta');
    if (okta === undefined) expect.fail();
    const bare = { ...okta, owner: undefined, closed: undefined, breaches: undefined };
    expect(scorer.explain(okta)).toEqual(scorer.explain(bare));
  });
});
