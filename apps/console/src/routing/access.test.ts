import { rightsOf } from '@casbah/domain/access-profile';
import { pagesOf, urlPatternOf } from '@casbah/domain/page';
import { describe, expect, test } from 'vitest';
import { mayOpen, verdictOn } from './access.ts';

const permittedTo = (rights: ReturnType<typeof rightsOf>) => ({
  urls: pagesOf(rights).map(({ path }) => urlPatternOf(path)),
});
const analyst = permittedTo(
  rightsOf({
    isAdmin: false,
    profiles: [
      {
        id: 'p',
        name: 'Analysts',
        notes: '',
        grants: [{ area: 'audit', actions: ['view'] }],
        information_level: 'full',
      },
    ],
  }),
);
const endUser = permittedTo(rightsOf({ isAdmin: false, profiles: [] }));
const everything = permittedTo(rightsOf({ isAdmin: true, profiles: [] }));

describe('an admin', () => {
  test('opens what a pattern matches, and nothing else [SH-P011]', () => {
    expect(verdictOn('/appAudit/services', 'admin', analyst)).toBe('open');
    expect(verdictOn('/appAudit/service/dropbox', 'admin', analyst)).toBe('open');
    expect(verdictOn('/appAudit/sources', 'admin', analyst)).toBe('refused');
    expect(verdictOn('/appAccount/profiles', 'admin', analyst)).toBe('refused');
  });

  test('always opens the permission page, whatever is loaded [SH-P004]', () => {
    for (const permitted of [analyst, { urls: [] }, undefined])
      expect(verdictOn('/dashboard/permission', 'admin', permitted)).toBe('open');
  });

  test("is refused if permissions couldn't be loaded", () => {
    expect(verdictOn('/appAudit/services', 'admin', undefined)).toBe('unknown');
    expect(verdictOn('/appAccount/profile', 'enduser', undefined)).toBe('unknown');
  });
});

test("a sysadmin may continue if permissions couldn't be loaded [SH-P012]", () => {
  expect(verdictOn('/appAccount/profiles', 'sysadmin', undefined)).toBe('open');
});

describe('an end user [SH-P005] [PF-P004] [PF-P017]', () => {
  test.each(['/appAccount', '/appAccount/profile', '/appAccount/notifications', '/dashboard/enduser'])(
    'opens %s',
    (path) => {
      expect(verdictOn(path, 'enduser', endUser)).toBe('open');
    },
  );

  test.each(['/appAudit', '/appAccount/users', '/appAccount/profiles', '/dashboard', '/nothing'])(
    'is redirected home from %s [PF-P006]',
    (path) => {
      expect(verdictOn(path, 'enduser', endUser)).toBe('home');
    },
  );

  test('is limited to these even if the server would permit more', () => {
    expect(verdictOn('/appAudit', 'enduser', everything)).toBe('home');
  });
});

test("an invalid pattern matches nothing, and doesn't affect others", () => {
  const urls = ['^/ui/(', '^/ui/appAudit/?$'];
  expect(mayOpen('/appAudit', { urls })).toBe(true);
  expect(mayOpen('/(', { urls })).toBe(false);
});
