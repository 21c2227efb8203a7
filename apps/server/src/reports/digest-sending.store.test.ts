import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isoTime } from '@casbah/domain/iso-time';
import type { Mail } from '@casbah/domain/mail';
import { HOUR_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { openPgliteControlStore } from '@casbah/stores/control/pglite/pglite-control-store';
import { changePlan, findPlan, setLeftOut, setPlan } from '@casbah/stores/control/reports/digests';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { addTenant } from '@casbah/stores/control/tenant/tenants';
import { addPeople } from '@casbah/stores/control/users/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testRunner } from '../jobs/test-runner.ts';
import { reportAttachments } from './attachments.ts';
import { DigestSending, type WriteDigest } from './digest-sending.ts';

const folder = mkdtempSync(join(tmpdir(), 'casbah-digests-'));
const PEOPLE = Array.from({ length: 60 }, (_, index) => `p${String(index).padStart(2, '0')}@atlas.example`);
const clock = { now: 0 };
const at = (text: string): number => Date.parse(`${text}Z`);
let control: ControlStore;
let mails: Mail[] = [];
let asked: string[] = [];
beforeAll(async () => {
  control = await openPgliteControlStore(folder, {});
  await control.migrate();
  await control.asSystem((tx) =>
    addTenant(tx, { id: 'atlas', name: 'Atlas', primary_domain: '', created_on: 1 }),
  );
  await control.inTenant('atlas', (tx) =>
    addPeople(
      tx,
      PEOPLE.map((email, index) => ({
        id: `user-${index}`,
        email,
        first_name: `P${index}`,
        last_name: 'B',
      })),
      { tenant: 'atlas', time: 1, by: null },
    ),
  );
});
afterAll(async () => {
  await control.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  [mails, asked] = [[], []];
  clock.now = at('2026-11-23T06:00');
  await control.asSystem((tx) => tx.deleteFrom('jobs').execute());
  await control.asSystem((tx) => tx.deleteFrom('tenant_config').execute());
  await control.inTenant('atlas', async (tx) => {
    await setLeftOut(tx, { tenant: 'atlas', emails: [] });
    await setPlan(tx, {
      tenant_id: 'atlas',
      is_enabled: true,
      frequency: 'weekly',
      next_delivery: at('2026-11-23T06:00'),
      time_zone: 'UTC',
    });
  });
});

/** Everyone except `p03` used one service. */
const write: WriteDigest = async ({ span, reader: { email } }) => {
  asked.push(email);
  if (email.startsWith('p03')) return undefined;
  const table = { head: ['Service', 'Requests'], rows: [['Box', '7']] };
  return { table, csv: `of ${email}`, span: isoTime(span.from) };
};
const sending = (writing: WriteDigest = write) =>
  testRunner({
    control,
    clock: () => clock.now,
    onFault: () => {},
    jobs: [
      new DigestSending({
        control,
        clock: () => clock.now,
        write: writing,
        queueMail: async (_tx, mail) => {
          mails.push(mail);
        },
      }).job,
    ],
  });
const plan = () => control.inTenant('atlas', (tx) => findPlan(tx, 'atlas'));

test('each person gets their own usage once; people without usage, or excluded, get none [SH-R041]', async () => {
  await control.inTenant('atlas', (tx) => setLeftOut(tx, { tenant: 'atlas', emails: ['p05@atlas.example'] }));
  clock.now -= 1;
  expect(await sending().settled()).toBe(0);
  clock.now += 1;
  expect(await sending().settled()).toBe(1);
  expect(await sending().settled()).toBe(0);
  const told = PEOPLE.filter((email) => !/^p0[35]/.test(email));
  expect(mails.map(({ to }) => to)).toEqual(told);
  expect(mails[0]).toMatchObject({
    template: 'user-digest',
    tenant: 'atlas',
    values: { company: 'Atlas', name: 'P0 B', span: '2026-11-16T00:00:00.000Z' },
  });
  const [first] = mails;
  if (first === undefined) throw new Error('no mail');
  expect(await reportAttachments(control)(first)).toMatchObject([{ content: 'of p00@atlas.example' }]);
  expect(await plan()).toMatchObject({
    next_delivery: at('2026-11-30T06:00'),
    last_sent: told.length,
    sent_up_to: '',
    sent: 0,
  });
});

test('an interrupted round resumes: no one gets two, no one is skipped', async () => {
  let writes = 0;
  const breaking: WriteDigest = async (of) => {
    writes += 1;
    if (writes > 55) throw new Error('the event store is away');
    return write(of);
  };
  await sending(breaking).settled();
  expect(mails).toHaveLength(49);
  expect(await plan()).toMatchObject({ last_error: 'the event store is away', failures: 1 });
  expect(await sending().settled()).toBe(0);
  clock.now += HOUR_MS;
  expect(await sending().settled()).toBe(1);
  const to = mails.map((mail) => mail.to);
  expect(to.toSorted()).toEqual(PEOPLE.filter((email) => !email.startsWith('p03')));
  expect(await plan()).toMatchObject({ last_error: null, failures: 0, last_sent: 59 });
});

test('a server that was off for weeks sends one digest, of the week it was due for', async () => {
  clock.now = at('2026-12-20T12:00');
  await sending().settled();
  expect(await sending().settled()).toBe(0);
  expect(new Set(mails.map(({ values }) => 'span' in values && values.span))).toEqual(
    new Set(['2026-11-16T00:00:00.000Z']),
  );
  expect(await plan()).toMatchObject({ next_delivery: at('2026-12-21T06:00') });
});

test('with anonymization, no digest is sent and no usage is looked up', async () => {
  await control.inTenant('atlas', (tx) =>
    setTenantConfig(tx, {
      app_name: 'privacy',
      param_name: 'user_anonymization',
      param_value: true,
      misc: {},
      tenant: 'atlas',
      time: 1,
      by: null,
    }),
  );
  await sending().settled();
  expect([mails, asked]).toEqual([[], []]);
  expect(await plan()).toMatchObject({ next_delivery: at('2026-11-30T06:00') });
});

test("if disabled meanwhile, digests that aren't queued yet aren't sent", async () => {
  const switching: WriteDigest = async (of) => {
    await control.inTenant('atlas', (tx) => changePlan(tx, 'atlas', { is_enabled: false }));
    return write(of);
  };
  await sending(switching).settled();
  expect(mails).toEqual([]);
});
