import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isoTime } from '@casbah/domain/iso-time';
import type { Mail } from '@casbah/domain/mail';
import { HOUR_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { openPgliteControlStore } from '@casbah/stores/control/pglite/pglite-control-store';
import { addSchedule, findSchedule, listDeliveries } from '@casbah/stores/control/reports/report-schedules';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { addTenant } from '@casbah/stores/control/tenant/tenants';
import { addPeople } from '@casbah/stores/control/users/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JobRunner } from '../jobs/runner.ts';
import { testRunner } from '../jobs/test-runner.ts';
import { reportAttachments } from './attachments.ts';
import { ReportSending, type SendingParts } from './sending.ts';

const folder = mkdtempSync(join(tmpdir(), 'casbah-reports-'));
const clock = { now: 0 };
const at = (text: string): number => Date.parse(`${text}Z`);
let control: ControlStore;
let mails: Mail[] = [];
let faults: unknown[] = [];
beforeAll(async () => {
  control = await openPgliteControlStore(folder, {});
  await control.migrate();
  await control.asSystem((tx) =>
    addTenant(tx, { id: 'atlas', name: 'Atlas', primary_domain: '', created_on: 1 }),
  );
  await control.inTenant('atlas', (tx) =>
    addPeople(
      tx,
      ['amina', 'bruno'].map((name) => ({
        id: name,
        email: `${name}@atlas.example`,
        first_name: name,
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
  clock.now = at('2026-12-01T00:00');
  mails = [];
  faults = [];
  await control.asSystem((tx) => tx.deleteFrom('jobs').execute());
  await control.asSystem((tx) => tx.deleteFrom('report_schedules').execute());
  await control.inTenant('atlas', (tx) =>
    addSchedule(tx, {
      id: 'monthly',
      tenant_id: 'atlas',
      name: 'Monthly',
      frequency: 'monthly',
      language: 'de',
      recipients: JSON.stringify(['amina@atlas.example', 'gone@atlas.example']),
      next_delivery: at('2026-12-02T06:00'),
      time_zone: 'UTC',
      created_on: 1,
    }),
  );
});

function sending(write?: SendingParts['write']): JobRunner {
  const { job } = new ReportSending({
    control,
    clock: () => clock.now,
    queueMail: async (_tx, mail) => {
      mails.push(mail);
    },
    write:
      write ??
      (async ({ span, languages }) => ({
        csv: 'a,b',
        in: new Map(
          languages.map((language) => [
            language,
            {
              html: `<p lang="${language}">${isoTime(span.from)}</p>`,
              span: 'November',
              table: { head: ['Figure', 'Now'], rows: [['Services', '7']] },
            },
          ]),
        ),
      })),
  });
  return testRunner({
    control,
    jobs: [job],
    clock: () => clock.now,
    onFault: (_what, error) => faults.push(error),
  });
}
const schedule = () =>
  control.inTenant('atlas', (tx) => findSchedule(tx, { tenant: 'atlas', id: 'monthly' }));
const sent = () => control.inTenant('atlas', (tx) => listDeliveries(tx, 'atlas'));

test('sends nothing before the due date; then once, about the previous period, to existing people', async () => {
  expect(await sending().settled()).toBe(0);
  // The server was off for three days; the report is still about November.
  clock.now = at('2026-12-05T12:00');
  expect(await sending().settled()).toBe(1);
  expect(await sending().settled()).toBe(0);
  expect(mails).toMatchObject([{ to: 'amina@atlas.example', language: 'de', template: 'audit-report' }]);
  expect(await sent()).toMatchObject([
    { span_from: at('2026-11-01T00:00'), span_to: at('2026-12-01T00:00') },
  ]);
  expect(await schedule()).toMatchObject({ next_delivery: at('2027-01-02T06:00'), last_error: null });
});

test('attaches the report as HTML and CSV; no other company’s, and none that was deleted', async () => {
  clock.now = at('2026-12-02T06:00');
  await sending().settled();
  const [mail] = mails;
  if (mail === undefined) throw new Error('no mail');
  const attachmentsOf = reportAttachments(control);
  const { template, values, language } = mail;
  expect(await attachmentsOf({ template, values, language, tenant: 'atlas' })).toMatchObject([
    { name: 'audit-report-2026-11-30.html', content: '<p lang="de">2026-11-01T00:00:00.000Z</p>' },
    { name: 'services-2026-11-30.csv', content: 'a,b' },
  ]);
  expect(await attachmentsOf({ template, values, language, tenant: 'rif' })).toEqual([]);
  expect(await attachmentsOf({ template: 'verify-email', values, language, tenant: 'atlas' })).toEqual([]);
});

test("uses each reader's language, or else the schedule's", async () => {
  await control.inTenant('atlas', async (tx) => {
    await tx
      .updateTable('users')
      .set({ prefs: JSON.stringify({ lang: 'ja' }) })
      .where('id', '=', 'bruno')
      .execute();
    await tx
      .updateTable('report_schedules')
      .set({ recipients: JSON.stringify(['amina@atlas.example', 'bruno@atlas.example']) })
      .execute();
  });
  clock.now = at('2026-12-02T06:00');
  await sending().settled();
  expect(mails.map(({ to, language }) => [to, language])).toEqual([
    ['amina@atlas.example', 'de'],
    ['bruno@atlas.example', 'ja'],
  ]);
  const attachmentsOf = reportAttachments(control);
  const pages = await Promise.all(mails.map((mail) => attachmentsOf(mail)));
  expect(pages.map(([page]) => page?.content.slice(0, 12))).toEqual(['<p lang="de"', '<p lang="ja"']);
});

test("follows the company's time zone from the next delivery on; the pending one keeps its date", async () => {
  await control.inTenant('atlas', (tx) =>
    setTenantConfig(tx, {
      app_name: 'general',
      param_name: 'timezone',
      param_value: 'Asia/Tokyo',
      misc: {},
      tenant: 'atlas',
      time: 1,
      by: null,
    }),
  );
  clock.now = at('2026-12-02T06:00');
  await sending().settled();
  expect(await sent()).toMatchObject([{ span_from: at('2026-11-01T00:00'), last_day: '2026-11-30' }]);
  expect(await schedule()).toMatchObject({ next_delivery: at('2027-01-01T21:00'), time_zone: 'Asia/Tokyo' });
  clock.now = at('2027-01-01T21:00');
  await sending().settled();
  expect((await sent())[0]).toMatchObject({
    span_from: at('2026-11-30T15:00'),
    span_to: at('2026-12-31T15:00'),
    last_day: '2026-12-31',
  });
  await control.asSystem((tx) => tx.deleteFrom('tenant_config').execute());
});

test('two servers send it once', async () => {
  clock.now = at('2026-12-02T06:00');
  const counts = await Promise.all([sending().settled(), sending().settled()]);
  expect(counts[0] + counts[1]).toBe(1);
  expect(mails).toHaveLength(1);
});

test('a failed report stays due with the reason, and is retried later', async () => {
  clock.now = at('2026-12-02T06:00');
  const broken = sending(async () => {
    throw new Error('the event store is away');
  });
  await broken.settled();
  expect(faults).toHaveLength(1);
  expect(await schedule()).toMatchObject({ failures: 1, last_error: 'the event store is away' });
  expect(await sending().settled()).toBe(0);
  clock.now += HOUR_MS;
  expect(await sending().settled()).toBe(1);
  expect(mails).toHaveLength(1);
  expect(await schedule()).toMatchObject({ failures: 0, last_error: null });
});

test('a disabled schedule sends nothing', async () => {
  await control.inTenant('atlas', (tx) =>
    tx.updateTable('report_schedules').set({ is_enabled: false }).execute(),
  );
  clock.now = at('2027-12-02T06:00');
  expect(await sending().settled()).toBe(0);
  expect(mails).toEqual([]);
});
