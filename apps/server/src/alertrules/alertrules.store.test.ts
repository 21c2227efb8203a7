import type { AlertRuleAnswer, AlertRuleHitAnswer } from '@casbah/contract/alertrules';
import type { IncidentRow } from '@casbah/contract/incidents';
import { ALERT_RULE_HIT_ACTION } from '@casbah/domain/alert-rule';
import { blankEvent } from '@casbah/domain/event';
import { isoTime } from '@casbah/domain/iso-time';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import type { KeptEvent } from '@casbah/stores/events/memory-scope';
import { MemoryUsageReads } from '@casbah/stores/events/memory-usage';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createServiceIndex } from '../service-index.ts';
import { catalogued } from '../test-catalogue.ts';
import { addPerson, Browser, memoryEvents, openTestServer, type TestServer } from '../test-compose.ts';
import { AlertRuleWatch } from './watch.ts';

const MONDAY = Date.UTC(2026, 10, 16);
const SERVICES = [catalogued('box', 'Box'), catalogued('miro', 'Miro'), catalogued('mega', 'MEGA')];
const index = createServiceIndex(SERVICES, ({ id }) => ({ brr: id === 'mega' ? 10 : 90, parts: [] }));

/** Traffic of all companies; each test adds to its own week. */
const kept: KeptEvent[] = [];
const usage = new MemoryUsageReads(kept);
let server: TestServer;
let nadia: Browser;
let rim: Browser;
let reader: Browser;
/** The watch of this server, and of a second server on the same database. */
let watch: Pick<AlertRuleWatch, 'look'>;
let other: Pick<AlertRuleWatch, 'look'>;

