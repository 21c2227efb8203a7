/**
 * Puts people into the control store of a Casbah that stands still, for tests that look at it from outside:
 *
 *   node apps/server/src/test-people.ts DATA_FOLDER < people.json
 *
 * The input is a list of `{ email, name, password, role, grants }`; all belong to the one company that is there. Somebody who
 * is there already gets other rights.
 */
import { text } from 'node:stream/consumers';
import { ACTIONS, AREAS, ROLES } from '@casbah/domain/permission';
import { addAccessProfile, setProfilesOf } from '@casbah/stores/control/access-profiles';
import { addUser, findAccounts } from '@casbah/stores/control/users';
import { z } from 'zod';
import { openControl } from './control-compose.ts';
import { openKeys } from './keys.ts';
import { Passwords } from './session/password.ts';

const people = z.array(
  z.object({
    email: z.email(),
    name: z.string(),
    password: z.string(),
    role: z.enum(ROLES),
    grants: z.array(z.object({ area: z.enum(AREAS), actions: z.array(z.enum(ACTIONS)) })).default([]),
  }),
);

const [dataFolder = ''] = process.argv.slice(2);
const control = await openControl({ dataFolder, controlUrl: undefined }, await openKeys(dataFolder));
const passwords = new Passwords();
try {
  for (const { email, name, password, role, grants } of people.parse(JSON.parse(await text(process.stdin)))) {
    const passwordHash = await passwords.hash(password);
    await control.asSystem(async (tx) => {
      const { id: tenant } = await tx.selectFrom('tenants').select('id').executeTakeFirstOrThrow();
      const [known] = await findAccounts(tx, email);
      const user = known?.id ?? crypto.randomUUID();
      if (known === undefined)
        await addUser(tx, {
          id: user,
          tenant_id: tenant,
          email,
          name,
          is_admin: role === 'sysadmin',
          password_hash: passwordHash,
          created_on: Date.now(),
        });
      const profiles = role === 'admin' ? [crypto.randomUUID()] : [];
      for (const id of profiles)
        await addAccessProfile(tx, {
          ...{ id, tenant_id: tenant, name: `${name} ${id.slice(0, 4)}`, notes: '', grants },
          ...{ information_level: 'full', time: Date.now(), by: null },
        });
      await setProfilesOf(tx, { tenant, user, profiles });
    });
  }
} finally {
  await control.close();
}
