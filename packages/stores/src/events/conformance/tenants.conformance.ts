import { blankEvent } from '@casbah/domain/event';
import { ALL } from '@casbah/domain/filter/expression';
import { HOUR_MS } from '@casbah/domain/time-units';
import { beforeAll, describe, expect, test } from 'vitest';
import { SERVICES, SPAN } from '../random-events.ts';
import { all, keep, rejectOf, type TestStore } from './test-store.ts';

export function describeTenants(tested: TestStore): void {
  const { scope, tenantOf } = tested;
  describe('a tenant', () => {
    const reads: Readonly<Record<string, (of: string) => Promise<unknown>>> = {
      range: (of) => tested.store.usage.range(of),
      byService: (of) => tested.store.usage.byService(scope(SPAN, ALL, of)),
      byUser: (of) => tested.store.usage.byUser(scope(SPAN, ALL, of), wholePage('user'), SERVICES),
      topUploaders: (of) => tested.store.usage.topUploaders(scope(SPAN, ALL, of), 10),
      totalsByService: (of) => tested.store.usage.totalsByService(scope(SPAN, ALL, of)),
      byHost: (of) => tested.store.usage.byHost(scope(SPAN, ALL, of), wholePage('host'), SERVICES),
      byDestination: (of) => tested.store.usage.byDestination(scope(SPAN, ALL, of), new Map()),
      facets: (of) => tested.store.usage.facets(scope(SPAN, ALL, of), 'user', ['browser', 'action'], 10),
      totals: (of) => tested.store.usage.totals(scope(SPAN, ALL, of)),
      usersOf: (of) => tested.store.usage.usersOf(scope(SPAN, ALL, of), new Map([['all', SERVICES]])),
      histogram: (of) => tested.store.usage.histogram(scope(SPAN, ALL, of), 'day', SERVICES),
      byInterval: (of) => tested.store.usage.byInterval(scope(SPAN, ALL, of), 'month'),
      byGroups: (of) =>
        tested.store.usage.byGroups(scope(SPAN, ALL, of), 'user', new Map([['all', ['secret.user']]])),
      sessions: (of) =>
        tested.store.usage.sessions(scope(SPAN, ALL, of), { limit: 9, offset: 0, pause: HOUR_MS }),
      devices: (of) => tested.store.usage.devices(scope(SPAN, ALL, of), { limit: 9, offset: 0 }),
      byField: (of) => tested.store.usage.byField(scope(SPAN, ALL, of), 'user', 10),
      events: (of) => all(tested.store.usage.events(scope(SPAN, ALL, of), 10)),
      bySource: (of) => tested.store.usage.bySource(of),
      hoursOfSource: (of) => tested.store.usage.hoursOfSource(of, 'a', SPAN),
      'rejects byReason': (of) => tested.store.rejects.byReason(of, 'a', 5),
      'rejects all': (of) => all(tested.store.rejects.all(of, 'a')),
      'rejects countBySource': (of) => tested.store.rejects.countBySource(of),
    };
    const secret = tenantOf('secret');
    const spy = tenantOf('spy');

    beforeAll(async () => {
      const origin = { tenant: secret, datasource: 'a', load: 'x1' };
      await keep(tested.store, [], origin, [
        {
          ...blankEvent('traffic'),
          time: SPAN.from + 1,
          user: 'secret.user',
          host: 'secret.host',
          service_id: 'drive',
          browser: 'SecretBrowser',
          country: 'SX',
        },
      ]);
      await tested.store.insertRejects(origin, [rejectOf(1, 'secret line')], `${secret}:r`);
    });

    test.each(Object.keys(reads))('sees nothing of another through %s', async (read) => {
      const nothing = await reads[read]?.(tenantOf('nobody'));
      // The same result as for a nonexistent tenant, whatever its name.
      for (const of of [spy, `${secret} `, `${secret}' OR '1'='1`, '', '%', secret.slice(0, -1)])
        expect(await reads[read]?.(of)).toEqual(nothing);
      expect(await reads[read]?.(secret)).not.toEqual(nothing);
    });

    test('without any events has empty lists and totals of 0', async () => {
      const of = tenantOf('nobody');
      expect(await reads.range?.(of)).toBeUndefined();
      expect(await reads.byUser?.(of)).toEqual({ rows: [], total: 0 });
      expect(await reads.totals?.(of)).toEqual({
        requests: 0,
        bytes_up: 0,
        bytes_up_unknown: 0,
        bytes_down: 0,
        bytes_down_unknown: 0,
        blocked: 0,
        first_seen: 0,
        last_seen: 0,
        users: 0,
        services: 0,
        hosts: 0,
        uncatalogued_hosts: 0,
      });
      expect(await reads.usersOf?.(of)).toEqual(new Map([['all', 0]]));
    });
  });
}

function wholePage<Sort extends string>(sort: Sort) {
  return { limit: 100, offset: 0, sort, descending: true };
}
