import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { Push, shareOf } from './push.ts';

const open: PassThrough[] = [];
afterEach(() => {
  for (const body of open.splice(0)) body.end();
});
const most = { all: 16, source: 6 };
const newPush = (): Push =>
  new Push({ segments: { keep: async () => ({ isRepeated: false }) }, patienceMs: 5_000, most });

/** A push that stays pending until the test ends: `false` if refused. */
async function held(push: Push, tenant: string, datasource: string): Promise<boolean> {
  const body = new PassThrough();
  open.push(body);
  const sender = { tenant, datasource, token: 't' };
  const taken = push.receive(sender, { body, encoding: 'identity', chunk: undefined });
  const refused = taken.then(
    () => false,
    () => false,
  );
  return Promise.race([refused, new Promise<boolean>((resolve) => setImmediate(() => resolve(true)))]);
}
async function flood(push: Push, tenant: string): Promise<number> {
  let taken = 0;
  for (let n = 0; n < 40; n += 1) if (await held(push, tenant, `${tenant}-${n % 8}`)) taken += 1;
  return taken;
}

describe('companies that push at the same time', () => {
  test('one that floods leaves room for others', async () => {
    const push = newPush();
    expect(await flood(push, 'atlas')).toBe(8);
    expect(await flood(push, 'rif')).toBe(5);
    expect(await held(push, 'zagora', 'proxy')).toBe(true);
  });

  test('one above its share gets no new slot until it is below', async () => {
    const push = newPush();
    expect(await flood(push, 'atlas')).toBe(8);
    await held(push, 'rif', 'proxy');
    const [first, ...rest] = open.filter((body) => !body.destroyed);
    expect(rest.length).toBeGreaterThan(0);
    first?.end();
    await new Promise((resolve) => setTimeout(resolve, 20));
    // Atlas still holds seven, and with two companies the share is five.
    expect(await held(push, 'atlas', 'atlas-9')).toBe(false);
    expect(await held(push, 'rif', 'proxy')).toBe(true);
  });

  test('their shares never use all slots', () => {
    for (let companies = 1; companies < 16; companies += 1)
      expect(shareOf(16, companies) * companies).toBeLessThanOrEqual(companies === 0 ? 0 : 15);
  });
});
