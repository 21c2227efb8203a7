import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dueCollections } from '../collection/collections.ts';
import { addDatasource } from '../datasources/datasources.ts';
import { dueDestinations } from '../destinations/destinations.ts';
import { tenantsWithRuns } from '../directory/directory-runs.ts';
import { duePlans } from '../reports/digests.ts';
import { dueSchedules } from '../reports/report-schedules.ts';
import { addTenant } from '../tenant/tenants.ts';
import { testedDrivers } from '../tested-drivers.ts';
import type { SystemTx } from '../transaction.ts';

const { drivers } = await testedDrivers();
const NOW = 1_000_000;

/** Jobs as the previous release stored them: waiting, interrupted by the update, and failed. */
async function fill(tx: SystemTx): Promise<void> {
  for (const id of ['atlas', 'rif'])
    await addTenant(tx, { id, name: id, primary_domain: `${id}.example`, created_on: 1 });
  await sql`
    insert into outbox (id, tenant_id, recipient, language, template, sealed_values, attempts, next_attempt,
      give_up_on, claimed_until, last_error, failed_on, created_on) values
    ('waiting', 'atlas', 'a@atlas.example', 'de', 'verify-email', 'x', 0, 500, 9000, null, null, null, 500),
    ('sending', null, 'b@atlas.example', 'de', 'verify-email', 'x', 2, 600, 9000, ${NOW + 60_000}, 'busy', null, 400),
    ('failed', null, 'c@atlas.example', 'de', 'verify-email', null, 9, 700, 9000, null, 'refused', 800, 100)`.execute(
    tx,
  );
  for (const id of ['idle', 'collecting', 'off'])
    await addDatasource(tx, {
      id,
      tenant_id: 'atlas',
      name: id,
      format: 'auto',
      timezone: 'UTC',
      created_on: 1,
      created_by: null,
    });
  await sql`
    insert into collections (tenant_id, datasource_id, kind, place, every_minutes, is_enabled, next_run_on,
      claimed_by, claimed_until, modified_on) values
    ('atlas', 'idle', 'folder', '{}', 5, true, ${NOW + 1}, null, null, 1),
    ('atlas', 'collecting', 'folder', '{}', 5, true, null, 'gone', ${NOW + 60_000}, 1),
    ('atlas', 'off', 'folder', '{}', 5, false, null, 'gone', ${NOW + 60_000}, 1)`.execute(tx);
  await sql`
    insert into directory_runs (id, tenant_id, kind, state, missing, created_on, claimed_by, claimed_until) values
    ('looked', 'atlas', 'csv', 'looking', 'keep', 1, 'gone', ${NOW + 60_000}),
    ('done', 'rif', 'csv', 'completed', 'keep', 1, null, null)`.execute(tx);
  await sql`
    insert into audit_chains (tenant_id, sequence, hash, sealed_with, seal)
    values ('atlas', 7, 'x', 'x', 'x')`.execute(tx);
  await sql`
    insert into destinations (id, tenant_id, kind, name, address, language, told_up_to, next_attempt,
      claimed_until, created_on) values
    ('telling', 'atlas', 'mail', 'Team', 't@atlas.example', 'de', 5, 10, ${NOW + 60_000}, 1)`.execute(tx);
  await sql`
    insert into report_schedules (id, tenant_id, name, frequency, language, recipients, next_delivery, time_zone,
      failures, last_error, claimed_until, created_on) values
    ('due', 'atlas', 'Due', 'weekly', 'de', '[]', 10, 'UTC', 0, null, ${NOW + 60_000}, 1),
    ('retried', 'atlas', 'Retried', 'weekly', 'de', '[]', 10, 'UTC', 2, 'away', ${NOW + 60_000}, 1)`.execute(
    tx,
  );
  await sql`
    insert into digest_plans (tenant_id, is_enabled, frequency, next_delivery, time_zone, claimed_until) values
    ('atlas', true, 'weekly', 10, 'UTC', ${NOW + 60_000})`.execute(tx);
}

for (const driver of drivers)
  test.skipIf(driver.isSkipped)(`work of the release before goes on as jobs on ${driver.name}`, async () => {
    const { store, remove } = await driver.openOlder('0039-unknown-uploads', fill);
    try {
      await store.migrate();
      await store.asSystem(async (tx) => {
        const jobs = await tx
          .selectFrom('jobs')
          .select(['queue', 'key', 'tenant_id', 'run_at', 'due_on', 'attempts', 'last_error', 'holder'])
          .orderBy('queue')
          .orderBy('key')
          .execute();
        expect(jobs).toEqual([
          {
            queue: 'mail.send',
            key: 'sending',
            tenant_id: null,
            run_at: 600,
            due_on: 400,
            attempts: 2,
            last_error: 'busy',
            holder: null,
          },
          {
            queue: 'mail.send',
            key: 'waiting',
            tenant_id: 'atlas',
            run_at: 500,
            due_on: 500,
            attempts: 0,
            last_error: null,
            holder: null,
          },
          {
            queue: 'reports.send',
            key: 'retried',
            tenant_id: 'atlas',
            run_at: NOW + 60_000,
            due_on: 10,
            attempts: 2,
            last_error: 'away',
            holder: null,
          },
        ]);
        expect(await dueCollections(tx, NOW)).toEqual([{ key: 'collecting', tenant: 'atlas' }]);
        expect(await tenantsWithRuns(tx)).toEqual([{ key: 'atlas', tenant: 'atlas' }]);
        expect(await dueDestinations(tx, NOW)).toEqual([{ key: 'telling', tenant: 'atlas' }]);
        expect((await dueSchedules(tx, NOW)).map(({ key }) => key).toSorted()).toEqual(['due', 'retried']);
        expect(await duePlans(tx, NOW)).toEqual([{ key: 'atlas', tenant: 'atlas' }]);
      });
    } finally {
      await remove();
    }
  });
