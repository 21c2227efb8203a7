import { DAY_MS, HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApi, record, send, type TestApi } from './test-http-api.ts';
import { failureOf, HttpRun, runOf } from './test-http-run.ts';

const NOW = Date.UTC(2026, 10, 25, 9);
let api: TestApi;
let runs: HttpRun;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.reset();
  runs = new HttpRun(api, NOW);
});

/** The ways of each API to name its next page, with the request that asks for it. */
const PAGING = {
  link: { next_page: { by: 'link' } },
  url: { records: 'data', next_page: { by: 'url', path: 'links.next' } },
  query: { next_page: { by: 'query', path: 'meta.next.token', parameter: 'page' } },
  body: {
    method: 'POST',
    records: 'data',
    body: '{"from": "{from:ms}", "until": "{until:ms}"}',
    next_page: { by: 'body', path: 'cursor', more: 'has_more', body: '{"page": "{next}"}' },
  },
} as const;
type Paging = keyof typeof PAGING;
const WAYS: readonly Paging[] = ['link', 'url', 'query', 'body'];

test('each record once, oldest first, whatever the paging, the order, the size of a page and the overlap', async () => {
  const cases = fc.record({
    // Seconds between records, and how late each appears: less than the overlap.
    records: fc.array(fc.tuple(fc.integer({ min: 0, max: 90 }), fc.constantFrom(0, 0, 0.5, 0.99)), {
      maxLength: 45,
    }),
    paging: fc.constantFrom(...WAYS),
    order: fc.constantFrom('oldest', 'newest'),
    edges: fc.constantFrom('in', 'out'),
    size: fc.integer({ min: 1, max: 6 }),
    overlap: fc.integer({ min: 0, max: 20 }),
    // Minutes between runs.
    pauses: fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ records, paging, order, edges, size, overlap, pauses }) => {
      let at = NOW - 3 * HOUR_MS;
      api.records = records.map(([seconds, late], nr) => {
        at += seconds * 1000 + nr;
        return record(nr, at, late * overlap * MINUTE_MS);
      });
      const period = paging === 'body' ? '' : '&from={from:ms}&until={until:ms}';
      const part = {
        ...PAGING[paging],
        url: `${api.url}/logs?order=${order}&edges=${edges}&size=${size}&paging=${paging}${period}`,
        overlap_minutes: overlap,
        most_pages: 100,
      };
      const collected: string[] = [];
      let mark: string | null = null;
      runs.now = NOW - 3 * HOUR_MS;
      const atEnd = at + 21 * MINUTE_MS;
      const times = [...pauses, 0].map((pause) => {
        runs.now += pause * MINUTE_MS;
        return runs.now;
      });
      for (const time of [...times, Math.max(runs.now, atEnd), Math.max(runs.now, atEnd) + 1]) {
        runs.now = time;
        api.now = time;
        for (let rounds = 0; rounds < 20; rounds += 1) {
          const rows = runs.open(part);
          const done = await runOf(rows, mark);
          mark = done.mark;
          collected.push(...done.ids);
          const numbers = done.ids.map((id) => Number(id.slice(1)));
          expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
          if (rows.unfinished !== 'limit') {
            expect(rows.unfinished).toBe(undefined);
            break;
          }
        }
      }
      expect([...collected].sort()).toEqual(api.records.map(({ id }) => id).sort());
    }),
    { numRuns: 40 },
  );
});

test('without an ID, whole records are compared; without a path, the only list is found', async () => {
  api.records = [record(1, NOW - 1000), record(2, NOW - 1000)];
  const part = { record_id: '', url: `${api.url}/logs?paging=url&from={from:ms}&until={until:ms}` };
  const first = await runOf(runs.open(part), null);
  expect(first.ids).toEqual(['r1', 'r2']);
  api.records.push(record(3, NOW - 2000));
  expect((await runOf(runs.open(part), first.mark)).ids).toEqual(['r3']);
});

test('the first run reaches back some days, later ones only as far as the overlap', async () => {
  api.records = [record(1, NOW - 5000)];
  const part = {
    first_days: 2,
    overlap_minutes: 3,
    url: `${api.url}/logs?from={from:ms}&until={until:ms}&s={from}`,
  };
  const { mark } = await runOf(runs.open(part), null);
  await runOf(runs.open(part), mark);
  expect(api.heard().map(({ url }) => decodeURIComponent(url))).toEqual([
    `/logs?from=${NOW - 2 * DAY_MS - 1000}&until=${NOW}&s=2026-11-23T08:59:59Z`,
    `/logs?from=${NOW - 5000 - 3 * MINUTE_MS - 1000}&until=${NOW}&s=2026-11-25T08:56:54Z`,
  ]);
});

test('a record that appears within the overlap is collected once', async () => {
  api.records = [record(1, NOW - 9 * MINUTE_MS, 9.5 * MINUTE_MS), record(2, NOW)];
  api.now = NOW;
  const first = await runOf(runs.open(), null);
  runs.now = NOW + MINUTE_MS;
  api.now = runs.now;
  const second = await runOf(runs.open(), first.mark);
  expect([first.ids, second.ids]).toEqual([['r2'], ['r1']]);
  expect((await runOf(runs.open(), second.mark)).ids).toEqual([]);
});

