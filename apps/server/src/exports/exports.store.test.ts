import { gunzipSync } from 'node:zlib';
import type { Grant } from '@casbah/domain/access-profile';
import { blankEvent, type Event } from '@casbah/domain/event';
import { EXPORT_DOWNLOAD_MS, EXPORT_HOURS, EXPORT_LIMITS } from '@casbah/domain/export';
import { HOUR_MS } from '@casbah/domain/time-units';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import type { ActivityScope, ActivityStream } from '@casbah/stores/events/activity-reads';
import { MemoryActivityReads } from '@casbah/stores/events/memory-activities';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addKey,
  addPerson,
  Browser,
  memoryEvents,
  openTestServer,
  type TestServer,
} from '../test-compose.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

function activity(given: Partial<Event>): Event {
  const base = {
    time: NOW - HOUR_MS,
    app: 'Box',
    activity: 'download',
    object_type: 'file',
    outcome: 'success',
  };
  return { ...blankEvent('activity'), ...base, user: 'amal@atlas.example', object: 'plan.docx', ...given };
}
const EVENTS = [
  activity({ user: '=amal@atlas.example', targets: 'a@rif.example;b@rif.example', raw: '{"a":1}' }),
  activity({ time: NOW - 2 * HOUR_MS, user: 'nadia@atlas.example', extra: { exposure: 'public' } }),
  activity({
    time: NOW - 3 * HOUR_MS,
    activity: 'sign_in',
    service_id: 'box',
    user: 'omar@sud.example',
    object: undefined,
  }),
];

/** Streams that can be held after their rows, until they are canceled. */
class HeldReads extends MemoryActivityReads {
  isHolding = false;
  canceled = 0;

  override async *stream(scope: ActivityScope, asked: ActivityStream) {
    yield* super.stream(scope, asked);
    if (!this.isHolding) return;
    await new Promise((_resolve, reject) => {
      scope.signal?.addEventListener('abort', () => {
        this.canceled += 1;
        reject(scope.signal?.reason);
      });
    });
  }
}
const reads = new HeldReads(
  EVENTS.map((event, index) => ({ tenant: 'atlas', datasource: 'a', load: 'l', line: index + 1, event })),
);

const EXPORTER: readonly Grant[] = [{ area: 'investigate', actions: ['view', 'export'] }];
let server: TestServer;
let nadia: Browser;
beforeAll(async () => {
  server = await openTestServer({ given: { events: memoryEvents(undefined, reads) } });
  server.clock.now = NOW;
  nadia = await signedIn('nadia', EXPORTER);
});
afterAll(() => server.close());

async function signedIn(name: string, grants: readonly Grant[]): Promise<Browser> {
  const email = `${name}@atlas.example`;
  await addPerson(server.control, { tenant: 'atlas', email, role: 'admin', grants });
  const browser = new Browser(server.app);
  await browser.signIn(email);
  return browser;
}

const start = async (by: Browser, body: object = {}) => (await by.post('/exports', body)).json();
async function written(by: Browser, body: object = {}): Promise<{ id: string; file_name: string }> {
  const { id } = await start(by, body);
  await server.runJob('exports.write');
  return (await by.get(`/exports/${id}`)).json();
}
const lines = (text: string): string[] => text.replace('\ufeff', '').trimEnd().split('\r\n');
const history = async () => {
  const rows = await server.control.inTenant('atlas', (tx) =>
    tx
      .selectFrom('audit_trail')
      .select('event')
      .where('event', 'like', 'export.%')
      .orderBy('sequence')
      .execute(),
  );
  return rows.map(({ event }) => event);
};

test('a download is streamed in the format, columns and compression asked for [PF-S009]', async () => {
  const csv = await nadia.get('/exports/activities?columns=time,user,targets&filter=user%20contains%20amal');
  expect([csv.headers['content-type'], csv.headers['content-disposition']]).toEqual([
    'text/csv; charset=utf-8',
    'attachment; filename="activities-2026-11-21T1200.csv"',
  ]);
  expect(lines(csv.body)).toEqual([
    '"time","user","targets"',
    `"2026-11-21T11:00:00.000Z","'=amal@atlas.example","a@rif.example; b@rif.example"`,
  ]);
  const packed = await nadia.get('/exports/activities?format=ndjson&gzip=true&columns=id,exposure,activity');
  expect([packed.headers['content-type'], packed.headers['content-encoding']]).toEqual([
    'application/gzip',
    undefined,
  ]);
  const objects = gunzipSync(packed.rawPayload).toString().trimEnd().split('\n');
  expect(objects.map((line) => JSON.parse(line).activity)).toEqual(['download', 'download', 'sign_in']);
  expect(JSON.parse(objects[1] ?? '').exposure).toBe('public');
  const ocsf = (await nadia.get('/exports/activities?format=ocsf')).body.trimEnd().split('\n');
  expect(ocsf.map((line) => JSON.parse(line).type_uid)).toEqual([600602, 600602, 300201]);
  expect((await nadia.get('/exports/activities?format=parquet')).body.startsWith('PAR1')).toBe(true);
  expect((await history()).filter((event) => event === 'export.streamed')).toHaveLength(4);
});

