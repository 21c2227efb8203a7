import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Casbah, Person } from '../../system/casbah.ts';
import { browserOfWorker, openPage } from '../browser.ts';

/** A portal whose pages embed an address in a frame, and record its messages. */
async function openPortal(): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    const shown = new URL(request.url ?? '/', 'http://portal').searchParams.get('shown') ?? '';
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Portal</title><script>
      window.told = [];
      addEventListener('message', ({ origin, data }) => told.push({ origin, data }));
    </script><iframe src="${shown}" width="800" height="600"></iframe>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, server };
}

let allowed: Awaited<ReturnType<typeof openPortal>>;
let stranger: Awaited<ReturnType<typeof openPortal>>;
let casbah: Casbah;
let browser: Awaited<ReturnType<typeof browserOfWorker>>;
beforeAll(async () => {
  [allowed, stranger, browser] = await Promise.all([openPortal(), openPortal(), browserOfWorker()]);
  casbah = await Casbah.start({ CASBAH_FRAMES: allowed.origin });
});
afterAll(async () => {
  await casbah.dispose();
  allowed.server.close();
  stranger.server.close();
});

async function show(portal: string, path: string, cookies: ReadonlyMap<string, string> = new Map()) {
  const opened = await openPage(browser);
  const { hostname: domain } = new URL(casbah.origin);
  const kept = [...cookies].map(([name, value]) => ({ name, value, domain, path: '/' }));
  await opened.page.context().addCookies(kept);
  const asked: string[] = [];
  opened.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await opened.page.goto(`${portal}/?shown=${encodeURIComponent(`${casbah.origin}${path}`)}`);
  return { ...opened, asked, told: () => opened.page.evaluate<unknown[]>('told') };
}

test.each([
  ['/', 403],
  ['/#/?redirect=%2Fui%2F', 403],
  ['/#/ssoerror?code=3', 'SSO'],
] as const)(
  'in an allowed frame %s tells %s, and does nothing else [PL-S012] [PL-S013]',
  async (path, status) => {
    const { page, asked, told, close } = await show(allowed.origin, path);
    await expect.poll(told).toEqual([{ origin: casbah.origin, data: { type: 'casbah-status', status } }]);
    await page.waitForTimeout(500);
    await expect.poll(() => page.frameLocator('iframe').locator('#root > *').count()).toBe(0);
    expect(asked.filter((asking) => /^\/(user|admin)\//.test(asking))).toEqual([]);
    expect(await told()).toHaveLength(1);
    await close();
  },
);

test('in an allowed frame the console posts when a dialog opens and closes [WD-S052]', async () => {
  const { cookies } = await Person.first(casbah);
  const { page, told, close } = await show(allowed.origin, '/ui/profile?iframe=y', cookies);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { level: 1 }).waitFor();
  await frame.locator('main').press('?');
  const modal = (state: string) => ({ origin: casbah.origin, data: { type: 'casbah-modal', state } });
  await expect.poll(told).toEqual([modal('opened')]);
  await frame.getByRole('dialog').press('Escape');
  await expect.poll(told).toEqual([modal('opened'), modal('closed')]);
  await close();
});

test('in a stranger’s frame nothing is shown or told', async () => {
  const { page, told, close } = await show(stranger.origin, '/');
  await page.waitForTimeout(1000);
  expect(await told()).toEqual([]);
  await expect.poll(() => page.frameLocator('iframe').locator('#root').count()).toBe(0);
  await close();
});
