import { blankEvent, type Event } from '@casbah/domain/event';
import { HOUR_MS } from '@casbah/domain/time-units';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

const START = Date.UTC(2026, 10, 20, 8);
const at = (hours: number) => START + hours * HOUR_MS;
const activity = (hours: number, given: Partial<Event>): Event => ({
  ...blankEvent('activity'),
  time: at(hours),
  source: 'Drive audit',
  app: 'Google Drive',
  service_id: 'google-drive',
  service: 'Google Drive',
  outcome: 'success',
  ...given,
});

const SHARED = activity(2, {
  user: 'omar@atlas.example',
  user_domain: 'atlas.example',
  activity: 'share',
  object_type: 'file',
  object: 'Refunds <b>Q3</b>.xlsx',
  object_id: 'file-1',
  targets: 'sara@fez.company.example;friend@mail.example;Everyone',
  src_ip: '203.0.113.48',
  session: 's-1',
  severity: 'warning',
  message: 'Omar <shared> a file',
  origins: 'user=actor.email;object=events.parameters',
  raw: '{"actor":{"email":"omar@atlas.example"},"ip":"203.0.113.48","size":12}',
  extra: {
    source_action: 'change_user_access',
    exposure: 'external',
    size: '2048',
    file_hash: 'abc',
    channel_id: 'C1',
  },
});
const EVENTS: readonly Event[] = [
  activity(0, { user: 'omar@atlas.example', activity: 'sign_in', session: 's-1', src_ip: '203.0.113.48' }),
  activity(1, {
    user: 'omar@atlas.example',
    activity: 'view',
    object_id: 'file-1',
    object: 'Refunds',
    session: 's-1',
  }),
  SHARED,
  activity(3, { user: 'sara@atlas.example', activity: 'download', object_id: 'file-1', outcome: 'failure' }),
  ...Array.from({ length: 12 }, (_, index) =>
    activity(4 + index / 60, { user: 'sara@atlas.example', activity: 'view', object: `Page ${index}` }),
  ),
];

let server: TestServer;
let nadia: Browser;
let rim: Browser;
beforeAll(async () => {
  server = await openTestServer({
    traffic: {
      atlas: EVENTS,
      rif: [activity(1, { user: 'rim@rif.example', activity: 'view' })],
      zagora: [
        activity(1, { user: 'ali@zagora.example', activity: 'view', object: 'Plan' }),
        activity(2, { user: 'ali@zagora.example', activity: 'send', service_id: 'slack', app: 'Slack' }),
      ],
      tata: [SHARED],
    },
  });
  server.clock.now = at(24);
  for (const [tenant, name] of [
    ['atlas', 'nadia'],
    ['atlas', 'yassine'],
    ['rif', 'rim'],
  ] as const)
    await addPerson(server.control, { tenant, email: `${name}@${tenant}.example`, role: 'sysadmin' });
  nadia = new Browser(server.app);
  await nadia.signIn('nadia@atlas.example');
  rim = new Browser(server.app);
  await rim.signIn('rim@rif.example');
});
afterAll(() => server.close());

const ALL = 'from=2026-11-20T00:00:00Z&to=2026-11-21T00:00:00Z';
const list = async (query = '', browser = nadia) =>
  (await browser.get(`/investigate/activities?${ALL}&${query}`)).json();
const filtered = (filter: string) => list(`filter=${encodeURIComponent(filter)}`);
const idOf = async (filter: string): Promise<string> => (await filtered(filter)).rows[0].id;

test('the log lists activities newest first, by pages, and only those of the company', async () => {
  const first = await list('limit=10');
  expect(first.rows).toHaveLength(10);
  const second = await list(`limit=10&after=${first.next}`);
  expect(second.rows).toHaveLength(6);
  expect(second.next).toBeNull();
  const times = [...first.rows, ...second.rows].map((row) => row.event.time);
  expect(times).toEqual(times.toSorted().toReversed());
  expect((await list('', rim)).rows).toHaveLength(1);
  const shared = await filtered('activity = share');
  expect(shared.rows).toMatchObject([
    {
      event: {
        user: 'omar@atlas.example',
        targets: ['sara@fez.company.example', 'friend@mail.example', 'Everyone'],
      },
      assessment: 'not_assessed',
      owner: null,
      notes: 0,
    },
  ]);
  expect(shared.rows[0].event).not.toHaveProperty('raw');
});

