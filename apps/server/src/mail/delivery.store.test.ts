import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mail } from '@casbah/domain/mail';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { openPgliteControlStore } from '@casbah/stores/control/pglite/pglite-control-store';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JobRunner } from '../jobs/runner.ts';
import { testRunner } from '../jobs/test-runner.ts';
import { makeSeal } from '../seal.ts';
import { Delivery, removeOldUndelivered } from './delivery.ts';
import { Mailer } from './mailer.ts';
import type { MailMessage } from './message.ts';
import { MailRejected, type Transport } from './transport.ts';

const folder = mkdtempSync(join(tmpdir(), 'casbah-delivery-'));
const clock = { now: 0 };
const seal = makeSeal({ seal: Buffer.alloc(32, 1).toString('base64url') });
let control: ControlStore;
let mailer: Mailer;
beforeAll(async () => {
  control = await openPgliteControlStore(folder, {});
  await control.migrate();
  mailer = new Mailer({ control, seal, clock: () => clock.now });
});
afterAll(async () => {
  await control.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  clock.now = Date.UTC(2026, 10, 21, 12);
  await control.asSystem((tx) => tx.deleteFrom('outbox').execute());
  await control.asSystem((tx) => tx.deleteFrom('jobs').execute());
});

const LINK = '/#/emailapproval?ctx=very-secret-token';
const mail = (to = 'amina@atlas.example'): Mail => ({
  template: 'verify-email',
  values: { link: LINK, days: 7 },
  to,
  language: 'fr',
  tenant: null,
});

interface Server {
  delivery: Delivery;
  runner: JobRunner;
  sent: MailMessage[];
  failures: { gaveUp: boolean; reason: string }[];
}
let servers = 0;
/** A server on the store whose emails go to `send`. */
function server(
  send: (letter: MailMessage, signal: AbortSignal) => Promise<void> | void = () => {},
  { otherSeal = seal, isDead = false } = {},
): Server {
  const sent: MailMessage[] = [];
  const failures: Server['failures'] = [];
  const transport: Transport = {
    async send(letter, signal) {
      await send(letter, signal);
      sent.push(letter);
    },
  };
  const delivery = new Delivery({
    control,
    transport,
    seal: otherSeal,
    clock: () => clock.now,
    origin: () => 'https://casbah.atlas.example',
    onFailure: ({ gaveUp, reason }) => failures.push({ gaveUp, reason }),
  });
  servers += 1;
  const runner = testRunner({
    control,
    jobs: [delivery.job],
    clock: () => clock.now,
    server: `server-${servers}`,
    // A crashed server's job keeps polling after its lease until the store closes, so its errors are ignored.
    ...(isDead ? { onFault: () => undefined } : {}),
  });
  return { delivery, runner, sent, failures };
}

test('sends a queued email once, in the reader’s language, with a link to the public URL', async () => {
  const { delivery, runner, sent } = server();
  await mailer.send(mail());
  await runner.settled();
  await runner.settled();
  expect(sent).toMatchObject([{ to: 'amina@atlas.example', subject: 'Confirmez votre adresse e-mail' }]);
  expect(sent[0]?.text).toContain('https://casbah.atlas.example/#/emailapproval?ctx=very-secret-token');
  expect(await delivery.count()).toEqual({ waiting: 0, failed: 0 });
});

test("doesn't send the email of a rolled-back change", async () => {
  const { runner, sent } = server();
  const change = control.asSystem(async (tx) => {
    await mailer.queue(tx, mail());
    throw new Error('The change failed');
  });
  await expect(change).rejects.toThrow();
  await runner.settled();
  expect(sent).toEqual([]);
});

test("seals queued emails: links can't be read or moved to another email", async () => {
  await mailer.send(mail());
  await mailer.send(mail('eve@evil.example'));
  const rows = await control.asSystem((tx) => tx.selectFrom('outbox').selectAll().execute());
  expect(JSON.stringify(rows)).not.toContain('very-secret-token');
  const [first, second] = rows;
  await control.asSystem((tx) =>
    tx
      .updateTable('outbox')
      .set({ sealed_values: first?.sealed_values ?? '' })
      .where('id', '=', second?.id ?? '')
      .execute(),
  );
  const { runner, sent, failures } = server();
  await runner.settled();
  expect(sent.map(({ to }) => to)).toEqual([first?.recipient]);
  expect(failures).toMatchObject([{ gaveUp: true }]);
});

