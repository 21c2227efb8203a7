import type { CustomApp, StoreAppAnswer, SubscriptionAnswer } from '@casbah/contract/store';
import type { Rights } from '@casbah/domain/access-profile';
import { isoTimeOrNull } from '@casbah/domain/iso-time';
import {
  type AppCategory,
  CUSTOM_APP_CATEGORY,
  isBuiltFeature,
  type StoreApp,
  wayOf,
} from '@casbah/domain/store/store-app';
import { storeApp } from '@casbah/domain/store/store-apps';
import { mayActivate, type Subscription } from '@casbah/domain/store/subscription';
import type { Language } from '@casbah/messages/languages';
import { storeAppsWords } from '@casbah/messages/store';
import type { StoredAccount, StoredCustomApp } from '@casbah/stores/control/store/subscriptions';

export function subscriptionAnswer(one: Subscription): SubscriptionAnswer {
  return {
    app_name: one.app.name,
    key: one.app.key,
    access_status: one.status,
    app_category: one.category,
    sub_features: [...one.features],
    is_fte: one.isFirstTime,
    is_free_trial: one.isTrial,
    trial_ends_on: isoTimeOrNull(one.trialEndsOn),
    is_indirect_grant: one.isIndirect,
    licensed_services: [...one.app.services],
  };
}

/** What policies need to know about one of the company's apps. */
export function activeAppAnswer({ app, category }: Subscription) {
  const way = wayOf(app, category);
  return {
    app_name: app.name,
    policy_blacklist: [...(way?.policyBlacklist ?? [])],
    scan_request_payload: category === 'GW',
    supports_gateway_encryption: way?.support.gateway_encryption === true,
    supports_ice_encryption: way?.support.ice_encryption === true,
    supports_transactional_ciq: way?.support.transactional_ciq === true,
    supports_websocket: way?.support.websocket === true,
  };
}

export function customAppAnswer(app: StoredCustomApp): CustomApp {
  const { id, app_name, app_uris, description, status, scan_request_payload, service_id } = app;
  return {
    id,
    app_name,
    description,
    status,
    scan_request_payload,
    app_uris: [...app_uris],
    category: CUSTOM_APP_CATEGORY,
    is_active: status === 'AC',
    audit_data: { service_id },
  };
}

/** Parameters of the accounts of a category's apps, by app name. */
export function serviceParams(accounts: readonly StoredAccount[], category: AppCategory) {
  const found: Record<string, ReturnType<typeof accountParams>[]> = {};
  for (const account of accounts.filter((one) => one.category === category)) {
    const name = storeApp(account.app)?.name;
    if (name === undefined) continue;
    found[name] ??= [];
    found[name].push(accountParams(account));
  }
  return found;
}

function accountParams({ instance, params, secrets }: StoredAccount) {
  return { instance, params: openParams(params), secrets_set: Object.keys(secrets).sort() };
}

/** Copied, because a stored account's lists are immutable. */
export function openParams(params: StoredAccount['params']) {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]),
  );
}

/** Apps with their status, in store order; leaves out what the person may not see. */
export async function storeAppAnswers(
  seen: readonly Subscription[],
  { accounts, rights, language }: { accounts: readonly StoredAccount[]; rights: Rights; language: Language },
): Promise<StoreAppAnswer[]> {
  const words: Readonly<Record<string, string>> = await storeAppsWords[language]();
  const apps = [...new Set(seen.map(({ app }) => app))];
  return apps.map((app) => ({
    app_name: app.name,
    key: app.key,
    title: app.title,
    field: app.field,
    summary: summaryOf(app, words),
    ways: seen
      .filter((one) => one.app === app)
      .map((one) => ({
        ...subscriptionAnswer(one),
        is_built: one.features.some(isBuiltFeature),
        is_trial_used: one.isTrialUsed,
        accounts: accounts.filter(({ app: key, category }) => key === app.key && category === one.category)
          .length,
      })),
    is_authorized_for_activation: mayActivate(rights, app),
  }));
}

function summaryOf(app: StoreApp, words: Readonly<Record<string, string>>): string {
  const own = words[`storeApp.${app.key}`];
  if (own !== undefined) return own;
  const categories = app.ways.map(({ category }) => category);
  const kind = categories.length > 1 ? 'both' : categories[0] === 'API' ? 'api' : 'gateway';
  return (words[`storeApp.template.${kind}`] ?? '').replaceAll('{app}', app.title);
}
