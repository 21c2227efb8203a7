import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, optional } from './api.ts';

const DENIED = { api_response: 403, error: 'DENIED', api_message: 'Not you', request_id: 'r-1' };
const LIST = { query: { limit: 10 } } as const;
/** URLs that the page navigated to. */
const left: string[] = [];

function answer(status: number, body: unknown = 'a proxy speaks'): void {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
}

beforeEach(() => {
  left.length = 0;
  vi.stubGlobal('document', { cookie: 'csrftoken=own', hidden: false });
  vi.stubGlobal('location', {
    pathname: '/ui/appAudit/users',
    search: '?q=a',
    hash: '',
    assign: (address: string) => left.push(address),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a call', () => {
  test('redirects to sign-in and back once the session has ended, but not for a missing permission [SH-S026] [SH-S027]', async () => {
    answer(403, DENIED);
    await expect(call('GET /audit/users', LIST)).rejects.toMatchObject({ status: 403 });
    answer(401);
    await expect(call('GET /audit/users', LIST, { staysSignedIn: true })).rejects.toMatchObject({
      status: 401,
    });
    expect(left).toEqual([]);
    await expect(call('GET /audit/users', LIST)).rejects.toMatchObject({ status: 401 });
    await expect(call('GET /audit/users', LIST)).rejects.toMatchObject({ status: 401 });
    expect(left).toEqual([`/#/?redirect=${encodeURIComponent('/ui/appAudit/users?q=a')}`]);
  });

  test('is repeated with the new token after a CSRF error', async () => {
    const tokens: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_input: string, init: RequestInit) => {
      tokens.push(new Headers(init.headers).get('x-csrftoken'));
      if (tokens.length > 1) return Response.json({ api_response: 'success' });
      vi.stubGlobal('document', { cookie: 'csrftoken=new', hidden: false });
      return Response.json({ ...DENIED, error: 'CSRF_REJECTED' }, { status: 403 });
    });
    await call('POST /admin/user/saveprefs', { body: { user_prefs: {} } });
    expect(tokens).toEqual(['own', 'new']);
  });
});

describe('optional data', () => {
  const asked = () => optional(call('GET /audit/users', LIST), 'nothing');

  test.each([
    [500, { ...DENIED, error: 'INTERNAL' }],
    [403, DENIED],
  ])('is empty after an error %i with one of our codes [PF-S065]', async (status, body) => {
    answer(status, body);
    expect(await asked()).toBe('nothing');
  });

  test.each([401, 407, 403])(
    'redirects to sign-in for an error %i that means the session has ended [SH-S026] [SH-S027]',
    async (status) => {
      answer(status);
      await expect(asked()).rejects.toMatchObject({ status });
    },
  );
});
