import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ControlStore, isDuplicate } from '../control-store.ts';
import { addTenant } from '../tenant/tenants.ts';
import { testedDrivers } from '../tested-drivers.ts';
import { contentVersion, holdContent } from './content-version.ts';
import {
  addDefinition,
  changeDefinition,
  findDefinition,
  listDefinitions,
  removeDefinition,
  writeUses,
} from './definitions.ts';
import { missingTargets, usesOf } from './uses.ts';

const { drivers } = await testedDrivers();

describe.each(drivers)('content definitions on $name', (driver) => {
  describe.skipIf(driver.isSkipped)('kept', () => {
    let store: ControlStore;
    let remove: () => Promise<void>;
    beforeAll(async () => {
      ({ store, remove } = await driver.open());
      await store.migrate();
      await store.asSystem(async (tx) => {
        for (const tenant of ['atlas', 'rif'])
          await addTenant(tx, { id: tenant, name: tenant, primary_domain: '', created_on: 1 });
      });
    });
    afterAll(() => remove());

    const given = { description: '', is_enabled: true };
    const addProfile = (id: string, name: string, tenant = 'atlas') =>
      store.inTenant(tenant, async (tx) => {
        const revision = await holdContent(tx, tenant);
        const change = { tenant, id, time: 5, by: null, revision };
        await addDefinition(tx, 'profile', change, { ...given, name, definition: { sets: [] } });
      });

    test('each change increments the version of its company, even under concurrency', async () => {
      await Promise.all(['One', 'two', 'Three'].map((name) => addProfile(name, name)));
      const [version, other] = await Promise.all(
        ['atlas', 'rif'].map((tenant) => store.inTenant(tenant, contentVersion)),
      );
      expect([version, other]).toEqual([3, 0]);
      const listed = await store.inTenant('atlas', (tx) => listDefinitions(tx, 'profile'));
      expect(listed.map(({ name }) => name)).toEqual(['One', 'Three', 'two']);
      expect(listed.map(({ revision }) => revision).sort()).toEqual([1, 2, 3]);
    });

    test('a name is unique among definitions of a kind, ignoring case', async () => {
      await expect(addProfile('four', 'ONE')).rejects.toSatisfy(isDuplicate);
      await addProfile('One', 'ONE', 'rif');
      await store.inTenant('atlas', (tx) =>
        addDefinition(
          tx,
          'alias',
          { tenant: 'atlas', id: 'alias', time: 5, by: null, revision: 4 },
          { ...given, name: 'One', definition: { identifiers: ['a'], confidence: 'medium' } },
        ),
      );
    });

    test('what a definition uses is known until it changes or is deleted', async () => {
      const uses = (kind: 'alias' | 'data_identifier') => store.inTenant('atlas', (tx) => usesOf(tx, kind));
      await store.inTenant('atlas', async (tx) => {
        await writeUses(tx, { tenant: 'atlas', id: 'One' }, [{ kind: 'alias', id: 'alias' }]);
        await writeUses(tx, { tenant: 'atlas', id: 'alias' }, [{ kind: 'data_identifier', id: 'a' }]);
      });
      expect(await uses('alias')).toEqual(
        new Map([['alias', [{ kind: 'profile', id: 'One', name: 'One' }]]]),
      );
      expect((await uses('data_identifier')).get('a')).toEqual([{ kind: 'alias', id: 'alias', name: 'One' }]);
      const missing = await store.inTenant('atlas', (tx) =>
        missingTargets(tx, [
          { kind: 'alias', id: 'alias' },
          { kind: 'dictionary', id: 'alias' },
          { kind: 'profile', id: 'none' },
        ]),
      );
      expect(missing).toEqual([
        { kind: 'dictionary', id: 'alias' },
        { kind: 'profile', id: 'none' },
      ]);
      await store.inTenant('atlas', (tx) => removeDefinition(tx, { tenant: 'atlas', id: 'One' }));
      expect(await uses('alias')).toEqual(new Map());
    });

    test('another company’s definitions are inaccessible', async () => {
      await store.inTenant('rif', async (tx) => {
        expect(await findDefinition(tx, 'profile', 'two')).toBeUndefined();
        const change = { tenant: 'rif', id: 'two', time: 6, by: null, revision: 9 };
        await changeDefinition(tx, change, { ...given, name: 'Taken', definition: { sets: [] } });
        await removeDefinition(tx, { tenant: 'rif', id: 'two' });
      });
      const found = await store.inTenant('atlas', (tx) => findDefinition(tx, 'profile', 'two'));
      expect(found).toMatchObject({ name: 'two', created_by: null, definition: { sets: [] } });
    });
  });
});
