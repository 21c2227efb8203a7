import { afterEach, expect, test, vi } from 'vitest';
import { sendBytes } from './send-bytes.ts';

afterEach(() => void vi.unstubAllGlobals());

test('an upload sends the CSRF token of the cookie as a header [PF-C116]', async () => {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('document', { cookie: 'other=1; csrftoken=a%2Fb' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, method: init.method, headers: init.headers, credentials: init.credentials });
    return Response.json({});
  });
  await sendBytes('PATCH /admin/loads/{id}/content', { params: { id: 'l' } }, new Blob(['a']), {
    headers: { 'upload-offset': '0' },
  });
  expect(sent).toEqual([
    {
      url: '/admin/loads/l/content',
      method: 'PATCH',
      headers: expect.objectContaining({ 'x-csrftoken': 'a/b', 'upload-offset': '0' }),
      credentials: 'same-origin',
    },
  ]);
});
