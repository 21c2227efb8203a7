import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Grant, rightsOf } from '../access-profile.ts';
import { ACTIONS, AREAS } from '../permission.ts';
import { SECURLET_APPS } from '../securlet-app.ts';
import { DAY_MS } from '../time-units.ts';
import { PARAMETER_NAMES } from './app-parameter.ts';
import { APP_CATEGORIES, APP_FEATURES, APP_FIELDS, activationName, appKeyOf } from './store-app.ts';
import { partOfArea, STORE_APPS, storeApp } from './store-apps.ts';
import {
  endOfTrial,
  isPartnerSourced,
  isSubscribed,
  mayActivate,
  type SubscriptionRecord,
  seenBy,
  subscriptionsOf,
  TRIAL_DAYS,
} from './subscription.ts';

const sysadmin = rightsOf({ isAdmin: true, profiles: [] });
const enduser = rightsOf({ isAdmin: false, profiles: [] });
const adminWith = (...grants: Grant[]) =>
  rightsOf({
    isAdmin: false,
    profiles: [{ id: 'p', name: 'P', notes: '', grants, information_level: 'full' }],
  });
const app = (name: string) => {
  const found = storeApp(name);
  if (found === undefined) throw new Error(`There is no app ${name}`);
  return found;
};

describe('Store apps', () => {
  test('occur once each, by URL key: lower case, underscores for spaces', () => {
    const keys = STORE_APPS.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { key, name } of STORE_APPS) expect([name, key]).toEqual([name, appKeyOf(name)]);
    expect(appKeyOf('Google Apps')).toBe('google_apps');
    for (const { name, key } of STORE_APPS)
      for (const one of [name, key, name.toUpperCase()])
        expect([one, storeApp(one)?.key]).toEqual([one, key]);
    expect(storeApp('google workspace')?.key).toBe('google_apps');
    expect(storeApp('googleapps')?.key).toBe('google_apps');
    expect(storeApp('constructor')).toBeUndefined();
  });

  test('include everything with its own pages, and each securlet', () => {
    for (const key of ['audit', 'detect', 'investigate', 'protect', 'box', 'google_drive', 'salesforce'])
      expect([key, storeApp(key)?.key]).toEqual([key, key]);
    for (const key of ['dropbox', 'office_365', 'google_apps'])
      expect([key, storeApp(key)?.key]).toEqual([key, key]);
    const securlets = STORE_APPS.flatMap(({ securlet }) => securlet ?? []);
    expect(securlets.toSorted()).toEqual([...SECURLET_APPS].sort());
    expect(partOfArea('detect')?.key).toBe('detect');
    expect(partOfArea('settings')).toBeUndefined();
  });

  test('use every field, category, feature and parameter, none twice in one place', () => {
    const ways = STORE_APPS.flatMap((one) => one.ways);
    const used = <Value>(values: readonly Value[]) => [...new Set(values)].sort();
    expect(used(STORE_APPS.map(({ field }) => field))).toEqual([...APP_FIELDS].sort());
    expect(used(ways.map(({ category }) => category))).toEqual([...APP_CATEGORIES].sort());
    expect(used(ways.flatMap(({ features }) => features))).toEqual([...APP_FEATURES].sort());
    const names = ways.flatMap(({ parameters }) => parameters.map(({ name }) => name));
    expect(used(names)).toEqual([...PARAMETER_NAMES].sort());
    for (const { parameters } of ways)
      expect(new Set(parameters.map(({ name }) => name)).size).toBe(parameters.length);
  });
});

describe('subscriptions', () => {
  const record = (more: Partial<SubscriptionRecord>): SubscriptionRecord => ({
    app: 'box',
    category: 'API',
    isGranted: true,
    isFirstTime: true,
    isTrial: false,
    trialEndsOn: null,
    ...more,
  });
  const statusOf = (more: Partial<SubscriptionRecord>, now = 0) =>
    subscriptionsOf([record(more)], () => true, now).find(
      (one) => one.app.key === 'box' && one.category === 'API',
    )?.status;

  test('only GRANTED is subscribed [PF-S022]', () => {
    expect(statusOf({})).toBe('GRANTED');
    expect(statusOf({ isGranted: false })).toBe('CANCELLED');
    for (const status of ['EXPIRED', 'CANCELLED', 'NONE'] as const)
      expect(isSubscribed({ status })).toBe(false);
    expect(isSubscribed({ status: 'GRANTED' })).toBe(true);
  });

  test('a trial ends automatically after thirty days, to the millisecond', () => {
    const trialEndsOn = endOfTrial(1000);
    expect(trialEndsOn).toBe(1000 + TRIAL_DAYS * DAY_MS);
    expect(statusOf({ isTrial: true, trialEndsOn }, trialEndsOn - 1)).toBe('GRANTED');
    expect(statusOf({ isTrial: true, trialEndsOn }, trialEndsOn)).toBe('EXPIRED');
    // Permanently, since the trial no longer matters.
    expect(statusOf({ isTrial: false, trialEndsOn }, trialEndsOn)).toBe('GRANTED');
  });

  test('parts of Casbah are on unless turned off; all others need a subscription', () => {
    const all = subscriptionsOf([], ({ area }) => area !== 'detect', 0);
    for (const one of all) {
      const expected =
        one.category === 'CASBAH' ? (one.app.key === 'detect' ? 'CANCELLED' : 'GRANTED') : 'NONE';
      expect([one.app.key, one.category, one.status, one.isIndirect]).toEqual([
        ...[one.app.key, one.category, expected, one.category === 'CASBAH'],
      ]);
    }
  });
});

