import { HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
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

const answers = (status: number, answer: unknown, headers: Record<string, string> = {}): void => {
  api.answer = (_request, response) => send(response, status, answer, headers);
};

test.each([
  ['a page of HTML', 200, '<html>Sign in</html>', {}, 'not_json', '<html>Sign in</html>'],
  ['an answer without a list', 200, '"text"', {}, 'records_missing', ''],
  ['two lists', 200, '{"a":[{}],"b":{"c":[{}]}}', {}, 'records_missing', 'a, b.c'],
  ['no times', 200, '[{"when":1}]', {}, 'time_missing', 'at: undefined'],
  [
    'a next page elsewhere',
    200,
    [{ at: NOW }],
    { link: '<https://evil.example/>; rel=next' },
    'next_page_refused',
    'https://evil.example',
  ],
  [
    'a redirect elsewhere',
    302,
    '',
    { location: 'https://evil.example/x' },
    'request_refused',
    'HTTP 302, https://evil.example',
  ],
  ['a redirect to itself', 302, '', { location: '/logs' }, 'request_refused', 'HTTP 302, http://127.0.0.1'],
  [
    'an error in a success',
    200,
    { ok: false, error: 'feature_not_enabled' },
    {},
    'request_refused',
    'feature_not_enabled',
  ],
  ['the token repeated', 403, { message: 'no right Bearer' }, {}, 'no_access', 'HTTP 403 no … Bearer'],
  ['a wrong parameter', 422, { errors: [{ message: 'phrase' }] }, {}, 'request_refused', 'HTTP 422 phrase'],
])('%s', async (_title, status, answer, headers, problem, detail) => {
  answers(status, answer, headers);
  const failed = await failureOf(runs.open());
  expect({ ...failed, detail: failed.detail.replace(`:${api.port}`, '') }).toEqual({ problem, detail });
});

test('a page larger than 16 MB is not read to its end', async () => {
  api.answer = (_request, response) => {
    response.writeHead(200);
    const more = (): void => {
      while (response.write(Buffer.alloc(1024 * 1024, 32)));
      response.once('drain', more);
    };
    more();
  };
  expect(await failureOf(runs.open())).toMatchObject({ problem: 'page_too_large' });
});

test('endless pages end at the limit, with the same record or with none', async () => {
  let nr = 0;
  const endless = (records: unknown) => {
    api.answer = (_request, response) => {
      nr += 1;
      send(response, 200, records, { link: `</logs?page=${nr}>; rel="next"` });
    };
  };
  endless([{ id: 'r1', at: NOW - 1000 }]);
  expect(await failureOf(runs.open({ most_pages: 30 }))).toMatchObject({ problem: 'too_many_records' });
  expect(api.heard().length).toBeLessThanOrEqual(30);
  endless([]);
  await runOf(runs.open(), null);
  expect(api.heard()).toHaveLength(3);
  answers(200, [{ id: 'r1', at: NOW - 1000 }], { link: '</logs?page=same>; rel="next"' });
  expect((await runOf(runs.open(), null)).ids).toEqual(['r1']);
  expect(api.heard()).toHaveLength(2);
});

test('newest first without an end of the period asks for one', async () => {
  api.records = Array.from({ length: 50 }, (_, nr) => record(nr, NOW - HOUR_MS + nr * MINUTE_MS));
  const url = `${api.url}/logs?order=newest&size=1&until=9999999999999&from={from:ms}`;
  expect(await failureOf(runs.open({ url, most_pages: 20 }))).toMatchObject({ problem: 'too_many_records' });
});

test('private addresses are refused unless the operator allows them', async () => {
  expect(await failureOf(runs.open({}, { allowedHosts: [] }))).toMatchObject({ problem: 'not_allowed' });
  expect(api.heard()).toEqual([]);
});
