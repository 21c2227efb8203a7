import { afterEach, expect, test, vi } from 'vitest';
import { watchFaults } from './faults.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('sends script errors together after 5 seconds [PF-C027] [PF-K006] [PF-K014]', async () => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', { cookie: '', hidden: false });
  vi.stubGlobal('location', { pathname: '/ui/appAudit/summary' });
  const sent: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) });
    return Response.json({ api_response: 'success' });
  });
  watchFaults();
  page.dispatchEvent(Object.assign(new Event('error'), { error: new Error('first fault') }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('second fault') }));
  // Intentional aborts aren't errors.
  page.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: new DOMException('left', 'AbortError') }),
  );
  await vi.advanceTimersByTimeAsync(4900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  const path = '/ui/appAudit/summary';
  expect(sent).toEqual([
    {
      url: '/admin/application/logjserror',
      body: {
        logs: [
          expect.objectContaining({ message: 'first fault', path }),
          expect.objectContaining({ message: 'second fault', path }),
        ],
      },
    },
  ]);

  // Pending errors are sent when the page is left.
  page.dispatchEvent(Object.assign(new Event('error'), { message: 'third fault' }));
  page.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(2);
});