test('the default range ends with the newest activities', async () => {
  const { rows, meta } = (await nadia.get('/investigate/activities')).json();
  expect(rows).toHaveLength(16);
  expect(meta.to).toBe('2026-11-21T09:00:00.000Z');
});

test('the summary counts over time and by values', async () => {
  const { total, bars, facets, interval } = (
    await nadia.get(`/investigate/summary?${ALL}&facets=activity,user&interval=hour`)
  ).json();
  expect({ total, interval }).toEqual({ total: 16, interval: 'hour' });
  expect(bars.filter(({ failure }: { failure: number }) => failure > 0)).toEqual([
    { time: '2026-11-20T11:00:00.000Z', success: 0, failure: 1, other: 0 },
  ]);
  expect(facets).toMatchObject([
    { field: 'activity', distinct: 4, values: [{ value: 'view', count: 13 }, {}, {}, {}] },
    { field: 'user', values: [{ value: 'sara@atlas.example', count: 13 }, { count: 3 }] },
  ]);
  const values = await nadia.get(`/investigate/values?${ALL}&field=user&contains=OMAR`);
  expect(values.json()).toMatchObject({ values: [{ value: 'omar@atlas.example', count: 3 }] });
  expect((await nadia.get(`/investigate/values?${ALL}&field=nonsense`)).json()).toMatchObject({
    error: 'BAD_REQUEST',
  });
});

test('a detail has the original record, also redacted, the path of each fact, and recipients inside and outside [PL-C031]', async () => {
  const id = await idOf('activity = share');
  const detail = (await nadia.get(`/investigate/activities/${id}`)).json();
  expect(detail).toMatchObject({
    raw: SHARED.raw,
    origins: { user: 'actor.email', object: 'events.parameters' },
    internal_recipients: ['sara@fez.company.example'],
    external_recipients: ['friend@mail.example'],
    event: { extra: { exposure: 'external' } },
  });
  const { content } = (await nadia.get(`/investigate/activities/${id}/redacted`)).json();
  expect(JSON.parse(content)).toEqual({ actor: { email: '•••@atlas.example' }, ip: '203.0.•••', size: 12 });
  expect((await rim.get(`/investigate/activities/${id}`)).statusCode).toBe(404);
  expect((await nadia.get('/investigate/activities/nonsense')).statusCode).toBe(404);
});

test('timelines follow the person, the session and the object', async () => {
  const id = await idOf('activity = share');
  const timeline = async (of: string) =>
    (await nadia.get(`/investigate/activities/${id}/timeline?of=${of}&limit=10`)).json();
  const activitiesIn = ({ rows }: { rows: { event: { activity: string } }[] }) =>
    rows.map(({ event }) => event.activity);
  expect(activitiesIn(await timeline('person'))).toEqual(['sign_in', 'view', 'share']);
  expect(activitiesIn(await timeline('session'))).toEqual(['sign_in', 'view', 'share']);
  const ofObject = await timeline('object');
  expect(ofObject.of).toEqual({ field: 'object_id', value: 'file-1' });
  expect(activitiesIn(ofObject)).toEqual(['view', 'share', 'download']);
});