test('a record from the future is collected once and holds up no others', async () => {
  api.records = [record(1, NOW - 5000), { ...record(2, NOW + 1e9), visibleFrom: 0 }];
  const part = { url: `${api.url}/logs?from={from:ms}&until=9999999999999` };
  const first = await runOf(runs.open(part), null);
  expect(first.ids).toEqual(['r1', 'r2']);
  api.records.push(record(3, NOW - 1000));
  expect((await runOf(runs.open(part), first.mark)).ids).toEqual(['r3']);
});

test('an overlap with more records than a cursor remembers gets shorter, and no record counts twice', async () => {
  api.records = Array.from({ length: 10_500 }, (_, nr) => record(nr, NOW - MINUTE_MS + nr));
  const first = await runOf(runs.open(), null);
  expect(first.ids).toHaveLength(10_500);
  expect((first.mark ?? '').length).toBeLessThan(250_000);
  expect((await runOf(runs.open(), first.mark)).ids).toEqual([]);
});

test('a run that reaches its limit of pages goes on where it stopped', async () => {
  api.records = Array.from({ length: 30 }, (_, nr) => record(nr, NOW - HOUR_MS + nr * MINUTE_MS));
  const part = {
    most_pages: 4,
    overlap_minutes: 0,
    url: `${api.url}/logs?size=5&from={from:ms}&until={until:ms}`,
  };
  const rows = runs.open(part);
  const first = await runOf(rows, null);
  expect([rows.unfinished, first.ids.length]).toEqual(['limit', 20]);
  expect((await runOf(runs.open(part), first.mark)).ids).toHaveLength(10);
});

test('a failure on a later page keeps the records before it, oldest first', async () => {
  api.records = Array.from({ length: 10 }, (_, nr) => record(nr, NOW - HOUR_MS + nr * MINUTE_MS));
  const part = { url: `${api.url}/logs?size=5&from={from:ms}&until={until:ms}` };
  api.answer = (request, response) => {
    if (request.url?.includes('page=') === true) return send(response, 500, { message: 'out of order' });
    const five = api.records.slice(0, 5).map(({ id, at }) => ({ id, at }));
    send(response, 200, five, { link: '</logs?page=2>; rel="next"' });
  };
  const rows = runs.open(part);
  const first = await runOf(rows, null);
  expect(first.ids).toHaveLength(5);
  expect(rows.unfinished).toMatchObject({ problem: 'server_failed', detail: 'HTTP 500 out of order' });
  api.answer = undefined;
  expect((await runOf(runs.open(part), first.mark)).ids).toHaveLength(5);
});

test('waits as Retry-After says, but not for minutes', async () => {
  let asked = 0;
  api.answer = (_request, response) => {
    asked += 1;
    if (asked === 1) send(response, 429, {}, { 'retry-after': '0' });
    else if (asked === 2) send(response, 503, {}, { 'retry-after': '0' });
    else send(response, 200, [{ id: 'r1', at: NOW - 1000 }]);
  };
  expect((await runOf(runs.open(), null)).ids).toEqual(['r1']);
  api.answer = (_request, response) => send(response, 429, { message: 'slow' }, { 'retry-after': '600' });
  await expect(runOf(runs.open(), null)).rejects.toMatchObject({
    problem: 'rate_limited',
    pauseMs: 10 * MINUTE_MS,
  });
  const reset = String(NOW / 1000 + 300);
  api.answer = (_request, response) => send(response, 429, {}, { 'x-rate-limit-reset': reset });
  await expect(runOf(runs.open(), null)).rejects.toMatchObject({
    problem: 'rate_limited',
    pauseMs: 5 * MINUTE_MS,
  });
});

test('the client secret or a refresh token is exchanged for a short-lived token', async () => {
  let isExpired = false;
  api.answer = (request, response, body) => {
    if (request.url === '/token') {
      const { client_id, client_secret, grant_type, scope } = Object.fromEntries(new URLSearchParams(body));
      expect([client_id, client_secret, grant_type, scope]).toEqual([
        'me',
        'secret',
        'client_credentials',
        'logs',
      ]);
      send(response, 200, { access_token: `short${isExpired}` });
    } else if (request.headers.authorization === 'Bearer shortfalse' && !isExpired) {
      isExpired = true;
      send(response, 401, {});
    } else send(response, 200, [{ id: request.headers.authorization, at: NOW }]);
  };
  const oauth = { token_url: `${api.url}/token`, client_id: 'me', parameters: 'scope=logs' };
  expect((await runOf(runs.open({ oauth }, { token: 'secret' }), null)).ids).toEqual(['Bearer shorttrue']);
  api.answer = (_request, response) => send(response, 400, { error: 'invalid_client' });
  const basic = { ...oauth, client_secret_in: 'basic' };
  expect(await failureOf(runs.open({ oauth: basic }, { token: 'secret' }))).toEqual({
    problem: 'sign_in_refused',
    detail: 'HTTP 400 invalid_client',
  });
});

test('a sample shows the newest records', async () => {
  api.records = [record(1, NOW - 3 * HOUR_MS), record(2, NOW - 2 * HOUR_MS)];
  const lines: string[] = [];
  for await (const { line } of runs.open().sample()) lines.push(JSON.parse(line).id);
  expect(lines).toEqual(['r2', 'r1']);
  expect(runs.open().title).toBe(new URL(api.url).host);
});
