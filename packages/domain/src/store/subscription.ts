import { type Rights, scopesOf } from '../access-profile.ts';
import { appsForActivation } from '../component.ts';
import { DAY_MS } from '../time-units.ts';
import { type AppCategory, type AppFeature, activationName, type StoreApp } from './store-app.ts';
import { STORE_APPS } from './store-apps.ts';

/** Only `GRANTED` marks an app as subscribed. */
export const ACCESS_STATUSES = ['GRANTED', 'EXPIRED', 'CANCELLED', 'NONE'] as const;
export type AccessStatus = (typeof ACCESS_STATUSES)[number];

/** Length of a trial in days; each company has one per app. */
export const TRIAL_DAYS = 30;

export function endOfTrial(start: number): number {
  return start + TRIAL_DAYS * DAY_MS;
}

/** A company's subscription to an app in one category. Times are milliseconds since 1970 UTC. */
export interface SubscriptionRecord {
  app: string;
  category: AppCategory;
  isGranted: boolean;
  /** Whether its first steps are still shown. */
  isFirstTime: boolean;
  isTrial: boolean;
  trialEndsOn: number | null;
}

/** A company's app in one category. */
export interface Subscription {
  app: StoreApp;
  category: AppCategory;
  status: AccessStatus;
  features: readonly AppFeature[];
  isFirstTime: boolean;
  isTrial: boolean;
  trialEndsOn: number | null;
  /** Whether the app's only trial was used. */
  isTrialUsed: boolean;
  /** Included with another app or with Casbah, rather than subscribed to. */
  isIndirect: boolean;
}

/**
 * All apps in each category with their state at a time. Parts of Casbah are on unless turned off (`isOn`); others need
 * a subscription or a running trial.
 */
export function subscriptionsOf(
  records: readonly SubscriptionRecord[],
  isOn: (app: StoreApp) => boolean,
  now: number,
): Subscription[] {
  const known = new Map(records.map((record) => [`${record.app} ${record.category}`, record]));
  return STORE_APPS.flatMap((app) =>
    app.ways.map(({ category, features }): Subscription => {
      const record = known.get(`${app.key} ${category}`);
      const isPart = category === 'CASBAH';
      return {
        app,
        category,
        features,
        status: isPart ? statusOfPart(app, record, isOn) : statusOf(record, now),
        isFirstTime: record?.isFirstTime ?? true,
        isTrial: record?.isTrial ?? false,
        trialEndsOn: record?.isTrial === true ? record.trialEndsOn : null,
        isTrialUsed: typeof record?.trialEndsOn === 'number',
        isIndirect: isPart && record === undefined,
      };
    }),
  );
}

/** A part with an area follows the area's state, however it was changed. */
function statusOfPart(
  app: StoreApp,
  record: SubscriptionRecord | undefined,
  isOn: (app: StoreApp) => boolean,
): AccessStatus {
  const isThere = app.area === undefined ? (record?.isGranted ?? true) : isOn(app);
  return isThere ? 'GRANTED' : 'CANCELLED';
}

function statusOf(record: SubscriptionRecord | undefined, now: number): AccessStatus {
  if (record === undefined) return 'NONE';
  if (!record.isGranted) return 'CANCELLED';
  return record.isTrial && record.trialEndsOn !== null && record.trialEndsOn <= now ? 'EXPIRED' : 'GRANTED';
}

export function isSubscribed({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'GRANTED';
}

/** Whether a person came from a partner: by partner code or sign-out URL. */
export function isPartnerSourced(person: {
  partner_code: string | null;
  partner_logout_redirect_url?: string | null;
}): boolean {
  return person.partner_code !== null || (person.partner_logout_redirect_url ?? null) !== null;
}

/**
 * Subscriptions visible to a person: all for sysadmins; for admins, parts of Casbah and connected apps within their
 * permissions; no parts of Casbah for partners; none for end users.
 */
export function seenBy<One extends Pick<Subscription, 'app' | 'category' | 'status'>>(
  subscriptions: readonly One[],
  { rights, isPartner }: { rights: Rights; isPartner: boolean },
): One[] {
  return subscriptions.filter(({ app, category, status }) => {
    if (isPartner && (category === 'CASBAH' || status !== 'GRANTED')) return false;
    if (rights.role === 'sysadmin') return true;
    if (rights.role === 'enduser') return false;
    if (category === 'API') return reaches(rights, 'securlets.view', app);
    return app.area === undefined || scopesOf(rights, `${app.area}.view`) !== 'nothing';
  });
}

/**
 * Whether someone may enable and disable an app: by a Store permission that covers it, and by the list if there is one.
 */
export function mayActivate(rights: Rights, app: StoreApp): boolean {
  if (!reaches(rights, 'store.activate', app)) return false;
  const listed = appsForActivation(rights);
  return listed === undefined || listed.includes(activationName(app));
}

function reaches(rights: Rights, permission: 'securlets.view' | 'store.activate', app: StoreApp): boolean {
  const scopes = scopesOf(rights, permission);
  if (scopes === 'everything' || scopes === 'nothing') return scopes === 'everything';
  return scopes.some(({ apps }) => apps === undefined || apps.includes(activationName(app)));
}
