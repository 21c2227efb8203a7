import { HOUR_MS } from '@casbah/domain/time-units';
import { RecordMatcher } from '@casbah/inspection/exact-match/match-records';
import { readRecordIndex } from '@casbah/inspection/exact-match/record-index';
import { readFingerprintIndex } from '@casbah/inspection/fingerprints/fingerprint-index';
import { matchFingerprints } from '@casbah/inspection/fingerprints/match-fingerprints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

let server: TestServer;
let nadia: Browser;
beforeAll(async () => {
  server = await openTestServer();
  await addPerson(server.control, { tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
  nadia = new Browser(server.app);
  await nadia.signIn('nadia@atlas.example');
});
afterAll(() => server.close());

const PATH = '/protect/indices';
const make = async (body: object): Promise<string> => {
  const answer = await nadia.post(PATH, body);
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
};
const find = async (id: string) => (await nadia.get(`${PATH}/${id}`)).json();
const sendBytes = (method: 'POST' | 'PATCH', path: string, bytes: Buffer, headers = {}) =>
  nadia.send(method, `${PATH}/${path}`, {
    body: bytes,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });
const piece = (id: string, offset: number, bytes: Buffer) =>
  sendBytes('PATCH', `${id}/table`, bytes, { 'upload-offset': String(offset) });
const build = () => server.runJob('indices.build');
const builtIn = async () => {
  const { indexes } = await server.provided.contentOf('atlas');
  return Promise.all(
    indexes.map(async (index) => ({
      ...index,
      bytes: await server.provided.files.readAt(index.file, 0, 10_000_000),
    })),
  );
};
const EXACT = {
  kind: 'exact',
  columns: [
    { name: 'Name', isRequired: true },
    { name: 'Account', kind: 'number' },
  ],
  minimumColumns: 2,
};

test('a table is uploaded in pieces, indexed by a job and deleted; its progress can be polled [SH-K019]', async () => {
  const id = await make({ name: 'Customers', definition: EXACT });
  const table = Buffer.from('Name,Account\nAmina Benali,8001-2345\nOmar Haddad,9001-2345\n');
  const start = { file_name: 'customers.csv', size: table.length };
  const started = await nadia.post(`${PATH}/${id}/table`, start);
  expect(started.json()).toEqual({ index_id: id, ...start, bytes_received: 0 });
  expect((await piece(id, 0, table.subarray(0, 20))).json()).toMatchObject({ bytes_received: 20 });
  expect((await piece(id, 0, table)).json()).toMatchObject({
    error: 'UPLOAD_OFFSET_WRONG',
    details: { expected: 20 },
  });
  expect(await find(id)).toMatchObject({ state: 'uploading', progress: 20 / table.length });
  expect((await piece(id, 20, table)).statusCode).toBe(413);
  const received = (await find(id)).progress * table.length;
  expect((await piece(id, Math.round(received), table.subarray(Math.round(received)))).statusCode).toBe(200);
  expect(await find(id)).toMatchObject({ state: 'queued' });
  expect((await nadia.post(`${PATH}/${id}/table`, start)).json()).toMatchObject({ error: 'CONFLICT' });

  await build();
  expect(await find(id)).toMatchObject({ state: 'ready', rows: 2, error: null, is_outdated: false });
  const [index] = await builtIn();
  if (index?.key === undefined) throw new Error('No key');
  const matcher = new RecordMatcher(readRecordIndex(index.bytes), index.key, { atLeast: 2, within: 100 });
  expect(matcher.match('Omar Haddad has account 9001 2345')).toMatchObject([{ row: 1 }]);

  const narrower = { ...EXACT, minimumColumns: 1 };
  const change = (definition: object) => nadia.send('PATCH', `${PATH}/${id}`, { body: { definition } });
  expect((await change(narrower)).json()).toMatchObject({ is_outdated: false });
  expect((await builtIn())[0]?.definition).toMatchObject({ minimumColumns: 1 });
  const other = { ...EXACT, columns: [{ name: 'Account', kind: 'text' }], minimumColumns: 1 };
  expect((await change(other)).json()).toMatchObject({ is_outdated: true });
  expect((await builtIn())[0]?.definition).toMatchObject({ columns: [{ name: 'Name' }, {}] });
  expect((await change({ kind: 'fingerprint' })).json()).toMatchObject({ error: 'CONFLICT' });
});

test('a failed build gives the reason and keeps the index in use', async () => {
  const [index] = (await nadia.get(PATH)).json().indexes;
  const upload = async (text: string) => {
    const bytes = Buffer.from(text);
    await nadia.post(`${PATH}/${index.id}/table`, { file_name: 'again.csv', size: bytes.length });
    await piece(index.id, 0, bytes);
    await build();
    return find(index.id);
  };
  expect(await upload('Number\n1\n')).toMatchObject({ state: 'failed', error: 'no_column', rows: 2 });
  expect(await builtIn()).toHaveLength(1);
  const notices = (await nadia.get('/admin/notification/list')).json();
  expect(JSON.stringify(notices)).toContain(`/protect/indices?index=${index.id}`);
  const rebuilt = await upload('Account\n7001-2345\n');
  expect(rebuilt).toMatchObject({ state: 'ready', error: null, rows: 1, is_outdated: false });
  expect((await nadia.send('DELETE', `${PATH}/${index.id}`)).statusCode).toBe(200);
  expect(await builtIn()).toEqual([]);
});

test('documents are fingerprinted and deleted; one is removed without the others being sent again', async () => {
  const id = await make({ name: 'Contracts', definition: { kind: 'fingerprint' } });
  const story = (word: string) =>
    Array.from({ length: 100 }, (_, at) => `${word}${at} of part ${at % 7}`).join(' ');
  const add = async (name: string, text: string) =>
    (await sendBytes('POST', `${id}/documents?file_name=${name}`, Buffer.from(text))).json().id;
  const [first, second, empty] = [
    await add('lease.txt', story('lease')),
    await add('sale.txt', story('sale')),
    await add('empty.txt', ''),
  ];
  await build();
  expect(await find(id)).toMatchObject({ state: 'ready', documents: 3, kind: 'fingerprint' });
  const { documents } = (await nadia.get(`${PATH}/${id}/documents`)).json();
  expect(documents.find((one: { id: string }) => one.id === empty)).toMatchObject({
    file_name: 'empty.txt',
    is_empty: true,
  });
  const matched = async (text: string) => {
    const [index] = await builtIn();
    if (index === undefined) return [];
    return matchFingerprints(readFingerprintIndex(index.bytes), text).map(({ document }) => document);
  };
  expect(await matched(story('sale').slice(300, 1500))).toEqual([second]);
  const remove = (document: string) => nadia.send('DELETE', `${PATH}/${id}/documents/${document}`);
  expect((await remove(second)).statusCode).toBe(200);
  expect((await remove(second)).statusCode).toBe(404);
  await build();
  expect(await matched(story('sale'))).toEqual([]);
  expect(await matched(story('lease'))).toEqual([first]);
  for (const document of [first, empty]) await remove(document);
  await build();
  expect(await find(id)).toMatchObject({ state: 'new', documents: 0 });
  expect(await builtIn()).toEqual([]);
});

test('an upload that doesn’t continue for a day is deleted', async () => {
  const id = await make({ name: 'Abandoned', definition: EXACT });
  await nadia.post(`${PATH}/${id}/table`, { file_name: 'a.csv', size: 100 });
  await piece(id, 0, Buffer.from('Name,'));
  const cleanUpAfter = async (hours: number) => {
    server.clock.now += hours * HOUR_MS;
    // Their session has expired.
    nadia = new Browser(server.app);
    await nadia.signIn('nadia@atlas.example');
    await server.runJob('indices.cleanup');
  };
  await cleanUpAfter(23);
  expect(await find(id)).toMatchObject({ state: 'uploading' });
  await cleanUpAfter(2);
  expect(await find(id)).toMatchObject({ state: 'new', progress: 0 });
  expect((await piece(id, 5, Buffer.from('x'))).json()).toMatchObject({ error: 'CONFLICT' });
  await nadia.send('DELETE', `${PATH}/${id}`);
});
