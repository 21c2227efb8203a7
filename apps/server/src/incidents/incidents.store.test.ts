import { isoTime } from '@casbah/domain/iso-time';
import { HOUR_MS } from '@casbah/domain/time-units';
import { listAudit } from '@casbah/stores/control/history/audit-trail';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

const START = Date.UTC(2026, 10, 28, 8);
const CARD = '4929 1234 5678 3361';

let server: TestServer;
let nadia: Browser;
let yassine: Browser;
let rim: Browser;
let people: Map<string, string>;
beforeAll(async () => {
  server = await openTestServer({});
  server.clock.now = START + 30 * HOUR_MS;
  people = new Map();
  const signedIn = async (person: Parameters<typeof addPerson>[1]): Promise<Browser> => {
    people.set(person.email, (await addPerson(server.control, person)).id);
    const browser = new Browser(server.app);
    expect((await browser.signIn(person.email)).statusCode).toBe(200);
    return browser;
  };
  nadia = await signedIn({ tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
  yassine = await signedIn({
    tenant: 'atlas',
    email: 'yassine@atlas.example',
    role: 'admin',
    grants: [{ area: 'investigate', actions: ['view', 'modify'] }],
  });
  rim = await signedIn({ tenant: 'rif', email: 'rim@rif.example', role: 'sysadmin' });
});
afterAll(() => server.close());

let keys = 0;
const occurrence = (given: object = {}) => ({
  key: `key-${++keys}`,
  policy: 'Cards stay inside',
  severity: 'high',
  facts: { user: 'amy@atlas.example', app: 'Box', object: 'refunds.xlsx', activity: 'share' },
  ...given,
});
const raise = async (given: object = {}, by = nadia) => {
  const answer = await by.post('/api/incidents', occurrence(given));
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
const get = async (path: string, by = nadia) => (await by.get(`/api/incidents${path}`)).json();
const find = (filter: string, by = nadia, more = '') =>
  get(`?filter=${encodeURIComponent(filter)}${more}`, by);
const patch = (body: object, by = nadia) => by.send('PATCH', '/api/incidents', { body });
const history = (object: string) =>
  server.control.inTenant('atlas', (tx) =>
    listAudit(tx, { limit: 20, filter: { kind: 'in', field: 'object', values: [object] } }),
  );

describe('occurrences', () => {
  test('of the same policy, user and object within a day are one incident', async () => {
    const grouped = (hours: number, more: object = {}) =>
      raise({ policy: 'Grouped', time: isoTime(START + hours * HOUR_MS), ...more });
    const first = await grouped(0);
    expect(first).toMatchObject({ result: 'raised' });
    expect(await grouped(1)).toMatchObject({ id: first.id, result: 'recurred' });
    const incident = await get(`/${first.id}`);
    expect(incident).toMatchObject({
      number: first.number,
      state: 'new',
      severity: 'high',
      policy: { id: null, name: 'Grouped', type: 'clouddlpgenericrest' },
      user: 'amy@atlas.example',
      object: 'refunds.xlsx',
      activity: 'share',
      occurrences: 2,
      first_seen: isoTime(START),
      last_seen: isoTime(START + HOUR_MS),
    });
    expect(incident.evidence).toHaveLength(2);
    expect(await grouped(1, { facts: { user: 'ben@atlas.example' } })).toMatchObject({
      number: first.number + 1,
      result: 'raised',
    });
    expect(await grouped(26)).toMatchObject({ result: 'raised' });
    expect((await history(first.id)).map(({ event }) => event)).toEqual(['incident.raised']);
  });

  test('after an incident was closed are a new one', async () => {
    const { id } = await raise({ policy: 'Closed' });
    expect((await patch({ ids: [id], state: 'resolved' })).json()).toEqual({ updated: 1 });
    expect(await raise({ policy: 'Closed' })).toMatchObject({ result: 'raised' });
  });

  test('are raised once per key', async () => {
    const once = occurrence({ policy: 'Once' });
    const first = (await nadia.post('/api/incidents', once)).json();
    expect((await nadia.post('/api/incidents', once)).json()).toEqual({ ...first, result: 'known' });
    expect(await get(`/${first.id}`)).toMatchObject({ occurrences: 1 });
    // Another company's key is another key.
    expect((await rim.post('/api/incidents', once)).json()).toMatchObject({ number: 1, result: 'raised' });
  });

  test('raised by two servers at once are one incident', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => raise({ policy: 'At once' })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ result }) => result === 'raised')).toHaveLength(1);
    expect(await find('policy = "At once"')).toMatchObject({ rows: [{ occurrences: 6 }] });
  });

  test('have evidence of only the newest kept', async () => {
    const facts = { user: 'amy@atlas.example', object: 'many' };
    const { id } = await raise({ policy: 'Many', facts });
    const { incidents } = server.provided;
    await server.control.inTenant('atlas', (tx) =>
      incidents.raise(
        tx,
        { time: server.clock.now, record: () => undefined },
        Array.from({ length: 150 }, (_, number) => ({
          key: `many-${number}`,
          time: server.clock.now + number,
          policy: { name: 'Many', type: 'filexfer' as const },
          severity: 'high' as const,
          facts,
        })),
      ),
    );
    const incident = await get(`/${id}`);
    expect(incident.occurrences).toBe(151);
    expect(incident.evidence).toHaveLength(100);
    expect(Date.parse(incident.evidence[0].time)).toBe(server.clock.now + 149);
  });

  test('refuse facts that policies don’t know, and times in the future', async () => {
    const refused = async (given: object) =>
      (await nadia.post('/api/incidents', occurrence(given))).statusCode;
    expect(await refused({ facts: { shoe_size: 43 } })).toBe(400);
    expect(await refused({ severity: 'huge' })).toBe(400);
    expect(await refused({ time: isoTime(server.clock.now + 48 * HOUR_MS) })).toBe(422);
  });
});