test('activities are assessed, owned and noted; the history tells it', async () => {
  const id = await idOf('activity = share');
  const { people } = (await nadia.get('/investigate/owners?contains=yass')).json();
  expect(people).toMatchObject([{ id: expect.any(String) }]);
  const assess = (body: object, browser = nadia) =>
    browser.send('PATCH', '/investigate/activities', { body });
  const given = { ids: [id], assessment: 'suspicious', owner: people[0].id };
  expect((await assess(given)).json()).toEqual({ updated: 1 });
  expect((await assess(given, rim)).statusCode).toBe(404);
  expect((await assess({ ids: [id], owner: 'nobody' })).json()).toMatchObject({ error: 'UNPROCESSABLE' });

  const notes = `/investigate/activities/${id}/notes`;
  const note = await nadia.post(notes, { text: 'Asked Omar <why>' });
  expect(note.statusCode).toBe(201);
  expect((await nadia.get(notes)).json()).toMatchObject({
    notes: [{ text: 'Asked Omar <why>', is_mine: true }],
  });
  expect((await nadia.post(notes, { text: 'x'.repeat(1025) })).statusCode).toBe(400);
  const row = (await filtered('activity = share')).rows[0];
  expect(row).toMatchObject({ assessment: 'suspicious', owner: { id: people[0].id }, notes: 1 });
  const gone = await nadia.send('DELETE', `${notes}/${note.json().id}`);
  expect(gone.json()).toEqual({ api_response: 'success' });
  const history = (await nadia.get('/history/entries')).json();
  expect(history.entries.map(({ event }: { event: string }) => event)).toEqual(
    expect.arrayContaining(['activity.assessed', 'activity.note_added', 'activity.note_deleted']),
  );
});

test('settings of incident data have limits, and can close original records', async () => {
  const put = (body: object) => nadia.send('PUT', '/investigate/settings', { body });
  const settings = { history_days: 30, related_activities: 10, show_original: false };
  expect((await put({ ...settings, history_days: 31 })).body).toContain('Valid Range is from 1 to 30');
  expect((await put(settings)).json()).toEqual(settings);
  const id = await idOf('activity = share');
  expect((await nadia.get(`/investigate/activities/${id}`)).json()).toMatchObject({ raw: null });
  await put({ ...settings, show_original: true });
});

test('log entries are searched with an Elasticsearch-style body [PF-C067] [PF-C069] [PL-E011] [SH-E009]', async () => {
  const search = (source: object, more: object = {}) =>
    nadia.post('/eslogs/displaylogs/', { source, ...more });
  const found = (
    await search({ query: { term: { activityType: 'share' } } }, { app: 'Google Drive' })
  ).json();
  expect(found.hits.total).toEqual({ value: 1, relation: 'eq' });
  expect(found.hits.hits[0]._source).toMatchObject({
    external_recipients: ['friend@mail.example'],
    external_recipients_count: 1,
    internal_recipients: ['sara@fez.company.example'],
    internal_recipients_count: 1,
    channel_id: 'C1',
    facility: 'Google Drive',
    content_checks: null,
    threat_protection: null,
    file_hash: 'abc',
    severity: 'warning',
    userName: 'omar@atlas.example',
    user: 'omar@atlas.example',
    activityType: 'share',
    message: 'Omar <shared> a file',
    createdTimestamp: '2026-11-20T10:00:00.000Z',
    userServiceName: 'Google Drive',
  });
  expect(
    (await search({ query: { match_all: {} } }, { sourceName: 'another' })).json().hits.total.value,
  ).toBe(0);

  const first = (await search({ size: 5, sort: [{ createdTimestamp: 'desc' }] })).json().hits.hits;
  const next = (await search({ size: 20, search_after: first[4].sort })).json().hits.hits;
  expect(new Set([...first, ...next].map(({ _id }: { _id: string }) => _id)).size).toBe(16);

  const { aggregations } = (
    await search({
      size: 0,
      aggs: {
        people: {
          terms: { field: 'user', size: 1 },
          aggs: { objects: { cardinality: { field: 'object' } }, last: { top_hits: { size: 1 } } },
        },
        hours: { date_histogram: { field: 'time', fixed_interval: '1h' } },
        volume: { sum: { field: 'size' } },
        latest: { max: { field: 'time' } },
      },
    })
  ).json();
  expect(aggregations).toMatchObject({
    people: {
      sum_other_doc_count: 3,
      buckets: [
        {
          key: 'sara@atlas.example',
          doc_count: 13,
          objects: { value: 12 },
          last: { hits: { total: { value: 13 }, hits: [{ _source: { object: 'Page 11' } }] } },
        },
      ],
    },
    hours: {
      buckets: [{ doc_count: 1 }, { doc_count: 1 }, { doc_count: 1 }, { doc_count: 1 }, { doc_count: 12 }],
    },
    volume: { value: 2048 },
    latest: { value_as_string: '2026-11-20T12:11:00.000Z' },
  });
  expect((await search({ query: { fuzzy: { user: 'omer' } } })).json()).toMatchObject({
    error: 'SEARCH_UNSUPPORTED',
    details: { at: 'source.query.fuzzy', problem: 'is not a supported query' },
  });
});

