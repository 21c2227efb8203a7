import { anonymousPerson, isAnonymousPerson } from '@casbah/domain/anonymous-person';
import { ALL } from '@casbah/domain/filter/expression';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SPAN } from '../random-events.ts';
import { anyPage, anyScopeOf, filterOf, KEY } from './random-scopes.ts';
import { all, asStored, type TestStore, tries } from './test-store.ts';

export function describeHiddenPeople(tested: TestStore): void {
  const anyScope = anyScopeOf(tested);
  const { scope, tenant, tenantOf } = tested;
  describe('every read matches the events', () => {
    const PEOPLE = ['o.haddad', 'O.Haddad', 'amy', "o'hara", 'nobody'].map((name) =>
      anonymousPerson(name, KEY),
    );
    const anyPeopleFilter = fc.constantFrom(
      ...[
        '',
        `user in (${PEOPLE.join(', ')})`,
        `not user = ${PEOPLE[0]}`,
        `user = ${PEOPLE[2]} or host contains example`,
        'exists user and action = blocked',
        'user = anon-user.1',
      ].map(filterOf),
    );

    test('anonymous people, sorted, searched and paged only by number', async () => {
      await fc.assert(
        fc.asyncProperty(
          anyScope,
          anyPeopleFilter,
          anyPage('user', 'services', 'addresses', 'requests'),
          fc.constantFrom('', '', '1', '.12', 'ANON', 'amy'),
          fc.boolean(),
          fc.constantFrom(
            ALL,
            ALL,
            filterOf('user in (amy, "o.haddad", bob)'),
            filterOf('user_domain = corp'),
          ),
          async (given, filter, page, q, hidden, within) => {
            // Permission scopes use real names, even if the requester sees pseudonyms.
            const asked = { ...given, filter, within, people: { key: KEY, hidden } };
            const [found, expected] = await Promise.all([
              tested.store.usage.byUser(asked, { ...page, q }, []),
              tested.reference.byUser(asked, { ...page, q }, []),
            ]);
            expect(found).toEqual(expected);
            if (hidden) expect(found.rows.filter(({ user }) => !isAnonymousPerson(user))).toEqual([]);
          },
        ),
        tries(20),
      );
    });

    test('anonymous people in events, among uploaders and by number', async () => {
      for (const text of ['', `user in (${PEOPLE.join(', ')})`]) {
        const asked = { ...scope(SPAN, filterOf(text)), people: { key: KEY, hidden: true } };
        const events = await all(tested.store.usage.events(asked, 1000));
        const expected = await all(tested.reference.events(asked, 1000));
        expect(events).toEqual(expected.map(asStored));
        expect(events.filter(({ user }) => user !== undefined && !isAnonymousPerson(user))).toEqual([]);
        expect(await tested.store.usage.topUploaders(asked, 9)).toEqual(
          await tested.reference.topUploaders(asked, 9),
        );
      }
      expect(await tested.store.usage.namesOf(tenant, KEY, PEOPLE)).toEqual(
        await tested.reference.namesOf(tenant, KEY, PEOPLE),
      );
      expect((await tested.store.usage.namesOf(tenant, KEY, PEOPLE)).size).toBe(4);
      expect(await tested.store.usage.namesOf(tenantOf('nobody'), KEY, PEOPLE)).toEqual(new Map());
    });

    test('queries that list names, addresses or devices are refused with anonymization', async () => {
      const asked = { ...scope(), people: { key: KEY, hidden: true } };
      for (const field of ['user', 'src_ip', 'device'] as const) {
        await expect(tested.store.usage.byField(asked, field, 10)).rejects.toThrow(RangeError);
        await expect(tested.store.usage.facets(asked, 'service_id', [field], 10)).rejects.toThrow(RangeError);
      }
      const alone = new Map([['one', ['amy']]]);
      await expect(tested.store.usage.byGroups(asked, 'user', alone)).rejects.toThrow(RangeError);
    });
  });
}
