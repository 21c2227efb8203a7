import { type Rights, scopesOf } from '../access-profile.ts';
import { appsForActivation } from '../component.ts';
import { DAY_MS } from '../time-units.ts';
import { type AppCategory, type AppFeature, activationName, type StoreApp } from './store-app.ts';
import { STORE_APPS } from './store-apps.ts';

/** `GRANTED` alone marks an app as subscribed. */
export const ACCESS_STATUSES = ['GRANTED', 'EXPIRED', 'CANCELLED', 'NONE'] as const;
export type AccessStatus = (typeof ACCESS_STATUSES)[number];

/** Length of a trial; each company has one per app. */
export const TRIAL_DAYS = 30;

export function endOfTrial(start: number): number {
  return start + TRIAL_DAYS * DAY_MS;
}

/** What a company has said of an app in one category. Times are milliseconds since 1970 UTC. */
export interface SubscriptionRecord {
  app: string;
  category: AppCategory;
  isGranted: boolean;
  /** Its first steps are still shown. */
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
  /** The only trial of this app was used. */
  isTrialUsed: boolean;
  /** No one asked for it: it came with another app, or with Casbah. */
  isIndirect: boolean;
}

/**
 * Every app in each category, with its state at a time. Parts of Casbah are on unless turned off (`isOn`); others after
 * subscribing, and trials until they end.
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

/** A part that is an area follows its area, no matter how that is switched. */
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

/** Who comes from a partner: by the partner's code, or by where they go when they sign out. */
export function isPartnerSourced(person: {
  partner_code: string | null;
  partner_logout_redirect_url?: string | null;
}): boolean {
  return person.partner_code !== null || (person.partner_logout_redirect_url ?? null) !== null;
}

/**
 * The subscriptions that a person sees. A sysadmin sees everything; an admin a part of Casbah where a right reaches its area,
 * and apps with an account where one reaches that app; a partner's people see no part of Casbah; end users see none at all.
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

/** Whether someone may switch an app on and off: by a right of the store that reaches it, and by the list where there is one. */
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
