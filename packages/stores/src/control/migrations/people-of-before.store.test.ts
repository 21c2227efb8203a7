import { expect, test } from 'vitest';
import { addTenant } from '../tenant/tenants.ts';
import { testedDrivers } from '../tested-drivers.ts';
import { addUser, findUser } from '../users/users.ts';

const { drivers } = await testedDrivers();
const NAMES = ['Nadia El Fassi', ' Prince ', 'Ada  Lovelace'];

test.for(drivers)(
  'people of an older store on $name get a first and a last name',
  async (tested, { skip }) => {
    if (tested.isSkipped) skip();
    const { store, remove } = await tested.openOlder('0009-second-factors', async (tx) => {
      await addTenant(tx, { id: 'atlas', name: 'atlas', primary_domain: 'atlas.example', created_on: 1 });
      for (const [n, name] of NAMES.entries())
        await tx
          .insertInto('users')
          .values({
            id: `o${n}`,
            tenant_id: 'atlas',
            email: `o${n}@atlas.example`,
            name,
            is_active: true,
            password_hash: n === 1 ? null : 'x',
            prefs: '{}',
            last_sign_in: null,
            created_on: 1,
          })
          .execute();
    });
    try {
      await store.migrate();
      const person = (id: string) => store.inTenant('atlas', (tx) => findUser(tx, id));
      expect(await person('o0')).toMatchObject({ first_name: 'Nadia El', last_name: 'Fassi' });
      expect(await person('o0')).toMatchObject({ is_db_login_allowed: true, source: 'console' });
      expect(await person('o1')).toMatchObject({ first_name: 'Prince', last_name: '', source: 'sso' });
      expect(await person('o1')).toMatchObject({ is_db_login_allowed: false });
      expect(await person('o2')).toMatchObject({ first_name: 'Ada', last_name: 'Lovelace' });
      await store.inTenant('atlas', (tx) =>
        addUser(tx, {
          id: 'new',
          tenant_id: 'atlas',
          email: 'new@atlas.example',
          name: 'Ibn Battuta',
          password_hash: null,
          created_on: 1,
        }),
      );
      expect(await person('new')).toMatchObject({ first_name: 'Ibn', last_name: 'Battuta' });
    } finally {
      await remove();
    }
  },
);
