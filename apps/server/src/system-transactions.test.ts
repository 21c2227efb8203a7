import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';

/** Modules that open cross-tenant transactions, with the number of places and the reason. */
const ALLOWED: Record<string, Record<string, number>> = {
  'The helper for changes that rows of several companies, or of none, are part of': { 'http/change.ts': 2 },
  'The tenant is not known yet, or there is none: the first run, sign-in, links, tokens': {
    'decisions/feeds.ts': 1,
    'http/api-keys.ts': 1,
    'http/source-tokens.ts': 1,
    'mfa/passkey-sign-in.ts': 4,
    'password/service.ts': 9,
    'session/enter.ts': 2,
    'session/new-password.ts': 2,
    'session/service.ts': 5,
    'session/sign-in.ts': 2,
    'signup/service.ts': 6,
    'sso/routes.ts': 1,
    'sso/sign-in.ts': 4,
  },
  'Work of all tenants: queues, jobs, mail, listeners, clean-ups': {
    'alertrules/watch.ts': 1,
    'collection/segments.ts': 1,
    'decisions/service.ts': 2,
    'destinations/address.ts': 1,
    'directory/runs.ts': 2,
    'exports/service.ts': 1,
    'exports/writing.ts': 1,
    'indices/table-uploads.ts': 1,
    'ingest/ingest.ts': 5,
    'jobs/cleanup.ts': 1,
    'jobs/leases.ts': 1,
    'jobs/runner.ts': 5,
    'jobs/service.ts': 3,
    'mail/delivery.ts': 4,
    'mail/mailer.ts': 1,
    'notifications/digest.ts': 2,
    'notifications/watch.ts': 3,
    'syslog/receiver.ts': 3,
    'tenant/retention.ts': 1,
  },
  'Two tenants are part of it: a partner and its company, a domain that only one may have, the operator': {
    'http/sessions.ts': 1,
    'maintenance/service.ts': 1,
    'partners/service.ts': 6,
    'sso/service.ts': 2,
    'tenantdomains/service.ts': 1,
  },
  'Failures and hourly limits are counted in tables that belong to no tenant': {
    'mfa/account-factors.ts': 5,
    'mfa/administration.ts': 1,
    'mfa/second-step.ts': 2,
    'users/service.ts': 1,
  },
};

test('only these modules see every tenant, each with a reason', () => {
  const uses: Record<string, number> = {};
  for (const file of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts') || /(^|[/\\])(test-|fixture)/.test(file)) continue;
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    const count = text.match(/\b(?:changeA|a)sSystem(?=[(<])/g)?.length ?? 0;
    if (count > 0) uses[file.split(sep).join('/')] = count;
  }
  const allowed = Object.assign({}, ...Object.values(ALLOWED));
  expect(uses).toEqual(allowed);
});