test('unknown columns, wrong filters and original records that are hidden are refused before the download', async () => {
  const status = async (query: string) => (await nadia.get(`/exports/activities?${query}`)).statusCode;
  expect(await status('columns=password')).toBe(400);
  expect(await status('filter=user%20%3D')).toBe(400);
  expect(await status('format=pdf')).toBe(400);
  expect((await nadia.get('/exports/activities?format=ndjson&columns=raw')).body).toContain(
    '{"raw":"{\\"a\\":1}"}',
  );
  await server.control.inTenant('atlas', (tx) =>
    tx
      .insertInto('investigate_settings')
      .values({ tenant_id: 'atlas', history_days: 7, related_activities: 50, show_original: false })
      .execute(),
  );
  expect(await status('columns=raw')).toBe(400);
});

test('people without the permission are refused, and limits of a permission limit the file', async () => {
  const viewer = await signedIn('viewer', [{ area: 'investigate', actions: ['view'] }]);
  expect((await viewer.get('/exports/activities')).statusCode).toBe(403);
  expect((await viewer.post('/exports', {})).statusCode).toBe(403);
  const limited = await signedIn('limited', [
    { area: 'investigate', actions: ['view', 'export'], scope: { services: ['box'] } },
  ]);
  const csv = await limited.get('/exports/activities?columns=user');
  expect(lines(csv.body).slice(1)).toEqual(['"omar@sud.example"']);
});

test('a job writes the file, notifies its owner, and gives a link that only the owner can use [PF-C115]', async () => {
  const queued = await nadia.post('/exports', { format: 'ndjson', gzip: false, columns: ['user'] });
  expect(queued.statusCode).toBe(202);
  const { id } = queued.json();
  expect(queued.json()).toMatchObject({ state: 'queued', rows: 0, total: null, expires_on: null });
  expect((await nadia.get(`/exports/${id}/link`)).json().error).toBe('EXPORT_NOT_READY');
  await server.runJob('exports.write');
  const [first] = (await nadia.get('/exports')).json().exports;
  expect(first).toMatchObject({ id, state: 'ready', rows: 3, total: 3, progress: 1, format: 'ndjson' });
  const [notice] = (await nadia.get('/admin/notification/list')).json().notifications;
  expect(notice.subject).toContain(first.file_name);

  const { url, expires } = (await nadia.get(`/exports/${id}/link`)).json();
  expect(Date.parse(expires)).toBe(NOW + EXPORT_HOURS * HOUR_MS);
  expect(notice).toMatchObject({ action: 'DOWNLOAD', url });
  const file = await nadia.get(url);
  expect(file.headers['content-disposition']).toContain(first.file_name);
  expect(file.body.split('\n')).toHaveLength(4);

  const other = await signedIn('other', EXPORTER);
  expect((await other.get(url)).statusCode).toBe(404);
  expect((await nadia.get(url.replace(/signature=.../, 'signature=abc'))).statusCode).toBe(410);
  expect((await nadia.send('DELETE', `/exports/${id}/link`)).statusCode).toBe(200);
  expect((await nadia.get(url)).statusCode).toBe(410);
  expect((await history()).slice(-5)).toEqual([
    ...['export.started', 'export.finished', 'export.link_created', 'export.downloaded'],
    'export.links_revoked',
  ]);
});

test('an export is downloaded as gzip by its ID, within an hour [PF-C114] [PF-K008] [PF-K013]', async () => {
  const { id } = await written(nadia, { gzip: false, columns: ['activity'] });
  const file = await nadia.get(`/eslogs/download_export/?req_id=${id}`);
  expect(file.headers['content-type']).toBe('application/gzip');
  expect(lines(gunzipSync(file.rawPayload).toString())).toHaveLength(4);
  expect(EXPORT_DOWNLOAD_MS).toBe(HOUR_MS);
  expect((await nadia.get('/eslogs/download_export/?req_id=x')).statusCode).toBe(400);
});

test('an export is downloaded by its file and company; another company’s name is refused [PF-C070]', async () => {
  const { file_name } = await written(nadia);
  const at = (tenant: string) => `/detect/export_logs?file=${file_name}&tenant=${tenant}`;
  const file = await nadia.get(at('atlas'));
  expect(gunzipSync(file.rawPayload).toString()).toContain('plan.docx');
  expect((await nadia.get(at('rif'))).json().error).toBe('SESSION_CHANGED');
});

