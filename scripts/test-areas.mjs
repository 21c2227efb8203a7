// Areas of system-wide tests, by which `npm test -- changed` finds them. Tests beside the code and widget tests need no
// entry. `test-areas.test.ts` checks that every file has an entry and every area exists.

/** Areas by test file. A file without one covers what all areas share: it runs only when it changes itself. */
export const AREAS_OF_TESTS = {
  'tests/e2e/console/access-profiles.test.ts': ['accessprofiles', 'apikeys', 'partners', 'rbac'],
  'tests/e2e/console/agents.test.ts': ['agents', 'syslog'],
  'tests/e2e/console/anonymisation.test.ts': ['anonymisation'],
  'tests/e2e/console/connection.test.ts': [],
  'tests/e2e/console/content-data.test.ts': ['dataidentifiers', 'dictionaries'],
  'tests/e2e/console/content-profiles.test.ts': ['contentprofiles', 'inspection'],
  'tests/e2e/console/content-learning.test.ts': ['mlprofiles', 'indices'],
  'tests/e2e/console/decisions.test.ts': ['decisions', 'destinations', 'alertrules'],
  'tests/e2e/console/directory.test.ts': ['directory', 'scim'],
  'tests/e2e/console/erasures.test.ts': ['erasures', 'tenant'],
  'tests/e2e/console/exports.test.ts': ['exports'],
  'tests/e2e/console/first-run.test.ts': ['firststeps', 'operator'],
  'tests/e2e/console/frame.test.ts': ['shell'],
  'tests/e2e/console/frames.test.ts': [],
  'tests/e2e/console/groups.test.ts': ['groups', 'savedfilters', 'tags'],
  'tests/e2e/console/history.test.ts': ['history'],
  'tests/e2e/console/inspect.test.ts': ['inspection'],
  'tests/e2e/console/incidents.test.ts': ['incidents'],
  'tests/e2e/console/investigate.test.ts': ['investigate'],
  'tests/e2e/console/jobs.test.ts': ['jobs'],
  'tests/e2e/console/live.test.ts': ['live'],
  'tests/e2e/console/look.test.ts': [],
  'tests/e2e/console/notices.test.ts': ['notifications', 'maintenance', 'tags'],
  'tests/e2e/console/own-sessions.test.ts': ['account'],
  'tests/e2e/console/palette.test.ts': [],
  'tests/e2e/console/parsers.test.ts': ['parsers'],
  'tests/e2e/console/permission.test.ts': ['rbac'],
  'tests/e2e/console/policies.test.ts': ['policies'],
  'tests/e2e/console/reports.test.ts': ['reports', 'threats'],
  'tests/e2e/console/response-templates.test.ts': ['responsetemplates'],
  'tests/e2e/console/risk.test.ts': ['risk', 'servicerequests'],
  'tests/e2e/console/routes.test.ts': ['shell'],
  'tests/e2e/console/second-factor.test.ts': ['mfa'],
  'tests/e2e/console/services.test.ts': ['audit', 'traffic', 'presence', 'trends', 'catalogue'],
  'tests/e2e/console/session.test.ts': ['session'],
  'tests/e2e/console/settings.test.ts': [
    'tenant',
    'tenantdomains',
    'destinations',
    'sshkeys',
    'drm',
    'geoip',
  ],
  'tests/e2e/console/sign-in-blocked.test.ts': ['blocked'],
  'tests/e2e/console/sign-in-companies.test.ts': ['signup'],
  'tests/e2e/console/sign-in-devices.test.ts': ['links'],
  'tests/e2e/console/sign-in-look.test.ts': ['session'],
  'tests/e2e/console/sign-in-passwords.test.ts': ['password'],
  'tests/e2e/console/sign-in.test.ts': ['session', 'sso', 'password'],
  'tests/e2e/console/sources.test.ts': ['datasources', 'collection', 'ingest'],
  'tests/e2e/console/sso.test.ts': ['sso'],
  'tests/e2e/console/store.test.ts': ['store'],
  'tests/e2e/console/unknown-sizes.test.ts': ['audit'],
  'tests/e2e/console/upgrade.test.ts': [],
  'tests/e2e/console/users.test.ts': ['users'],
  'tests/identity-providers/sign-in.test.ts': [],
  'tests/security/every-call.test.ts': ['http'],
  'tests/security/single-attacks.test.ts': ['operator', 'apikeys', 'http', 'ingest'],
  'tests/system/before-areas.test.ts': [],
  'tests/system/cli.test.ts': ['cli', 'history'],
  'tests/system/lossless.test.ts': ['collection', 'syslog', 'ingest'],
  'tests/system/npm-start.test.ts': [],
  'tests/system/private-files.test.ts': [],
  'tests/system/wire.test.ts': ['audit', 'traffic', 'lookups', 'datasources', 'ingest', 'live'],
};

/** Code whose location determines its area: the folder or file name matched by the group. */
export const AREA_FOLDERS = [
  /^apps\/server\/src\/([^/]+)\//,
  /^apps\/(cli)\/src\//,
  /^packages\/stores\/src\/control\/([^/]+)\//,
  /^packages\/messages\/src\/([^/]+)\//,
  /^apps\/console\/src\/features\/([^/]+)\//,
  /^apps\/console\/src\/(shell)\//,
  /^packages\/contract\/src\/(?:errors\/|notices\/)?([^/]+)\.ts$/,
  /^packages\/widgets\/src\/([^/]+)\//,
];

/** The area of a file, if it has one. */
export function areaOf(path) {
  for (const folder of AREA_FOLDERS) {
    const found = folder.exec(path);
    if (found !== null) return found[1];
  }
  return undefined;
}
