import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, CALL_TIMEOUT_MS, type ClientOptions, createClient, isDirect } from './client.ts';

interface Asked {
  url: string;
  method: string;
  headers: Record<string, string>;
  signal: AbortSignal;
}

function clientOver(
  answer: (asked: Asked) => Response | Promise<Response>,
  options: Partial<ClientOptions> = {},
) {
  const asked: Asked[] = [];
  const client = createClient({
    csrfToken: () => 'token-of-the-page',
    caller: () => ({ session: 'name', user: 'nadia', tenant: 'atlas' }),
    ...options,
    fetch: async (input, init) => {
      const headers = Object.fromEntries(new Headers(init?.headers));
      const signal = init?.signal ?? new AbortController().signal;
      const one = { url: String(input), method: init?.method ?? 'GET', headers, signal };
      asked.push(one);
      return answer(one);
    },
  });
  return { client, asked };
}

const json = (body: unknown, status = 200): Response => Response.json(body, { status });
const list = { query: { limit: 10 } } as const;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('requests', () => {
  test('changes carry the CSRF token, reads do not; all carry the XHR header [SH-C044] [SH-C046]', async () => {
    const { client, asked } = clientOver(() => json({ api_response: 'success' }));
    await client.call('POST /admin/user/saveprefs', { body: { user_prefs: {} } });
    await client.call('PATCH /admin/datasources/{id}', { params: { id: 'x' }, body: { name: 'y' } });
    await client.call('GET /admin/heartbeat', {});
    expect(asked.map(({ headers }) => headers['x-csrftoken'])).toEqual([
      ...['token-of-the-page', 'token-of-the-page', undefined],
    ]);
    for (const { headers } of asked) expect(headers['x-requested-with']).toBe('XMLHttpRequest');
  });

  test('direct calls identify the caller in headers and URL; others do not [SH-C045]', async () => {
    const { client, asked } = clientOver(() => json({}));
    await client.call('GET /audit/users', list);
    await client.call('GET /admin/heartbeat', {});
    const [direct, other] = asked;
    expect(direct?.headers).toMatchObject({ 'x-session': 'name', 'x-user': 'nadia', 'x-tenant': 'atlas' });
    expect(direct?.url).toBe('/audit/users?limit=10&tenant=atlas');
    expect(other?.url).toBe('/admin/heartbeat');
    expect(other?.headers).not.toHaveProperty('x-tenant');
  });

  test('calls of audit, detect, eslogs and risks are direct [PF-C001]', () => {
    expect(isDirect('GET /audit/users')).toBe(true);
    expect(isDirect('GET /admin/heartbeat')).toBe(false);
    expect(isDirect('GET /rbac/get_permitted_components')).toBe(false);
  });
});

describe('responses', () => {
  const failing = async (response: Response): Promise<ApiError> => {
    const { client } = clientOver(() => response);
    const error = await client.call('GET /admin/heartbeat', {}).catch((thrown: unknown) => thrown);
    if (!(error instanceof ApiError)) throw new Error(`no ApiError: ${error}`);
    return error;
  };

  test('an error in our format keeps its name, message and request ID', async () => {
    const answer = { api_response: 422, error: 'UNPROCESSABLE', api_message: 'Not so', request_id: 'r-1' };
    expect(await failing(json(answer, 422))).toMatchObject({ status: 422, answer, message: 'Not so' });
  });

  test('an error in another format keeps its message, in the documented order [SH-S028]', async () => {
    const error = await failing(json({ message: 'later', exceptions: ['disk', 'gone'] }, 502));
    expect(error).toMatchObject({ status: 502, answer: undefined, text: 'disk gone' });
    expect(await failing(new Response('<html>', { status: 504 }))).toMatchObject({
      status: 504,
      text: undefined,
    });
  });

  test('a response whose body reports failure is an error, whatever its status [PF-S064] [SH-X015]', async () => {
    expect(await failing(json({ api_response: 10, api_message: 'Refused' }))).toMatchObject({
      text: 'Refused',
    });
  });

  test('no response is an error without a status', async () => {
    const { client } = clientOver(() => {
      throw new TypeError('fetch failed');
    });
    await expect(client.call('GET /admin/heartbeat', {})).rejects.toMatchObject({ status: 0, isLate: false });
  });

  test('a call times out after 6 minutes [PF-K012]', async () => {
    expect(CALL_TIMEOUT_MS).toBe(360_000);
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const { client } = clientOver(
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const answer = client.call('GET /admin/heartbeat', {});
    late.abort(new DOMException('late', 'TimeoutError'));
    await expect(answer).rejects.toMatchObject({ status: 0, isLate: true });
    expect(timeout).toHaveBeenCalledWith(360_000);
  });

  test("an aborted request rejects with the caller's reason, not as a server error [SH-S024]", async () => {
    const { client } = clientOver(
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const newer = new AbortController();
    const answer = client.call('GET /audit/users', list, { signal: newer.signal });
    newer.abort('ignored');
    await expect(answer).rejects.toBe('ignored');
  });
});
