import { expect, test } from 'vitest';
import { features } from '../features/features.generated.ts';
import { railLinkOf } from './rail-links.ts';
import { TABLE } from './table.ts';

const LINKS = features.flatMap(({ rail = [] }) => rail);

test('every built page that an admin can open has a place in the sidebar', () => {
  const placeless = TABLE.routes
    .filter(({ migrated, permission, path }) => migrated && permission !== 'session.use' && path !== '/')
    .filter(({ path }) => railLinkOf(path, LINKS) === undefined)
    .map(({ path }) => path);
  expect(placeless).toEqual([]);
});

test.each([
  ['/appAudit/services', '/appAudit'],
  ['/appAudit/service/dropbox', '/appAudit'],
  ['/appAudit/sources', '/appAudit/sources'],
  ['/appAudit/sources/parsers', '/appAudit/sources/parsers'],
  ['/appAudit/audit-report', '/appAudit/schedule-report'],
  ['/appAudit/decisions/policies/add', '/appAudit/decisions'],
  ['/appAudit/preferences/brrprofiles/7', '/appAudit/preferences/brrprofiles'],
  ['/appAccount/account', '/appAccount/account'],
  ['/appAccount/account/tags', '/appAccount/account/tags'],
  ['/appStore/appdetails/dropbox', '/appStore'],
  ['/settings/sso', '/settings'],
])('%s belongs to %s', (path, to) => expect(railLinkOf(path, LINKS)?.to).toBe(to));

test('a path that only shares the first letters belongs to nothing', () => {
  expect(railLinkOf('/settingsX', LINKS)).toBeUndefined();
  expect(railLinkOf('/appAccount/profile', LINKS)).toBeUndefined();
});

test("a sidebar link has its page's name", () => {
  for (const { to, words } of LINKS) expect(words).toBe(TABLE.at(to)?.route.title);
});