test('retries with growing delays, and gives up after a day with the reason', async () => {
  const { delivery, runner, failures } = server(() => {
    throw new Error('421 busy\r\ntry later');
  });
  const start = clock.now;
  await mailer.send(mail());
  const triedAfter: number[] = [];
  for (
    ;
    clock.now < start + 30 * HOUR_MS;
    clock.now += failures.length < 9 ? MINUTE_MS / 2 : 10 * MINUTE_MS
  ) {
    const before = failures.length;
    await runner.settled();
    if (failures.length > before) triedAfter.push((clock.now - start) / MINUTE_MS);
  }
  expect(triedAfter.slice(0, 9)).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5, 31.5, 63.5, 123.5]);
  expect(failures.at(-1)).toEqual({ gaveUp: true, reason: '421 busy try later' });
  expect(failures.filter(({ gaveUp }) => gaveUp)).toHaveLength(1);
  expect(triedAfter.at(-1)).toBeLessThanOrEqual(24 * 60);
  expect(await delivery.count()).toEqual({ waiting: 0, failed: 1 });
  const [row] = await control.asSystem((tx) => tx.selectFrom('outbox').selectAll().execute());
  expect(row).toMatchObject({ last_error: '421 busy try later', sealed_values: null });
  clock.now += 31 * DAY_MS;
  await control.asSystem((tx) => removeOldUndelivered(tx, clock.now));
  expect((await delivery.count()).failed).toBe(0);
});

test('gives up on a permanently refused email at once, without delaying others', async () => {
  const { runner, sent, failures } = server(({ to }) => {
    if (to.startsWith('nobody')) throw new MailRejected('550 no such mailbox');
  });
  await mailer.send(mail('nobody@atlas.example'));
  await mailer.send(mail());
  await runner.settled();
  expect(sent.map(({ to }) => to)).toEqual(['amina@atlas.example']);
  expect(failures).toEqual([{ gaveUp: true, reason: '550 no such mailbox' }]);
});

test('several servers send each email once, a few at a time', async () => {
  let underWay = 0;
  let most = 0;
  const slow = async (): Promise<void> => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
  };
  const servers = [server(slow), server(slow), server(slow)];
  const readers = Array.from({ length: 40 }, (_, index) => `reader-${index}@atlas.example`);
  for (const reader of readers) await mailer.send(mail(reader));
  await Promise.all(servers.map(({ runner }) => runner.settled()));
  expect(servers.flatMap(({ sent }) => sent.map(({ to }) => to)).sort()).toEqual([...readers].sort());
  expect(most).toBeLessThanOrEqual(12);
});

test("another server sends a crashed server's email once its claim expires", async () => {
  const dead = server(() => new Promise(() => {}), { isDead: true });
  await mailer.send(mail());
  void dead.runner.settled();
  const other = server();
  await expect
    .poll(
      async () => (await control.asSystem((tx) => tx.selectFrom('jobs').selectAll().execute()))[0]?.attempts,
    )
    .toBe(1);
  await other.runner.settled();
  expect(other.sent).toEqual([]);
  clock.now += 5 * MINUTE_MS;
  await other.runner.settled();
  expect(other.sent).toHaveLength(1);
});

test('sends queued emails automatically, and claims no more once stopped', async () => {
  const { runner, sent } = server();
  const stopListening = await control.listen({
    onSignal() {},
    onResync() {},
    job: (queue) => runner.wake(queue),
  });
  await runner.start();
  await mailer.send(mail());
  await expect.poll(() => sent.length).toBe(1);
  await runner.stop();
  await mailer.send(mail());
  await runner.settled();
  await stopListening();
  expect(sent).toHaveLength(1);
});

test('gives up on an email sealed with other keys, with what to do', async () => {
  await mailer.send(mail());
  const { runner, failures } = server(() => {}, {
    otherSeal: makeSeal({ seal: Buffer.alloc(32, 2).toString('base64url') }),
  });
  await runner.settled();
  expect(failures).toMatchObject([{ gaveUp: true, reason: expect.stringContaining('other keys') }]);
});
