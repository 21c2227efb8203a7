import { loadCatalogue } from '@casbah/discovery/catalogue/built-in';
import { loadStatements } from '@casbah/discovery/catalogue/built-in-statements';
import { createScorer } from '@casbah/discovery/score/score';
import { DEFAULT_BRR_PROFILE } from '@casbah/domain/brr-profile';
import { DEFAULT_BRR_THRESHOLDS, riskOrder, riskScoreOf } from '@casbah/domain/risk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, openTestServer, type TestServer } from '../test-compose.ts';

const catalogue = loadCatalogue();
const { verdict } = createScorer({
  profile: { ...DEFAULT_BRR_PROFILE, thresholds: DEFAULT_BRR_THRESHOLDS },
  statements: loadStatements(),
  year: new Date().getUTCFullYear(),
});
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ real: ['catalogue', 'scoring'] });
});
afterAll(() => server.close());

let visitors = 0;
async function ask(app: unknown) {
  visitors += 1;
  const visitor = new Browser(server.app, `10.0.0.${visitors}`);
  await visitor.get('/user/setup');
  return visitor.post('/admin/user/suggestedapps', { app });
}
const riskOf = (id: string): number => {
  const service = catalogue.get(id);
  return service === undefined ? Number.NaN : (riskScoreOf(verdict(service).brr) ?? Number.NaN);
};

describe('alternatives to a blocked app', () => {
  const risky = catalogue.services
    .filter(({ category }) => category === 'Cloud storage')
    .toSorted((one, other) => riskOrder(verdict(other).brr) - riskOrder(verdict(one).brr))
    .at(0);

  test('are less risky services of its category, least risky first [PL-C022]', async () => {
    const answer = await ask(risky?.id);
    const { app, alt_services: services } = answer.json().api_response;
    expect(app).toEqual({ id: risky?.id, name: risky?.name, category: 'Cloud storage' });
    expect(services.length).toBeGreaterThan(3);
    expect(services.length).toBeLessThanOrEqual(10);
    const scores = services.map(({ risk_score }: { risk_score: number }) => risk_score);
    expect(scores).toEqual(scores.toSorted((one: number, other: number) => one - other));
    for (const service of services) {
      expect(service.id).not.toBe(risky?.id);
      expect(catalogue.get(service.id)).toMatchObject({ name: service.name, category: 'Cloud storage' });
      expect(service.risk_score).toBe(riskOf(service.id));
      expect(service.brr).toBe(100 - service.risk_score);
      expect(service.risk_score).toBeLessThan(riskOf(risky?.id ?? ''));
      expect(['low', 'medium']).toContain(service.level);
    }
    // No service of the category is better than those that were left out.
    const worst = Math.max(...scores);
    const suggested = new Set(services.map(({ id }: { id: string }) => id));
    const leftOut = catalogue.services.filter(
      ({ id, category }) => category === 'Cloud storage' && id !== risky?.id && !suggested.has(id),
    );
    for (const { id } of leftOut) expect(riskOf(id)).toBeGreaterThanOrEqual(worst);
  });

  test("are found by the app's name or host, too", async () => {
    const suggested = async (app: string) => (await ask(app)).json();
    expect(await suggested('  dropBOX ')).toEqual(await suggested('dropbox'));
    expect(await suggested('www.dropbox.com')).toEqual(await suggested('dropbox'));
  });

  test("don't exist for the least risky service", async () => {
    const best = catalogue.services
      .filter(({ category }) => category === 'Cloud storage')
      .toSorted((one, other) => riskOrder(verdict(one).brr) - riskOrder(verdict(other).brr))
      .at(0);
    expect((await ask(best?.id)).json().api_response.alt_services).toEqual([]);
  });

  test("aren't made up for an app outside the catalog", async () => {
    const answer = await ask('no-such-app-at-all');
    expect(answer.json()).toEqual({ api_response: { app: null, alt_services: [] } });
  });

  test('refuses a request without an app', async () => {
    for (const app of [undefined, '', 7, 'x'.repeat(254)]) expect((await ask(app)).statusCode).toBe(400);
  });
});
