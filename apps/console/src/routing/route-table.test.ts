import { describe, expect, test } from 'vitest';
import { type Route, RouteTable } from './route-table.ts';

const services: Route = {
  key: 'audit.services',
  path: '/appAudit/services',
  app: 'audit',
  permission: 'audit.view',
  migrated: true,
  legacy: '#/services',
  title: 'route.audit.services',
};
const users: Route = { ...services, key: 'audit.users', path: '/appAudit/users', legacy: '#/users' };
const people: Route = { ...users, key: 'account.users', path: '/appAccount/users', app: 'account' };

describe('a table', () => {
  test('refuses two routes with the same legacy route within one app, naming both [SH-V001]', () => {
    const twice = { ...users, legacy: '#/services' };
    expect(() => new RouteTable([services, twice])).toThrow(
      'Both audit.services and audit.users are reached by #/services in audit',
    );
  });

  test('allows the same legacy route in two apps', () => {
    const table = new RouteTable([users, people]);
    expect(table.ofLegacy('audit', '#/users')?.route).toBe(users);
    expect(table.ofLegacy('account', '#/users')?.route).toBe(people);
  });

  test('refuses a further address that another route already has', () => {
    const further = { ...services, furtherLegacy: ['#/users'] };
    expect(() => new RouteTable([further, users])).toThrow(
      'Both audit.users and audit.services are reached by #/users in audit',
    );
  });

  test('refuses the same key twice', () => {
    expect(() => new RouteTable([services, { ...users, key: 'audit.services' }])).toThrow(
      'The route audit.services stands twice',
    );
  });
});

test('looking up an unknown key throws an error with the key [SH-X001]', () => {
  const table = new RouteTable([services]);
  expect(table.route('audit.services')).toBe(services);
  expect(() => table.route('audit.serveces')).toThrow('There is no route audit.serveces');
});

describe('a path', () => {
  const any: Route = {
    ...services,
    key: 'any',
    path: '/appAudit/service/{id}',
    legacy: '#/servicedetails/{id}',
  };
  const one: Route = {
    ...services,
    key: 'one',
    path: '/appAudit/preferences/brrprofiles/add',
    legacy: '#/add',
  };
  const other: Route = {
    ...services,
    key: 'other',
    path: '/appAudit/preferences/brrprofiles/{id}',
    legacy: '#/other/{id}',
  };

  test('returns its parameters, decoded', () => {
    const table = new RouteTable([any]);
    expect(table.at('/appAudit/service/g%C3%BCnstig')?.params).toEqual({ id: 'günstig' });
    expect(table.at('/appAudit/service/100%')?.params).toEqual({ id: '100%' });
    expect(table.at('/appAudit/service/')).toBeUndefined();
  });

  test('without parameters takes precedence over one with parameters', () => {
    expect(new RouteTable([other, one]).at('/appAudit/preferences/brrprofiles/add')?.route).toBe(one);
  });

  test('may end with a slash', () => {
    expect(new RouteTable([services]).at('/appAudit/services/')?.route).toBe(services);
  });
});
