import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Rights, rightsOf, type Scope } from '@casbah/domain/access-profile';
import { expect, test } from 'vitest';
import type { ApiRequest, Handler } from './guard.ts';
import { Reach, withReach } from './reach.ts';

const rightsTo = (...scopes: Scope[]): Rights =>
  rightsOf({
    isAdmin: false,
    profiles: scopes.map((scope, place) => ({
      id: `${place}`,
      name: `${place}`,
      notes: '',
      information_level: 'full' as const,
      grants: [{ area: 'audit', actions: ['view'], scope }],
    })),
  });

test('only handlers of limited calls get a scope', () => {
  type Of<Key extends Parameters<Handler<'GET /audit/services'>>[0]['call'] | 'GET /admin/datasources'> =
    ApiRequest<Key>['reach'];
  const narrowed: Of<'GET /audit/services'> = new Reach(rightsTo(), 'audit.view');
  expect(narrowed.scopes).toBe('nothing');
  // @ts-expect-error: the sources of logs are not narrowed
  const whole: Of<'GET /admin/datasources'> = narrowed;
  expect(whole).toBe(narrowed);
  // @ts-expect-error: only the guard creates a reach
  const forged: Of<'GET /audit/services'> = { rights: rightsTo(), scopes: 'everything' };
  expect(forged).toBeDefined();
});

test("doesn't send a response whose handler never read the scope", () => {
  const { asked, assertTaken } = withReach({ session: 1 }, new Reach(rightsTo(), 'audit.view'));
  expect(() => assertTaken('GET /things')).toThrow('GET /things narrows');
  expect(Object.keys(asked)).toEqual(['session', 'reach']);
  expect({ ...asked }).toMatchObject({ reach: expect.any(Reach) });
  expect(() => assertTaken('GET /things')).not.toThrow();
  expect(() => withReach({}, undefined).assertTaken('GET /things')).not.toThrow();
});

test('services and people are covered by scopes that mention them', () => {
  const reach = new Reach(
    rightsTo({ services: ['box'] }, { services: ['drive'], domains: ['a.example'] }),
    'audit.view',
  );
  expect(['box', 'drive', 'slack'].map((id) => reach.hasService(id))).toEqual([true, true, false]);
  expect(reach.people).toEqual([]);
  const ofPeople = new Reach(rightsTo({ domains: ['a.example'] }), 'audit.view');
  expect([ofPeople.hasService('slack'), ofPeople.people]).toEqual([true, [{ domains: ['a.example'] }]]);
  expect([ofPeople.by('audit.export').hasService('slack'), ofPeople.by('audit.export').people]).toEqual([
    false,
    [],
  ]);
  const all = new Reach(rightsOf({ isAdmin: true, profiles: [] }), 'account.view');
  expect([all.hasService('slack'), all.people]).toEqual([true, 'everyone']);
});

test('only the guard, the proxy and jobs that continue a request can create a scope', () => {
  const root = join(import.meta.dirname, '..');
  const makers = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== join('http', 'reach.ts'))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('new Reach('));
  expect(makers.toSorted()).toEqual([
    join('controls', 'proxy.ts'),
    join('http', 'guard.ts'),
    join('http', 'rights-now.ts'),
  ]);
});
