import { DEFAULT_BRR_PROFILE } from '@casbah/domain/brr-profile';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listAlertRules } from '../alertrules/alert-rules.ts';
import { listSchedules } from '../reports/report-schedules.ts';
import { listBrrProfiles } from '../risk/brr-profiles.ts';
import { findSavedFilter } from '../savedfilters/saved-filters.ts';
import { listTenantConfig } from '../tenant/tenant-config.ts';
import { addTenant } from '../tenant/tenants.ts';
import { testedDrivers } from '../tested-drivers.ts';
import type { SystemTx } from '../transaction.ts';
import { addUser } from '../users/users.ts';

const { drivers } = await testedDrivers();

/** Stored thresholds: lowest risk scores of medium and high risk. */
const SETTINGS: Readonly<Record<string, { medium?: number; high?: number }>> = {
  usual: { medium: 33, high: 66 },
  moved: { medium: 20, high: 60 },
  half: { high: 40 },
  none: {},
};
const NOW: Readonly<Record<string, Record<string, number>>> = {
  usual: { brr_threshold_high: 33, brr_threshold_medium: 66 },
  moved: { brr_threshold_high: 40, brr_threshold_medium: 80 },
  // A default threshold is stored along with the changed one, so no service changes its level.
  half: { brr_threshold_high: 60, brr_threshold_medium: 67 },
  none: {},
};

const block = { operator: 'lt', type: 'number', group: '', meta_type: 'number', placeholder: '' };
const expression = {
  operator: 'AND',
  groups: [{ operator: 'OR', blocks: [{ ...block, field: 'brr', value: 20, originalValue: 20 }] }],
};
const config = (configuration: object) => ({
  data: expression,
  is_default: false,
  tab: '',
  meta: {},
  date_object: null,
  configuration,
});

async function fillTenant(tx: SystemTx, tenant: string): Promise<void> {
  await addTenant(tx, { id: tenant, name: tenant, primary_domain: `${tenant}.example`, created_on: 1 });
  for (const [level, value] of Object.entries(SETTINGS[tenant] ?? {}))
    await sql`
      insert into tenant_config (tenant_id, app_name, param_name, param_value, modified_on, modified_by)
      values (${tenant}, 'audit', ${`brr_threshold_${level}`}, ${String(value)}::jsonb, 5, 'nadia')`.execute(
      tx,
    );
}

async function fill(tx: SystemTx): Promise<void> {
  for (const tenant of Object.keys(SETTINGS)) await fillTenant(tx, tenant);
  await addUser(tx, {
    id: 'nadia',
    tenant_id: 'moved',
    email: 'nadia@moved.example',
    name: 'Nadia El Fassi',
    password_hash: null,
    created_on: 1,
  });
  const { id: _, name: __, ...definition } = DEFAULT_BRR_PROFILE;
  for (const [id, medium, high] of [
    ['copy', 33, 66],
    ['strict', 10, 25],
  ] as const)
    await sql`
      insert into brr_profiles (tenant_id, id, name, definition, in_force, created_on, modified_on)
      values ('moved', ${id}, ${id}, ${JSON.stringify({ ...definition, thresholds: { medium, high } })}::jsonb,
        ${id === 'strict'}, 1, 1)`.execute(tx);
  for (const [id, app, configuration] of [
    ['services', 'audit.services', { sort: '-brr', columns: 'name,brr' }],
    ['people', 'users', { sort: '-brr' }],
  ] as const)
    await sql`
      insert into saved_filters (id, tenant_id, owner_id, app, name, sharing, filter_config, created_on, modified_on)
      values (${id}, 'moved', 'nadia', ${app}, ${id}, 'private', ${JSON.stringify(config(configuration))}::jsonb, 1, 1)`.execute(
      tx,
    );
  await sql`
    insert into report_schedules (id, tenant_id, name, frequency, recipients, filter, language, next_delivery, time_zone, created_on)
    values ('report', 'moved', 'Risky', 'weekly', '[]', 'brr > 80 and host = brr', 'en-us', 9, 'UTC', 1)`.execute(
    tx,
  );
  await sql`
    insert into shadow_it_policies (id, tenant_id, name, condition, time_window, gives_notice, is_enabled, tried_on, created_on, modified_on)
    values ('policy', 'moved', 'Risky', 'risk = high or brr < 5', 'day', true, true, 4, 1, 1)`.execute(tx);
}

test.for(drivers)(
  'ratings of an older store on $name are turned around: settings, profiles, saved filters, reports, policies [PF-K060]',
  async (tested, { skip }) => {
    if (tested.isSkipped) skip();
    const { store, remove } = await tested.openOlder('0031-same-tenant', fill);
    try {
      await store.migrate();
      for (const tenant of Object.keys(SETTINGS)) {
        const stored = await store.inTenant(tenant, (tx) => listTenantConfig(tx, { tenant, app: 'audit' }));
        const values = Object.fromEntries(
          stored.map(({ param_name, param_value }) => [param_name, param_value]),
        );
        expect(values).toEqual(NOW[tenant]);
      }
      await store.inTenant('moved', async (tx) => {
        const profiles = await listBrrProfiles(tx);
        expect(profiles.map(({ id, definition, in_force }) => [id, definition, in_force])).toEqual([
          [
            'copy',
            { rules: {}, knockouts: DEFAULT_BRR_PROFILE.knockouts, thresholds: { high: 33, medium: 66 } },
            false,
          ],
          [
            'strict',
            { rules: {}, knockouts: DEFAULT_BRR_PROFILE.knockouts, thresholds: { high: 75, medium: 90 } },
            true,
          ],
        ]);
        expect(await findSavedFilter(tx, { user: 'nadia', id: 'services' })).toMatchObject({
          filter: 'risk_score < 20',
          filter_config: {
            written: {
              operator: 'AND',
              groups: [
                { operator: 'OR', blocks: [{ ...block, field: 'risk_score', value: 20, originalValue: 20 }] },
              ],
            },
            configuration: { sort: '-risk_score', columns: 'name,risk_score' },
          },
        });
        // People lists have no ratings, so a field with that name means something else.
        expect(await findSavedFilter(tx, { user: 'nadia', id: 'people' })).toMatchObject({
          filter: '',
          filter_config: { written: expression, configuration: { sort: '-brr' } },
        });
        expect(await listSchedules(tx, 'moved')).toMatchObject([
          { filter: '(risk_score > 80 or brr = 103) and host = brr' },
        ]);
        expect(await listAlertRules(tx)).toMatchObject([
          { condition: 'risk = high or risk_score < 5', is_enabled: true, tried_on: 4 },
        ]);
      });
    } finally {
      await remove();
    }
  },
);
