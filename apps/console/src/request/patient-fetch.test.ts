import { afterEach, describe, expect, test, vi } from 'vitest';
import { patientFetch } from './patient-fetch.ts';

function server(...statuses: number[]) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    asked.push(String(input));
    const status = statuses.shift() ?? 200;
    return new Response(JSON.stringify({ error: status === 503 ? 'UNAVAILABLE' : 'NONE' }), { status });
  };
  return { asked, fetch };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('patientFetch', () => {
  test('retries a busy server (503) after 1, 3 and 6 seconds, then returns its response [SH-S025] [SH-K022]', async () => {
    vi.useFakeTimers({ now: 0 });
    const asked: number[] = [];
    const busy: typeof globalThis.fetch = async () => {
      asked.push(Date.now());
      return Response.json({ error: 'UNAVAILABLE' }, { status: 503 });
    };
    const answer = patientFetch(busy)('/audit/users');
    await vi.runAllTimersAsync();
    expect((await answer).status).toBe(503);
    expect(asked).toEqual([0, 1000, 4000, 10_000]);
  });

  test('retries while the server is busy, and returns the response', async () => {
    const { asked, fetch } = server(503, 504, 200);
    const response = await patientFetch(fetch, [1, 1, 1])('/audit/range');
    expect(response.status).toBe(200);
    expect(asked).toHaveLength(3);
  });

  test('gives up after the third retry', async () => {
    const { asked, fetch } = server(503, 503, 503, 503, 200);
    const response = await patientFetch(fetch, [1, 1, 1])('/audit/range');
    expect(response.status).toBe(503);
    expect(asked).toHaveLength(4);
  });

  test('other errors are final', async () => {
    const { asked, fetch } = server(500, 200);
    expect((await patientFetch(fetch, [1])('/x')).status).toBe(500);
    expect(asked).toHaveLength(1);
  });

  test("doesn't retry a query that timed out, and its response stays readable", async () => {
    const fetch: typeof globalThis.fetch = async () =>
      new Response(JSON.stringify({ error: 'QUERY_TIMED_OUT' }), { status: 503 });
    const response = await patientFetch(fetch, [60_000])('/x');
    expect(await response.json()).toEqual({ error: 'QUERY_TIMED_OUT' });
  });

  test('stops waiting when the caller does', async () => {
    const { fetch } = server(503, 200);
    const caller = new AbortController();
    const answer = patientFetch(fetch, [60_000])('/x', { signal: caller.signal });
    caller.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
  });
});