describe('visible subscriptions', () => {
  const all = subscriptionsOf(
    [
      { app: 'box', category: 'API', isGranted: true, isFirstTime: true, isTrial: false, trialEndsOn: null },
      { app: 'box', category: 'GW', isGranted: true, isFirstTime: true, isTrial: false, trialEndsOn: null },
      {
        app: 'slack',
        category: 'API',
        isGranted: false,
        isFirstTime: true,
        isTrial: false,
        trialEndsOn: null,
      },
    ],
    () => true,
    0,
  );
  const seen = (rights: typeof sysadmin, isPartner = false) =>
    seenBy(all, { rights, isPartner }).map((one) => `${one.app.key}:${one.category}`);

  test('are everything for a sysadmin, and nothing for an end user', () => {
    expect(seen(sysadmin)).toHaveLength(all.length);
    expect(seen(enduser)).toEqual([]);
  });

  test('are Audit and Detect for an admin whose profile permits viewing them, and likewise connected apps', () => {
    const audit = seen(adminWith({ area: 'audit', actions: ['view'] }));
    expect(audit).toContain('audit:CASBAH');
    expect(audit).not.toContain('detect:CASBAH');
    expect(audit.filter((one) => one.endsWith(':API'))).toEqual([]);
    const box = seen(adminWith({ area: 'securlets', actions: ['view'], scope: { apps: ['box'] } }));
    expect(box.filter((one) => one.endsWith(':API'))).toEqual(['box:API']);
    expect(box).not.toContain('audit:CASBAH');
  });

  test('are only those subscribed by API or gateway for partners', () => {
    expect(seen(sysadmin, true)).toEqual(['box:API', 'box:GW']);
    expect(isPartnerSourced({ partner_code: null })).toBe(false);
    expect(isPartnerSourced({ partner_code: 'p' })).toBe(true);
    expect(isPartnerSourced({ partner_code: null, partner_logout_redirect_url: 'https://p.example' })).toBe(
      true,
    );
  });

  test('never grow by coming from a partner', () => {
    const grants = fc.array(
      fc.record({ area: fc.constantFrom(...AREAS), actions: fc.subarray([...ACTIONS]) }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(grants, (some) => {
        const alone = seen(adminWith(...some));
        expect(alone).toEqual(expect.arrayContaining(seen(adminWith(...some), true)));
      }),
    );
  });
});

describe('enabling an app', () => {
  const STORE: Grant = { area: 'store', actions: ['view', 'activate'] };
  test('requires a Store permission, and the app on the list if there is one', () => {
    expect(mayActivate(sysadmin, app('box'))).toBe(true);
    expect(mayActivate(enduser, app('box'))).toBe(false);
    expect(mayActivate(adminWith({ area: 'securlets', actions: ['activate'] }), app('box'))).toBe(false);
    const some = adminWith(STORE, {
      area: 'securlets',
      actions: ['activate'],
      scope: { apps: ['box', 'googleapps'] },
    });
    expect(mayActivate(some, app('Box'))).toBe(true);
    expect(mayActivate(some, app('Google Apps'))).toBe(true);
    expect(mayActivate(some, app('Slack'))).toBe(false);
    expect(mayActivate(some, app('Detect'))).toBe(true);
    expect(mayActivate(adminWith(STORE), app('Box'))).toBe(false);
    expect(mayActivate(adminWith(STORE), app('Google Drive'))).toBe(true);
  });

  test('is limited to the scope of the Store permission', () => {
    const limited = adminWith(
      { area: 'store', actions: ['activate'], scope: { apps: ['box'] } },
      { area: 'securlets', actions: ['activate'] },
    );
    for (const one of STORE_APPS)
      expect([one.key, mayActivate(limited, one)]).toEqual([one.key, activationName(one) === 'box']);
  });
});