test('a scope limits the log, its counts, single activities and changes', async () => {
  const scope = { services: ['slack'] };
  const grants = [{ area: 'investigate' as const, actions: ['view' as const, 'modify' as const], scope }];
  await addPerson(server.control, { tenant: 'zagora', email: 'lina@zagora.example', role: 'admin', grants });
  await addPerson(server.control, { tenant: 'zagora', email: 'ali@zagora.example', role: 'sysadmin' });
  const lina = new Browser(server.app);
  await lina.signIn('lina@zagora.example');
  const ali = new Browser(server.app);
  await ali.signIn('ali@zagora.example');
  const all = (await list('', ali)).rows;
  expect(all).toHaveLength(2);
  const seen = (await list('', lina)).rows;
  expect(seen).toMatchObject([{ event: { app: 'Slack' } }]);
  const hidden = all.find(({ event }: { event: { app: string } }) => event.app !== 'Slack').id;
  const summary = await lina.get(`/investigate/summary?${ALL}&facets=app`);
  expect(summary.json()).toMatchObject({ total: 1, facets: [{ values: [{ value: 'Slack' }] }] });
  expect((await lina.get(`/investigate/activities/${hidden}`)).statusCode).toBe(404);
  expect((await lina.get(`/investigate/activities/${hidden}/notes`)).statusCode).toBe(404);
  const body = { ids: [seen[0].id, hidden], assessment: 'expected' };
  expect((await lina.send('PATCH', '/investigate/activities', { body })).statusCode).toBe(404);
  const searched = await lina.post('/eslogs/displaylogs/', { source: { query: { match_all: {} } } });
  expect(searched.json().hits.total.value).toBe(1);
  const settings = { history_days: 3, related_activities: 10, show_original: true };
  expect((await lina.send('PUT', '/investigate/settings', { body: settings })).statusCode).toBe(403);
});

test('with anonymization, no name leaves the log', async () => {
  await addPerson(server.control, { tenant: 'tata', email: 'salma@tata.example', role: 'sysadmin' });
  await server.control.inTenant('tata', (tx) =>
    setTenantConfig(tx, {
      tenant: 'tata',
      app_name: 'privacy',
      param_name: 'user_anonymization',
      param_value: true,
      misc: {},
      time: 1,
      by: null,
    }),
  );
  const salma = new Browser(server.app);
  await salma.signIn('salma@tata.example');
  const { rows } = await list('', salma);
  const [{ id, event }] = rows;
  expect(event).toMatchObject({ user: expect.stringMatching(/^anon-user\.\d+$/), activity: 'share' });
  const answers = await Promise.all([
    salma.get(`/investigate/activities?${ALL}`),
    salma.get(`/investigate/activities/${id}`),
    salma.get(`/investigate/activities/${id}/timeline`),
    salma.get(`/investigate/activities/${id}/redacted`),
    salma.get(`/investigate/summary?${ALL}&facets=user,object,target,src_ip,activity`),
    salma.get(`/investigate/values?${ALL}&field=object`),
    salma.get(`/investigate/values?${ALL}&field=user`),
    salma.post('/eslogs/displaylogs/', { source: { aggs: { people: { terms: { field: 'user' } } } } }),
  ]);
  for (const { body } of answers) expect(body).not.toMatch(/omar|sara|friend|Refunds|203\.0\.113/i);
  for (const filter of [
    'user = "omar@atlas.example"',
    'object contains refund',
    'refund',
    'target contains sara',
  ])
    expect(
      (await salma.get(`/investigate/activities?${ALL}&filter=${encodeURIComponent(filter)}`)).json(),
    ).toMatchObject({ error: 'FILTER_INVALID', details: { code: 'anonymised' } });
  const searched = await salma.post('/eslogs/displaylogs/', { source: { query: { term: { object: 'x' } } } });
  expect(searched.json()).toMatchObject({ error: 'FILTER_INVALID' });
});