describe('the list', () => {
  test('has the highest severity first, then the newest; pages survive arrivals', async () => {
    const raised = [];
    for (const severity of ['low', 'high', 'medium', 'high'])
      raised.push(await raise({ policy: 'Sorted', severity, facts: { object: `file-${keys}` } }));
    const [low, high, medium, newestHigh] = raised.map(({ number }) => number);
    const numbers = async (order: string) =>
      (await find('policy = Sorted', nadia, `&order=${order}`)).rows.map(
        ({ number }: { number: number }) => number,
      );
    expect(await numbers('severity')).toEqual([newestHigh, high, medium, low]);
    expect(await numbers('newest')).toEqual([newestHigh, medium, high, low]);
    expect(await numbers('oldest')).toEqual([low, high, medium, newestHigh]);
    const first = await find('policy = Sorted', nadia, '&limit=2');
    await raise({ policy: 'Sorted', severity: 'high', facts: { object: 'late' } });
    const second = await find('policy = Sorted', nadia, `&limit=2&after=${first.next}`);
    expect(second.rows.map(({ number }: { number: number }) => number)).toEqual([medium, low]);
    expect(second.next).toBeNull();
    expect((await nadia.get('/api/incidents?after=nowhere')).statusCode).toBe(400);
  });

  test('is filtered in the filter language, also by plain words', async () => {
    const { id, number } = await raise({
      policy: 'Found',
      facts: { user: 'zoe@atlas.example', app: 'Miro' },
    });
    for (const filter of [
      'user = ZOE@atlas.example',
      'user_domain = atlas.example and app = miro and policy = found',
      `number = ${number}`,
      'text contains zoe',
      `text contains "inc-${number}"`,
      'state = new and owner = "" and user contains zoe',
      'occurrences < 2 and policy_type = clouddlpgenericrest and policy = Found and created > 2026-01-01T00:00:00Z',
    ])
      expect((await find(filter)).rows, filter).toMatchObject([{ id }]);
    expect((await nadia.get('/api/incidents?filter=shoe%20%3D%201')).json()).toMatchObject({
      error: 'FILTER_INVALID',
    });
  });

  test('counts values of fields', async () => {
    for (const severity of ['low', 'low', 'high'])
      await raise({ policy: 'Counted', severity, facts: { object: `counted-${keys}` } });
    const { total, facets } = await get('/facets?filter=policy%20%3D%20Counted%20and%20severity%20%3D%20low');
    const facet = (name: string) => facets.find(({ field }: { field: string }) => field === name);
    expect(total).toBe(2);
    expect(facet('state').values).toEqual([{ value: 'new', label: 'new', count: 2 }]);
    // A field's own conditions don't count, so that others can be chosen.
    expect(facet('severity').values).toEqual([
      { value: 'low', label: 'low', count: 2 },
      { value: 'high', label: 'high', count: 1 },
    ]);
  });

  test('is exported as CSV and NDJSON', async () => {
    await raise({ policy: 'Exported', facts: { user: 'amy@atlas.example', object: '=cmd()' } });
    const csv = await nadia.get('/api/incidents/export?filter=policy%20%3D%20Exported');
    expect(csv.headers['content-disposition']).toContain('incidents.csv');
    expect(csv.body).toMatch(/"number","state","reason","severity","policy"/);
    expect(csv.body).toContain('"\'=cmd()"');
    const lines = await nadia.get('/api/incidents/export.ndjson?filter=policy%20%3D%20Exported');
    expect(JSON.parse(lines.body)).toMatchObject({ policy: { name: 'Exported' }, object: '=cmd()' });
    expect((await yassine.get('/api/incidents/export')).statusCode).toBe(403);
  });
});

