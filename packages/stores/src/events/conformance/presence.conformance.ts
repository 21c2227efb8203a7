import { HOUR_MS } from '@casbah/domain/time-units';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyScopeOf, KEY, words } from './random-scopes.ts';
import { all, asStored, type TestStore, tries } from './test-store.ts';

export function describePresence(tested: TestStore): void {
  const anyScope = anyScopeOf(tested);
  const { scope } = tested;
  describe('every read matches the events', () => {
    /** One person, several, or everyone; with and without fields that the presence roll-up lacks. */
    const anyPresence = fc.record({
      given: anyScope,
      of: words(
        '',
        'user = amy',
        'user = o.haddad',
        'user = amy and service = drive',
        'user in ("", amy)',
        'user = amy and url contains e',
        'user = bob and method = post',
        'device_type = phone',
        'url contains e',
      ),
      page: fc.record({ limit: fc.constantFrom(1, 5, 1000), offset: fc.constantFrom(0, 0, 2, 900) }),
    });

    test('sessions, newest first and paged', () =>
      fc.assert(
        fc.asyncProperty(
          anyPresence,
          fc.constantFrom(HOUR_MS / 2, 2 * HOUR_MS),
          async ({ given, of, page }, pause) => {
            const asked = { ...given, filter: { kind: 'and' as const, parts: [given.filter, of] } };
            const [found, expected] = await Promise.all([
              tested.store.usage.sessions(asked, { ...page, pause }),
              tested.reference.sessions(asked, { ...page, pause }),
            ]);
            expect(found).toEqual(expected);
          },
        ),
        tries(10),
      ));

    test('devices, most requests first and paged', () =>
      fc.assert(
        fc.asyncProperty(anyPresence, fc.boolean(), async ({ given, of, page }, hidden) => {
          const filter = { kind: 'and' as const, parts: [given.filter, of] };
          const asked = { ...given, filter, people: { key: KEY, hidden } };
          const [found, expected] = await Promise.all([
            tested.store.usage.devices(asked, page),
            tested.reference.devices(asked, page),
          ]);
          expect(found).toEqual(expected);
          if (hidden) expect(found.rows.filter(({ device }) => device !== '')).toEqual([]);
        }),
        tries(8),
      ));

    test('the newest events of a filter, few and many', () =>
      fc.assert(
        fc.asyncProperty(anyPresence, fc.boolean(), async ({ given, of, page: { limit } }, isNamed) => {
          const filter = { kind: 'and' as const, parts: [given.filter, of] };
          const asked = { ...given, filter, people: isNamed ? undefined : { key: KEY, hidden: false } };
          const found = await all(tested.store.usage.events(asked, limit));
          const expected = await all(tested.reference.events(asked, limit));
          expect(found).toEqual(expected.map(asStored));
        }),
        tries(12),
      ));

    test('a session pause shorter than the half hours can resolve is refused', async () => {
      const page = { limit: 1, offset: 0, pause: HOUR_MS / 2 - 1 };
      await expect(tested.store.usage.sessions(scope(), page)).rejects.toThrow(RangeError);
    });
  });
}
