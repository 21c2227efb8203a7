import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addTenant } from '../tenant/tenants.ts';
import { testedDrivers } from '../tested-drivers.ts';
import type { SystemTx } from '../transaction.ts';
import { addUser } from '../users/users.ts';
import { listSavedFilters } from './saved-filters.ts';

const { drivers } = await testedDrivers();

const base = { type: 'text', group: '', meta_type: 'text', placeholder: '' };
const block = (field: string, ...list: string[]) => ({ ...base, field, operator: 'is', list });
const data = (...blocks: object[]) => ({ operator: 'OR', groups: [{ operator: 'AND', blocks }] });
const BEFORE = [
  ['plain', 'audit.services', data(block('risk', 'high', 'low'), block('vendor', 'Box'))],
  ['dressed', 'audit.services', data({ ...block('risk', 'high'), placeholder: 'Choose' })],
  ['people', 'users', data(block('role', 'admin'))],
  ['other', 'history', data(block('role', 'admin'))],
] as const;
const CONFIG = { tab: 'services', meta: { q: 'x' }, date_object: null, configuration: {} };

async function fill(tx: SystemTx): Promise<void> {
  await addTenant(tx, { id: 'atlas', name: 'atlas', primary_domain: 'atlas.example', created_on: 1 });
  await addUser(tx, {
    id: 'nadia',
    tenant_id: 'atlas',
    email: 'nadia@atlas.example',
    name: 'Nadia El Fassi',
    password_hash: null,
    created_on: 1,
  });
  for (const [id, app, asked] of BEFORE)
    await sql`
      insert into saved_filters (id, tenant_id, owner_id, app, name, sharing, filter_config, created_on, modified_on)
      values (${id}, 'atlas', 'nadia', ${app}, ${id}, 'private', ${JSON.stringify({ ...CONFIG, data: asked })}::jsonb, 1, 1)`.execute(
      tx,
    );
}

test.for(drivers)('saved filters of an older store on $name keep their text', async (tested, { skip }) => {
  if (tested.isSkipped) skip();
  const { store, remove } = await tested.openOlder('0039-unknown-uploads', fill);
  try {
    await store.migrate();
    const kept = await store.inTenant('atlas', async (tx) => {
      const apps = ['audit.services', 'users', 'history'] as const;
      const found = [];
      for (const app of apps) found.push(...(await listSavedFilters(tx, { user: 'nadia', app, limit: 9 })));
      return found.map(({ id, filter, filter_config }) => ({ id, filter, filter_config }));
    });
    const written = (id: string) => BEFORE.find(([name]) => name === id)?.[2];
    expect(kept).toEqual([
      { id: 'dressed', filter: 'risk = "high"', filter_config: { ...CONFIG, written: written('dressed') } },
      { id: 'plain', filter: 'risk in ("high", "low") and vendor = "Box"', filter_config: CONFIG },
      { id: 'people', filter: 'role = "admin"', filter_config: CONFIG },
      { id: 'other', filter: '', filter_config: { ...CONFIG, written: written('other') } },
    ]);
  } finally {
    await remove();
  }
});