describe('work on incidents', () => {
  test('changes state, severity and owner of many; timeline and history say who did what', async () => {
    const ids: string[] = [];
    for (const object of ['a', 'b', 'c']) ids.push((await raise({ policy: 'Worked', facts: { object } })).id);
    const owner = people.get('yassine@atlas.example');
    expect((await patch({ ids, state: 'in_progress', severity: 'low', owner })).json()).toEqual({
      updated: 3,
    });
    expect((await find('policy = Worked and owner = yassine@atlas.example')).rows).toMatchObject(
      ids.map(() => ({ state: 'in_progress', severity: 'low', owner: { id: owner } })),
    );
    const [id = ''] = ids;
    expect((await patch({ ids: [id], state: 'dismissed' })).statusCode).toBe(400);
    expect((await patch({ ids: [id], state: 'dismissed', reason: 'duplicate' }, yassine)).statusCode).toBe(
      200,
    );
    expect(await get(`/${id}`)).toMatchObject({ state: 'dismissed', reason: 'duplicate' });
    expect((await patch({ ids: [id], state: 'new' })).statusCode).toBe(200);
    expect(await get(`/${id}`)).toMatchObject({ state: 'new', reason: null });
    const { entries } = await get(`/${id}/timeline`);
    expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual([
      'raised',
      'changed',
      'changed',
      'changed',
    ]);
    expect(entries[2].changes).toEqual([
      { field: 'state', before: 'in_progress', after: 'dismissed' },
      { field: 'reason', before: null, after: 'duplicate' },
    ]);
    expect((await history(id)).map(({ event }) => event)).toEqual([
      'incident.changed',
      'incident.changed',
      'incident.raised',
    ]);
  });

  test('notifies a new owner, but nobody about their own choice', async () => {
    const { id, number } = await raise({ policy: 'Assigned' });
    const owner = people.get('yassine@atlas.example');
    await patch({ ids: [id], owner });
    const mine = await raise({ policy: 'Assigned to me' });
    await patch({ ids: [mine.id], owner }, yassine);
    const notices = await server.control.asSystem((tx) =>
      tx.selectFrom('notifications').selectAll().where('template', '=', 'incident-assigned').execute(),
    );
    const about = notices.filter(({ url }) => url.includes(id) || url.includes(mine.id));
    expect(about).toMatchObject([
      { user_id: owner, values: { incidents: 1, name: `INC-${number}` }, action: 'VISIT' },
    ]);
    expect((await patch({ ids: [id], owner: 'nobody' })).statusCode).toBe(422);
  });

  test('adds notes', async () => {
    const { id } = await raise({ policy: 'Noted' });
    const added = await yassine.post(`/api/incidents/${id}/notes`, { text: 'Called Amy' });
    expect([added.statusCode, added.json().text]).toEqual([201, 'Called Amy']);
    expect(await get(`/${id}`)).toMatchObject({ notes: 1, notes_list: [{ text: 'Called Amy' }] });
  });

  test('finds related incidents by user, object and policy', async () => {
    const facts = { user: 'rel@atlas.example', object: 'rel.txt' };
    const { id } = await raise({ policy: 'Related', facts });
    const sameUser = await raise({ policy: 'Other', facts: { user: 'REL@atlas.example', object: 'x.txt' } });
    const sameFile = await raise({
      policy: 'related',
      facts: { user: 'b@atlas.example', object: 'rel.txt' },
    });
    const { rows } = await get(`/${id}/related`);
    expect(rows.map((row: { id: string; by: string[] }) => [row.id, row.by]).toSorted()).toEqual(
      [
        [sameUser.id, ['user']],
        [sameFile.id, ['object', 'policy']],
      ].toSorted(),
    );
  });

  test('shows what became of each response', async () => {
    const { incidents } = server.provided;
    const context = { time: server.clock.now, record: () => undefined };
    const [raised] = await server.control.inTenant('atlas', (tx) =>
      incidents.raise(tx, context, [
        {
          key: 'with-responses',
          time: server.clock.now,
          policy: { id: 'p1', name: 'Answered', version: 3, type: 'filexfer', condition: 'risk = high' },
          severity: 'medium',
          facts: { user: 'amy@atlas.example' },
          responses: [
            { kind: 'quarantine', state: 'waiting', channel: 'gateway' },
            { kind: 'notify', state: 'waiting', channel: 'email' },
          ],
        },
      ]),
    );
    const [, notified] = raised?.responses ?? [];
    await server.control.inTenant('atlas', (tx) =>
      incidents.reportResponse(tx, notified?.id ?? '', {
        state: 'failed',
        error: 'Mailbox full',
        time: server.clock.now,
      }),
    );
    expect(await get(`/${raised?.id}`)).toMatchObject({
      condition: 'risk = high',
      policy: { id: 'p1', version: 3 },
      responses: expect.arrayContaining([
        expect.objectContaining({ kind: 'quarantine', state: 'waiting', channel: 'gateway', attempts: 0 }),
        expect.objectContaining({ kind: 'notify', state: 'failed', error: 'Mailbox full', attempts: 1 }),
      ]),
    });
    const { entries } = await get(`/${raised?.id}/timeline`);
    expect(entries[1]).toMatchObject({ kind: 'response', detail: 'Mailbox full' });
  });
});

