import { api } from '@casbah/contract/api';
import type { Call } from '@casbah/contract/call';
import { proxyResources } from '@casbah/contract/controls';
import type { ProxyAction } from '@casbah/contract/proxy-action';
import { type Grant, rightsOf } from '@casbah/domain/access-profile';
import { ACTIONS, AREAS, type Permission } from '@casbah/domain/permission';
import { expect, test } from 'vitest';
import { mayCall } from './admission.ts';

const calls: [string, Call][] = Object.entries(api);
const CALLS = calls.flatMap(([key, call]) => {
  const { permission } = call;
  if (permission === 'public' || permission === 'second-factor' || permission === 'source-token') return [];
  return [{ key, asked: { ...call, permission } }];
});
const ACTIONS_OF_RESOURCES = Object.entries(proxyResources).flatMap(([resource, actions]) =>
  Object.entries<ProxyAction>(actions).map(([name, asked]) => ({ key: `${resource} ${name}`, asked })),
);

const adminWith = (grants: readonly Grant[]) =>
  rightsOf({
    isAdmin: false,
    profiles: [{ id: 'p', name: 'P', notes: '', grants, information_level: 'full' }],
  });
/** All grants except the one with this permission, and that one alone. */
function grantsFor(permission: Permission): { others: Grant[]; own: Grant[] } {
  const isOwn = (grant: Grant) => `${grant.area}.${grant.actions[0]}` === permission;
  const all = AREAS.flatMap((area) => ACTIONS.map((action): Grant => ({ area, actions: [action] })));
  return { others: all.filter((grant) => !isOwn(grant)), own: all.filter(isOwn) };
}

test.each([...CALLS, ...ACTIONS_OF_RESOURCES])(
  '$key is open only to people with its permission',
  ({ asked }) => {
    const { permission } = asked;
    const isOpenToLimits = asked.narrowed === true || asked.unscoped !== undefined;
    const { others, own } = grantsFor(permission);
    const limited = own.map((grant) => ({ ...grant, scope: { services: [] } }));
    const who = {
      sysadmin: rightsOf({ isAdmin: true, profiles: [] }),
      endUser: rightsOf({ isAdmin: false, profiles: [] }),
      adminWithoutGrants: adminWith([]),
      adminWithEveryOther: adminWith(others),
      adminWithItAlone: adminWith(own),
      adminWithItLimited: adminWith(limited),
    };
    const answered = Object.fromEntries(
      Object.entries(who).map(([name, rights]) => [name, mayCall({ rights }, asked)]),
    );
    const isEverybodys = permission === 'session.use';
    expect(answered).toEqual({
      sysadmin: true,
      endUser: isEverybodys,
      adminWithoutGrants: isEverybodys,
      adminWithEveryOther: isEverybodys,
      adminWithItAlone: isEverybodys || own.length > 0,
      // A limited permission opens only calls that apply the limit, or that declare why they need none.
      adminWithItLimited: isEverybodys || (own.length > 0 && isOpenToLimits),
    });
  },
);