beforeAll(async () => {
  server = await openTestServer({ index, services: SERVICES, given: { events: memoryEvents(usage) } });
  const { standingReads: reads, onTagsChanged: onTagged, ...parts } = server.provided;
  watch = { look: () => server.runJob('alertrules.watch') };
  other = new AlertRuleWatch({ ...parts, reads, onTagged });
  server.clock.now = MONDAY + 60 * DAY_MS;
  const signedIn = async (person: Parameters<typeof addPerson>[1]): Promise<Browser> => {
    await addPerson(server.control, person);
    const browser = new Browser(server.app);
    expect((await browser.signIn(person.email)).statusCode).toBe(200);
    return browser;
  };
  nadia = await signedIn({ tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
  rim = await signedIn({ tenant: 'rif', email: 'rim@rif.example', role: 'sysadmin' });
  reader = await signedIn({
    tenant: 'atlas',
    email: 'reader@atlas.example',
    role: 'admin',
    grants: [{ area: 'audit', actions: ['view'] }],
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  kept.length = 0;
  for (const { id } of await rules()) await nadia.send('DELETE', `/risks/policies/${id}`);
});

const upload = (day: number, service: string, user: string, bytes_up: number, tenant = 'atlas'): void => {
  const event = {
    ...blankEvent('traffic'),
    time: MONDAY + day * DAY_MS + 9 * HOUR_MS,
    host: `${service}.example`,
    service_id: service,
    user,
    bytes_up,
    bytes_down: 1,
    action: 'allowed' as const,
  };
  kept.push({ tenant, datasource: 'a', load: 'l', line: kept.length + 1, event });
};
const rules = async (by = nadia): Promise<AlertRuleAnswer[]> =>
  (await by.get('/risks/policies')).json().policies;
const made = async (given: object = {}): Promise<AlertRuleAnswer> => {
  const body = { name: crypto.randomUUID(), condition: 'uploaded > 100', ...given };
  const answer = await nadia.post('/risks/policies', body);
  expect(answer.statusCode).toBe(201);
  return answer.json().policy;
};
const patch = (id: string, change: object, by = nadia) =>
  by.send('PATCH', `/risks/policies/${id}`, { body: change });
const tried = (id: string, days = 30, by = nadia) => by.post(`/risks/policies/${id}/backtest`, { days });
const switchedOn = async (given: object = {}): Promise<string> => {
  const { id } = await made(given);
  expect((await tried(id)).statusCode).toBe(200);
  expect((await patch(id, { is_enabled: true })).json().policy.is_enabled).toBe(true);
  return id;
};
const hits = async (id: string, query = '', by = nadia): Promise<AlertRuleHitAnswer[]> =>
  (await by.get(`/risks/policies/${id}/hits${query}`)).json().hits;
const found = async (id: string): Promise<string[]> =>
  (await hits(id)).map(({ service, window_from }) => `${service.id} ${window_from.slice(5, 10)}`).sort();
/** Runs twice: a window is done once two runs count the same. */
const look = async (on = watch): Promise<void> => {
  await on.look();
  await on.look();
};
const tagsOf = async (id: string): Promise<number[]> => {
  const { service_tags } = (await nadia.get('/risks/getservicetags')).json();
  return service_tags.find((one: { service_id: string }) => one.service_id === id)?.tag_ids ?? [];
};
const notices = (url: string) =>
  server.control.asSystem((tx) =>
    tx.selectFrom('notifications').selectAll().where('url', '=', url).orderBy('user_id').execute(),
  );
const told = (id: string) =>
  server.control.asSystem((tx) =>
    tx
      .selectFrom('audit_trail')
      .selectAll()
      .where('action', '=', ALERT_RULE_HIT_ACTION)
      .where('object', '=', id)
      .orderBy('sequence')
      .execute(),
  );

describe('an alert rule', () => {
  test('starts disabled, and can be enabled only after a backtest', async () => {
    upload(0, 'box', 'amina', 150);
    upload(1, 'mega', 'said', 101);
    const rule = await made({ name: 'Much', window: 'day', adds_tag: 3 });
    expect(rule).toMatchObject({
      name: 'Much',
      condition: 'uploaded > 100',
      window: 'day',
      gives_notice: true,
      adds_tag: 3,
      is_enabled: false,
      tried_on: null,
      hits: 0,
      last_hit_on: null,
      created_by: 'nadia@atlas.example',
    });
    const early = await patch(rule.id, { is_enabled: true });
    expect([early.statusCode, early.json().error]).toEqual([422, 'UNPROCESSABLE']);
    const past = (await tried(rule.id, 2)).json();
    expect(past.found.windows.map(({ services }: { services: number }) => services)).toEqual([1, 1]);
    expect(
      past.found.services.map(({ id, found_in }: { id: string; found_in: number[] }) => [id, found_in]),
    ).toEqual([
      ['box', [0]],
      ['mega', [1]],
    ]);
    expect(past.policy.tried_on).toBe(isoTime(server.clock.now));
    // A backtest changes nothing.
    expect([await tagsOf('box'), await found(rule.id)]).toEqual([[], []]);
    expect((await patch(rule.id, { is_enabled: true })).json().policy.is_enabled).toBe(true);
  });

  test('is disabled by a new condition or window until tested again, but not by a new name', async () => {
    const id = await switchedOn({ name: 'One' });
    expect((await patch(id, { name: 'Two' })).json().policy).toMatchObject({ name: 'Two', is_enabled: true });
    expect((await patch(id, { window: 'week' })).json().policy).toMatchObject({
      is_enabled: false,
      tried_on: null,
    });
    expect((await patch(id, { condition: 'risk = high', is_enabled: true })).statusCode).toBe(422);
    await tried(id);
    expect((await patch(id, { is_enabled: true })).statusCode).toBe(200);
    expect((await patch(id, { condition: 'risk = high' })).json().policy.is_enabled).toBe(false);
  });

  test('accepts conditions on services only: no users, no totals of other lists, no invalid filters', async () => {
    const codeOf = async (condition: string) => {
      const answer = await nadia.post('/risks/policies', { name: 'No', condition });
      return [answer.statusCode, answer.json().details?.code];
    };
    expect(await codeOf('user = "amina"')).toEqual([400, 'people']);
    expect(await codeOf('risk = high and not src_ip = 10.0.0.1')).toEqual([400, 'people']);
    expect(await codeOf('services > 3')).toEqual([400, 'total_of_other_list']);
    expect((await codeOf('risk ='))[0]).toBe(400);
    expect(await rules()).toEqual([]);
  });

  test('requires the permission to change discovery, and a unique name within the company', async () => {
    const { id } = await made({ name: 'Rabat' });
    const body = { name: 'RABAT', condition: 'risk = high' };
    expect((await nadia.post('/risks/policies', body)).json().error).toBe('NAME_TAKEN');
    expect((await nadia.post('/risks/policies', { ...body, name: 'x', adds_tag: 4711 })).statusCode).toBe(
      422,
    );
    expect((await reader.post('/risks/policies', { ...body, name: 'x' })).statusCode).toBe(403);
    expect((await tried(id, 1, reader)).statusCode).toBe(403);
    expect((await patch(id, { name: 'x' }, reader)).statusCode).toBe(403);
    expect((await rules(reader)).map((one) => one.id)).toEqual([id]);
    expect(await rules(rim)).toEqual([]);
    expect((await patch(id, { name: 'x' }, rim)).statusCode).toBe(404);
    expect((await tried(id, 1, rim)).statusCode).toBe(404);
    expect((await rim.get(`/risks/policies/${id}/hits`)).statusCode).toBe(404);
  });
});

describe('new traffic', () => {
  test('raises an incident for each service if the rule says so; another period is a recurrence', async () => {
    const id = await switchedOn({ name: 'Raising', raises_incident: true });
    upload(57, 'box', 'amina', 150);
    upload(57, 'mega', 'said', 150);
    await look();
    await look(other);
    const listed = async () =>
      (await nadia.get('/api/incidents?filter=policy%20%3D%20Raising'))
        .json()
        .rows.map((row: IncidentRow) => ({
          service: row.service?.name,
          severity: row.severity,
          occurrences: row.occurrences,
          policy: row.policy.id,
        }));
    const raised = (service: string, occurrences: number) => ({
      service,
      severity: 'medium',
      occurrences,
      policy: id,
    });
    expect(await listed()).toEqual(expect.arrayContaining([raised('Box', 1), raised('MEGA', 1)]));
    upload(58, 'box', 'amina', 150);
    await look();
    expect(await listed()).toEqual(expect.arrayContaining([raised('Box', 2), raised('MEGA', 1)]));
    expect(await listed()).toHaveLength(2);
    const silent = await switchedOn({ name: 'Silent' });
    upload(59, 'miro', 'amina', 150);
    await look();
    expect(await found(silent)).toEqual(['miro 01-14']);
    expect((await nadia.get('/api/incidents?filter=policy%20%3D%20Silent')).json().rows).toEqual([]);
  });

  test("is evaluated once, whatever its date; earlier traffic doesn't fire", async () => {
    upload(0, 'box', 'amina', 150);
    const id = await switchedOn();
    await look();
    expect(await found(id)).toEqual([]);
    upload(1, 'mega', 'amina', 150);
    // Late lines for Monday take the day over the threshold.
    upload(0, 'miro', 'said', 101);
    await look();
    expect(await found(id)).toEqual(['box 11-16', 'mega 11-17', 'miro 11-16']);
    expect((await rules())[0]).toMatchObject({
      hits: 3,
      last_hit_on: isoTime(server.clock.now),
    });
  });

  test("reaches a day's threshold gradually and fires once, despite restarts, two servers and late lines", async () => {
    upload(-1, 'box', 'amina', 1);
    const id = await switchedOn();
    upload(0, 'box', 'amina', 60);
    await look();
    expect(await found(id)).toEqual([]);
    upload(0, 'box', 'said', 60);
    await Promise.all([watch.look(), other.look()]);
    await look(other);
    upload(0, 'box', 'said', 60);
    await look();
    expect(await found(id)).toEqual(['box 11-16']);
    expect(await hits(id)).toMatchObject([{ requests: 2, bytes_up: 120, users: 2, tagged: false }]);
    expect((await told(id)).map(({ details }) => details.count)).toEqual([1]);
    const [notice, ...more] = await notices(`/appAudit/decisions/policies/${id}`);
    expect(notice).toMatchObject({ template: 'policy-hit', values: { services: 1 } });
    expect(more).toEqual([]);
    // The next day is a separate window.
    upload(1, 'box', 'said', 200);
    await look();
    expect(await found(id)).toEqual(['box 11-16', 'box 11-17']);
  });

  test('is found by the next run if the engine was behind', async () => {
    upload(-1, 'box', 'amina', 1);
    const id = await switchedOn();
    upload(0, 'box', 'amina', 150);
    const held = kept.splice(-1);
    const counted = [...kept, ...held];
    // The histogram already counts the line, but the per-service totals don't yet.
    const histogram = usage.histogram.bind(usage);
    usage.histogram = (scope, interval, high) =>
      new MemoryUsageReads(counted).histogram(scope, interval, high);
    await watch.look();
    usage.histogram = histogram;
    expect(await found(id)).toEqual([]);
    kept.push(...held);
    await watch.look();
    expect(await found(id)).toEqual(['box 11-16']);
  });

  test('waits for the end of its window if a later line could undo the match', async () => {
    upload(-1, 'box', 'amina', 1);
    const id = await switchedOn({ condition: 'users < 2' });
    upload(0, 'box', 'amina', 1);
    await look();
    expect(await found(id)).toEqual([]);
    upload(0, 'box', 'said', 1);
    upload(0, 'miro', 'said', 1);
    upload(1, 'miro', 'said', 1);
    await look();
    expect(await found(id)).toEqual(['miro 11-16']);
  });

  test('supports weekly and monthly totals', async () => {
    upload(-1, 'miro', 'amina', 1);
    const week = await switchedOn({ condition: 'uploaded > 100', window: 'week' });
    const month = await switchedOn({ condition: 'uploaded > 200', window: 'month' });
    for (const day of [0, 1, 2]) upload(day, 'box', 'amina', 40);
    upload(7, 'box', 'amina', 90);
    await look();
    expect([await found(week), await found(month)]).toEqual([['box 11-16'], ['box 11-01']]);
    expect((await hits(month))[0]?.window_to).toBe('2026-12-01T00:00:00.000Z');
  });

  test("isn't evaluated by a disabled rule, nor by another company’s", async () => {
    upload(-1, 'box', 'amina', 1);
    const on = await switchedOn({ name: 'on' });
    const off = await switchedOn({ name: 'off' });
    await patch(off, { is_enabled: false });
    upload(0, 'box', 'amina', 150, 'rif');
    await look();
    expect([await found(on), await found(off)]).toEqual([[], []]);
    upload(0, 'box', 'amina', 150);
    await look();
    expect([await found(on), await found(off)]).toEqual([['box 11-16'], []]);
    // Traffic that arrived while the rule was disabled isn't evaluated later.
    await patch(off, { is_enabled: true });
    await look();
    expect(await found(off)).toEqual([]);
  });
});

describe('actions', () => {
  test('add a tag, a decision only to undecided services, and one notice', async () => {
    upload(-1, 'box', 'amina', 1);
    await nadia.post('/risks/changeservicetags', { service_ids: ['box'], add_tags: [0] });
    const id = await switchedOn({ name: 'Stop', adds_tag: 1 });
    for (const service of ['box', 'mega', 'miro']) upload(0, service, 'amina', 150);
    await look();
    expect([await tagsOf('box'), await tagsOf('mega'), await tagsOf('miro')]).toEqual([[0], [1], [1]]);
    expect((await hits(id)).map(({ service, tagged }) => [service.id, tagged]).sort()).toEqual([
      ['box', false],
      ['mega', true],
      ['miro', true],
    ]);
    expect(await told(id)).toMatchObject([
      {
        user_id: null,
        user_email: null,
        outcome: 'success',
        details: {
          name: 'Stop',
          count: 3,
          tagged: 2,
          services: ['Box', 'MEGA', 'Miro'],
          from: isoTime(MONDAY),
        },
      },
    ]);
    await nadia.post('/risks/changeservicetags', {
      service_ids: ['box', 'mega', 'miro'],
      remove_tags: [0, 1],
    });
  });

  test('send a notice to people who may change discovery; it accumulates until seen and can be turned off', async () => {
    upload(-1, 'box', 'amina', 1);
    const loud = await switchedOn({ name: 'loud' });
    const silent = await switchedOn({ name: 'silent', gives_notice: false });
    upload(0, 'box', 'amina', 150);
    upload(1, 'mega', 'amina', 150);
    await look();
    const given = await notices(`/appAudit/decisions/policies/${loud}`);
    expect(given.map(({ values }) => values)).toEqual([{ policy: 'loud', services: 2 }]);
    expect(await notices(`/appAudit/decisions/policies/${silent}`)).toEqual([]);
    expect(await found(silent)).toHaveLength(2);
  });

  test('hits are paged, filtered and exported as CSV, and deleted with their rule', async () => {
    upload(-1, 'box', 'amina', 1);
    const id = await switchedOn();
    for (const day of [0, 1, 2]) upload(day, day === 1 ? 'mega' : 'box', 'amina', 150);
    await look();
    const first = (await nadia.get(`/risks/policies/${id}/hits?limit=2`)).json();
    const rest = (await nadia.get(`/risks/policies/${id}/hits?limit=2&before=${first.next}`)).json();
    expect([first.hits.length, rest.hits.length, rest.next]).toEqual([2, 1, null]);
    expect(await hits(id, '?service=mega')).toMatchObject([{ service: { id: 'mega', name: 'MEGA' } }]);
    const csv = await nadia.get(`/risks/policies/${id}/hits/export?service=box`);
    expect(csv.headers['content-disposition']).toContain('policy-hits.csv');
    expect(csv.body.trim().split('\n')).toHaveLength(3);
    expect((await reader.get(`/risks/policies/${id}/hits/export`)).statusCode).toBe(403);
    expect((await nadia.get('/risks/policies/none/hits/export')).statusCode).toBe(404);
    await nadia.send('DELETE', `/risks/policies/${id}`);
    expect((await nadia.get(`/risks/policies/${id}/hits`)).statusCode).toBe(404);
  });

  test('old hits are deleted', async () => {
    upload(-1, 'box', 'amina', 1);
    const id = await switchedOn();
    upload(0, 'box', 'amina', 150);
    await look();
    await server.runJob('alertrules.cleanup');
    expect(await found(id)).toHaveLength(1);
    const { now } = server.clock;
    server.clock.now += 401 * DAY_MS;
    await server.runJob('alertrules.cleanup');
    server.clock.now = now;
    expect(await found(id)).toEqual([]);
  });
});