describe('sensitive data', () => {
  const withCard = () => raise({ policy: `Masked ${keys}`, matches: [{ name: 'Payment card', text: CARD }] });

  test('is masked, and sealed in the database', async () => {
    const { id } = await withCard();
    const { evidence } = await get(`/${id}`);
    expect(evidence[0].matches).toEqual([{ name: 'Payment card', snippet: '•••• •••• •••• 3361' }]);
    const stored = await server.control.asSystem((tx) =>
      sql<{ text: string }>`select incident_occurrences::text as text from incident_occurrences`.execute(tx),
    );
    expect(stored.rows.map(({ text }) => text).join()).not.toContain('4929 1234');
  });

  test('is unmasked with a permission and a reason, which the history records', async () => {
    const { id } = await withCard();
    const [{ id: shown }] = (await get(`/${id}`)).evidence;
    const url = `/api/incidents/${id}/occurrences/${shown}/unmask`;
    const reason = 'Amy asked which card it was';
    expect((await nadia.post(url, { reason: 'why not' })).statusCode).toBe(400);
    expect((await yassine.post(url, { reason })).statusCode).toBe(403);
    expect((await rim.post(url, { reason })).statusCode).toBe(404);
    expect((await nadia.post(url, { reason })).json()).toEqual({
      matches: [{ name: 'Payment card', text: CARD }],
    });
    const [entry] = await history(id);
    expect(entry).toMatchObject({ event: 'incident.unmasked', details: { occurrence: shown, reason } });
    expect(JSON.stringify(entry)).not.toContain(CARD);
    const { entries } = await get(`/${id}/timeline`);
    expect(entries.at(-1)).toMatchObject({ kind: 'unmasked', detail: reason });
  });
});

