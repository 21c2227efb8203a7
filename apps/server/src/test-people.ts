/**
 * Adds people to the control store of a stopped Casbah, for tests that drive it from outside:
 *
 *   node apps/server/src/test-people.ts DATA_FOLDER < people.json
 *
 * The input is a list of `{ email, name, password, role, grants }`. People join the first company, that of the person
 * before (`joins`), or the `company` they name, which is created if missing. Existing people get the new permissions.
 */

import { mkdir } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { ACTIONS, AREAS, ROLES } from '@casbah/domain/permission';
import { DAY_MS } from '@casbah/domain/time-units';
import { addAccessProfile, setProfilesOf } from '@casbah/stores/control/accessprofiles/access-profiles';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { addTenant, listTenants } from '@casbah/stores/control/tenant/tenants';
import { addTenantDomain, saveDomainCheck } from '@casbah/stores/control/tenantdomains/tenant-domains';
import type { SystemTx } from '@casbah/stores/control/transaction';
import { addUser, findAccounts, setActive, setPassword } from '@casbah/stores/control/users/users';
import { z } from 'zod';
import { openControl } from './control-compose.ts';
import { openKeys } from './keys.ts';
import { cheapHash } from './test-password.ts';

const people = z.array(
  z.object({
    email: z.email(),
    name: z.string(),
    password: z.string(),
    role: z.enum(ROLES),
    company: z
      .object({
        name: z.string(),
        /** Named after the company by default. */
        domain: z.string().optional(),
        /** Created even if the name exists. */
        isNew: z.boolean().default(false),
        settings: z.array(
          z.tuple([z.string(), z.string(), z.union([z.string(), z.number(), z.array(z.string())])]),
        ),
      })
      .optional(),
    /** In the previous person's company, unless they name one. */
    joins: z.boolean().default(false),
    /** The password was set by someone else. */
    mustChange: z.boolean().default(false),
    isActive: z.boolean().default(true),
    /** Age of the account, and of its password, in days. */
    days: z.number().default(0),
    /** Verified domains of the person's company. */
    domains: z.array(z.string()).default([]),
    /** A partner of companies, by the partner's code. */
    partnerCode: z.string().nullable().default(null),
    grants: z.array(z.object({ area: z.enum(AREAS), actions: z.array(z.enum(ACTIONS)) })).default([]),
  }),
);

const [dataFolder = ''] = process.argv.slice(2);
await mkdir(dataFolder, { recursive: true, mode: 0o700 });
/** Tenant of the previous person. */
let latest: string | undefined;
const control = await openControl({ dataFolder, controlUrl: undefined }, await openKeys(dataFolder));
try {
  for (const person of people.parse(JSON.parse(await text(process.stdin)))) {
    const { email, name, role, grants } = person;
    const passwordHash = await cheapHash(person.password);
    await control.asSystem(async (tx) => {
      const tenant = person.joins && latest !== undefined ? latest : await tenantOf(tx, person.company);
      latest = tenant;
      for (const domain of person.domains) {
        const time = Date.now();
        await addTenantDomain(tx, { tenant, domain, token: 'test', time, by: null });
        await saveDomainCheck(tx, { tenant, domain, time, method: 'dns' });
      }
      const known = (await findAccounts(tx, email)).find(({ tenant_id }) => tenant_id === tenant);
      const user = known?.id ?? crypto.randomUUID();
      if (known === undefined)
        await addUser(tx, {
          id: user,
          tenant_id: tenant,
          email,
          name,
          is_admin: role === 'sysadmin',
          password_hash: passwordHash,
          partner_code: person.partnerCode,
          created_on: Date.now() - person.days * DAY_MS,
        });
      if (person.mustChange)
        await setPassword(tx, user, { hash: passwordHash, time: Date.now(), mustChange: true });
      await setActive(tx, user, person.isActive);
      const profiles = role === 'admin' ? [crypto.randomUUID()] : [];
      for (const id of profiles)
        await addAccessProfile(tx, {
          id,
          tenant_id: tenant,
          name: `${name} ${id.slice(0, 4)}`,
          notes: '',
          grants,
          information_level: 'full',
          time: Date.now(),
          by: null,
        });
      await setProfilesOf(tx, { tenant, user, profiles, time: 1, by: null });
    });
  }
} finally {
  await control.close();
}

/** The first company, or one with this name. */
async function tenantOf(tx: SystemTx, company: z.infer<typeof people>[number]['company']): Promise<string> {
  const tenants = await listTenants(tx);
  if (company === undefined) {
    const [first] = tenants.toSorted((a, b) => a.created_on - b.created_on);
    if (first === undefined) throw new Error('There is no company yet');
    return first.id;
  }
  const known = company.isNew ? undefined : tenants.find(({ name }) => name === company.name);
  if (known !== undefined) return known.id;
  const id = crypto.randomUUID();
  const domain = company.domain ?? `${company.name.toLowerCase().replaceAll(' ', '-')}.example`;
  await addTenant(tx, { id, name: company.name, primary_domain: domain, created_on: Date.now() });
  for (const [app_name, param_name, param_value] of company.settings)
    await setTenantConfig(tx, {
      tenant: id,
      app_name,
      param_name,
      param_value,
      misc: {},
      time: Date.now(),
      by: null,
    });
  return id;
}