test('canceling stops the query, and leaves no file', async () => {
  reads.isHolding = true;
  const { id } = await start(nadia);
  const running = server.runJob('exports.write');
  await expect.poll(async () => (await nadia.get(`/exports/${id}`)).json().state).toBe('running');
  expect((await nadia.send('DELETE', `/exports/${id}`)).statusCode).toBe(200);
  await running;
  reads.isHolding = false;
  expect(reads.canceled).toBe(1);
  expect((await nadia.get(`/exports/${id}`)).json().state).toBe('canceled');
  expect(await server.provided.files.size(`exports/atlas/${id}`)).toBeUndefined();
  expect((await nadia.send('DELETE', `/exports/${id}`)).statusCode).toBe(200);
  expect((await nadia.get(`/exports/${id}`)).statusCode).toBe(404);
});

test('a job runs with the rights its owner has by then, and its file is refused once they have fewer', async () => {
  const leaver = await signedIn('leaver', EXPORTER);
  const grant = (grants: readonly Grant[]) =>
    server.control.inTenant('atlas', (tx) =>
      tx
        .updateTable('access_profiles')
        .set({ grants: JSON.stringify(grants) })
        .where('name', '=', 'Of leaver@atlas.example')
        .execute(),
    );
  const { id } = await written(leaver);
  const { url } = (await leaver.get(`/exports/${id}/link`)).json();
  await grant([{ area: 'investigate', actions: ['view', 'export'], scope: { services: ['box'] } }]);
  expect((await leaver.get(url)).json().error).toBe('EXPORT_OUTDATED');
  const second = await start(leaver);
  await grant([]);
  await server.runJob('exports.write');
  const found = await server.control.inTenant('atlas', (tx) =>
    tx.selectFrom('exports').select(['state', 'error']).where('id', '=', second.id).executeTakeFirst(),
  );
  expect(found).toEqual({ state: 'failed', error: 'rights' });
});

test('an API key exports with its own rights, and reads only its own exports', async () => {
  const { id: user } = await addPerson(server.control, {
    tenant: 'atlas',
    email: 'maker@atlas.example',
    role: 'sysadmin',
  });
  const key = await addKey(server.control, { tenant: 'atlas', user, grants: EXPORTER });
  const maker = new Browser(server.app);
  await maker.signIn('maker@atlas.example');
  const { id: own } = await written(maker);
  const program = new Browser(server.app);
  const made = await program.send('POST', '/exports', { body: {}, headers: key.headers });
  await server.runJob('exports.write');
  const listed = (await program.get('/exports', key)).json().exports;
  expect(listed.map(({ id, state }: { id: string; state: string }) => [id, state])).toEqual([
    [made.json().id, 'ready'],
  ]);
  expect((await program.get(`/eslogs/download_export/?req_id=${own}`, key)).statusCode).toBe(404);
  expect((await program.get(`/eslogs/download_export/?req_id=${made.json().id}`, key)).statusCode).toBe(200);
});

test('with anonymization, files have no names', async () => {
  const person = await signedIn('anonymous', EXPORTER);
  await server.control.inTenant('atlas', async (tx) => {
    await tx
      .updateTable('access_profiles')
      .set({ information_level: 'anonymised' })
      .where('name', '=', 'Of anonymous@atlas.example')
      .execute();
    await setTenantConfig(tx, {
      tenant: 'atlas',
      app_name: 'privacy',
      param_name: 'user_anonymization',
      param_value: true,
      misc: {},
      time: NOW,
      by: null,
    });
  });
  const { id } = await written(person, { format: 'ndjson', gzip: false });
  const { url } = (await person.get(`/exports/${id}/link`)).json();
  const { body } = await person.get(url);
  expect(body).toContain('anon-user.');
  expect(body).not.toMatch(/amal|nadia|omar|plan\.docx|rif\.example/);
});

test('a person has a limited number of unfinished exports; files expire, and the oldest exports are dropped', async () => {
  const person = await signedIn('busy', EXPORTER);
  for (let number = 0; number < EXPORT_LIMITS.jobsPerPerson; number += 1) await start(person);
  expect((await person.post('/exports', {})).json()).toMatchObject({
    error: 'LIMIT_REACHED',
    details: { limit: EXPORT_LIMITS.jobsPerPerson },
  });
  await server.runJob('exports.write');
  const states = async () =>
    (await person.get('/exports')).json().exports.map(({ state }: { state: string }) => state);
  expect(await states()).toEqual(['ready', 'ready', 'ready']);
  const [{ id }] = (await person.get('/exports')).json().exports;
  server.clock.now += EXPORT_HOURS * HOUR_MS;
  await server.runJob('exports.cleanup');
  server.clock.now = NOW;
  expect(await states()).toEqual(['expired', 'expired', 'expired']);
  expect(await server.provided.files.size(`exports/atlas/${id}`)).toBeUndefined();
});