describe('what a reader may see', () => {
  test('ends with the company', async () => {
    const { id } = await raise({ policy: 'Private' });
    expect((await find('policy = Private', rim)).rows).toEqual([]);
    for (const path of ['', '/timeline', '/related'])
      expect((await rim.get(`/api/incidents/${id}${path}`)).statusCode).toBe(404);
    expect((await patch({ ids: [id], state: 'resolved' }, rim)).statusCode).toBe(404);
    expect((await rim.post(`/api/incidents/${id}/notes`, { text: 'Hi' })).statusCode).toBe(404);
  });

  test('is limited to their services and domains', async () => {
    const limited = async (email: string, scope: object): Promise<Browser> => {
      await addPerson(server.control, {
        tenant: 'atlas',
        email,
        role: 'admin',
        grants: [{ area: 'investigate', actions: ['view', 'modify', 'export'], scope }],
      });
      const browser = new Browser(server.app);
      await browser.signIn(email);
      return browser;
    };
    const ofBox = await limited('box@atlas.example', { services: ['box'] });
    const ofFez = await limited('fez@atlas.example', { domains: ['fez.example'] });
    const box = await raise({ policy: 'Scoped', facts: { service: 'box', user: 'a@atlas.example' } });
    const fez = await raise({ policy: 'Scoped', facts: { service: 'mega', user: 'b@fez.example' } });
    const idsOf = async (by: Browser) =>
      (await find('policy = Scoped', by)).rows.map(({ id }: { id: string }) => id);
    expect([await idsOf(ofBox), await idsOf(ofFez)]).toEqual([[box.id], [fez.id]]);
    expect((await ofBox.get('/api/incidents/export.ndjson')).body).not.toContain(fez.id);
    expect((await get('/facets', ofBox)).total).toBe(1);
    expect((await ofBox.get(`/api/incidents/${fez.id}`)).statusCode).toBe(404);
    expect((await get(`/${box.id}/related`, ofBox)).rows).toEqual([]);
    // All or nothing: one incident out of reach changes none.
    expect((await patch({ ids: [box.id, fez.id], state: 'resolved' }, ofBox)).statusCode).toBe(404);
    expect((await get(`/${box.id}`)).state).toBe('new');
  });

  test('has no names while people are anonymous', async () => {
    const { id } = await raise({
      policy: 'Anonymous',
      facts: { user: 'amy@atlas.example', object: 'Amy’s salary.xlsx', app: 'Box', exposure: 'public' },
      matches: [{ name: 'Payment card', text: CARD }],
    });
    await server.control.inTenant('atlas', (tx) =>
      setTenantConfig(tx, {
        tenant: 'atlas',
        app_name: 'privacy',
        param_name: 'user_anonymization',
        param_value: true,
        misc: {},
        by: null,
        time: 1,
      }),
    );
    const incident = await get(`/${id}`, nadia);
    expect(incident.user).toMatch(/^anon-user\.\d+$/);
    expect(incident).toMatchObject({ object: null, app: 'Box' });
    expect(incident.evidence).toMatchObject([
      { facts: { app: 'Box', exposure: 'public' }, matches: [{ name: 'Payment card', snippet: null }] },
    ]);
    expect(JSON.stringify([incident, await get('/facets', nadia)])).not.toMatch(/amy|salary/i);
    // An access profile with full information shows names.
    expect((await get(`/${id}`, yassine)).user).toBe('amy@atlas.example');
    expect((await find(`user = ${incident.user} and policy = Anonymous`, nadia)).rows).toMatchObject([
      { id },
    ]);
    for (const filter of ['user = amy@atlas.example', 'text contains amy', 'object contains salary'])
      expect(await find(filter, nadia)).toMatchObject({ error: 'FILTER_INVALID' });
    const [{ id: shown }] = incident.evidence;
    const unmask = await nadia.post(`/api/incidents/${id}/occurrences/${shown}/unmask`, {
      reason: 'Amy asked which card it was',
    });
    expect(unmask.statusCode).toBe(403);
  });
});
