import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Totals } from '../event-store.ts';
import { agree, anyIds, anyPage, anyScopeOf } from './random-scopes.ts';
import { type TestStore, tries } from './test-store.ts';

export function describeLists(tested: TestStore): void {
  const anyScope = anyScopeOf(tested);
  describe('every read matches the events', () => {
    const TOTALS = [
      'requests',
      'bytes_up',
      'bytes_down',
      'blocked',
      'first_seen',
      'last_seen',
    ] as const satisfies (keyof Totals)[];

    test('users, sorted and paged', async () => {
      await fc.assert(
        fc.asyncProperty(
          anyScope,
          anyPage('user', 'services', 'high_risk_services', 'addresses', ...TOTALS),
          anyIds,
          async (given, page, highRisk) => {
            const [found, expected] = await Promise.all([
              tested.store.usage.byUser(given, page, highRisk),
              tested.reference.byUser(given, page, highRisk),
            ]);
            expect(found).toEqual(expected);
          },
        ),
        tries(24),
      );
    });

    test('top uploaders', () => agree(tested, 8, (reads) => (given) => reads.topUploaders(given, 3)));

    test('hosts, sorted and paged', async () => {
      await fc.assert(
        fc.asyncProperty(
          anyScope,
          anyPage('host', 'users', 'service_id', ...TOTALS),
          fc.boolean(),
          anyIds,
          async (given, of, blockedThenAllowed, order) => {
            const page = { ...of, blockedThenAllowed };
            const [found, expected] = await Promise.all([
              tested.store.usage.byHost(given, page, order),
              tested.reference.byHost(given, page, order),
            ]);
            expect(found).toEqual(expected);
          },
        ),
        tries(24),
      );
    });
  });
}
