import type { AppAccount } from '@casbah/contract/store';
import { isoTime } from '@casbah/domain/iso-time';
import {
  type AppParameter,
  type ParameterValue,
  problemOfParameter,
} from '@casbah/domain/store/app-parameter';
import { type StoreApp, wayOf } from '@casbah/domain/store/store-app';
import { storeApp } from '@casbah/domain/store/store-apps';
import { isSubscribed } from '@casbah/domain/store/subscription';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  addAccount,
  changeAccount,
  findAccount,
  listAccounts,
  listBuckets,
  removeAccount,
  type StoredAccount,
} from '@casbah/stores/control/store/subscriptions';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { type Actor, changesBetween } from '../http/actor.ts';
import { type ChangeContext, change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import type { Seal } from '../seal.ts';
import { openParams } from './answers.ts';
import type { SubscriptionCache } from './company-apps.ts';
import { type AppAsked, appOf } from './service.ts';

type Params = Readonly<Record<string, ParameterValue>>;

const MOST_ACCOUNTS = 50;

interface AppAccountsParts {
  control: ControlStore;
  clock: () => number;
  seal: Seal;
  cache: SubscriptionCache;
}

/** Accounts of apps, with the parameters each app needs. Secrets are stored sealed and never returned. */
export class AppAccounts {
  readonly #parts: AppAccountsParts;

  constructor(parts: AppAccountsParts) {
    this.#parts = parts;
  }

  list(tenant: string, app: StoreApp): Promise<AppAccount[]> {
    return this.#parts.control.inTenant(tenant, async (tx) => {
      const accounts = await listAccounts(tx, { tenant, app: app.key });
      return Promise.all(accounts.map((account) => shown(tx, account)));
    });
  }

  async add(
    actor: Actor,
    { instance, params, ...asked }: AppAsked & { instance: string; params: Params },
  ): Promise<AppAccount> {
    const app = appOf(asked);
    const { tenant, user } = actor;
    const { subscriptions } = await this.#parts.cache.of(tenant);
    const standing = subscriptions.find((one) => one.app === app && one.category === asked.app_category);
    if (standing === undefined || !isSubscribed(standing))
      throw unusable('app_name', 'problem.subscribe_first');
    const id = crypto.randomUUID();
    const kept = this.#merged(id, parametersOf(app, asked.app_category), { params: {}, secrets: {} }, params);
    return this.#saving(actor, instance, async (tx, { time, record }) => {
      const others = await listAccounts(tx, { tenant, app: app.key });
      if (others.filter(({ category }) => category === asked.app_category).length >= MOST_ACCOUNTS)
        throw unusable('app_name', 'problem.too_many_accounts', { limit: MOST_ACCOUNTS });
      await addAccount(tx, {
        id,
        tenant_id: tenant,
        app: app.key,
        category: asked.app_category,
        instance,
        params: JSON.stringify(kept.params),
        secrets: JSON.stringify(kept.secrets),
        created_on: time,
        created_by: user,
        modified_on: time,
        modified_by: user,
      });
      record({
        event: 'app_account.created',
        object: id,
        details: {
          name: instance,
          app: app.title,
          category: asked.app_category,
          params: openParams(kept.params),
          secrets: Object.keys(kept.secrets).join(', '),
        },
      });
      return id;
    });
  }

  async change(
    actor: Actor,
    id: string,
    given: { instance?: string | undefined; params?: Params | undefined },
  ): Promise<AppAccount> {
    const { tenant, user } = actor;
    return this.#saving(actor, given.instance ?? '', async (tx, { time, record }) => {
      const before = await findAccount(tx, { tenant, id });
      const app = before === undefined ? undefined : storeApp(before.app);
      if (before === undefined || app === undefined) throw new ApiFailure('NOT_FOUND');
      const kept = this.#merged(id, parametersOf(app, before.category), before, given.params ?? {});
      const instance = given.instance ?? before.instance;
      await changeAccount(
        tx,
        { tenant, id },
        {
          instance,
          params: JSON.stringify(kept.params),
          secrets: JSON.stringify(kept.secrets),
          modified_on: time,
          modified_by: user,
        },
      );
      const gone = Object.fromEntries(
        Object.keys(before.params)
          .filter((name) => !Object.hasOwn(kept.params, name))
          .map((name) => [name, null]),
      );
      const resealed = [...new Set([...Object.keys(before.secrets), ...Object.keys(kept.secrets)])].filter(
        (name) => before.secrets[name] !== kept.secrets[name],
      );
      record({
        event: 'app_account.changed',
        object: id,
        details: { name: instance, app: app.title, category: before.category },
        changes: {
          ...changesBetween(
            { ...before.params, name: before.instance },
            { ...kept.params, ...gone, name: instance },
          ),
          // Records only the fact that it changed.
          ...Object.fromEntries(resealed.map((name) => [name, { before: '…', after: 'changed' }])),
        },
      });
      return id;
    });
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const { tenant } = actor;
    await change(this.#parts, actor, async (tx, { record }) => {
      const before = await findAccount(tx, { tenant, id });
      if (before === undefined) throw new ApiFailure('NOT_FOUND');
      await removeAccount(tx, { tenant, id });
      const { instance, app, category } = before;
      record({
        event: 'app_account.deleted',
        object: id,
        details: { name: instance, app: storeApp(app)?.title ?? app, category },
      });
    });
    this.#parts.cache.forget(tenant);
  }

  /** Stored parameters after an update: validated, unknown ones refused, secrets sealed. */
  #merged(
    id: string,
    parameters: readonly AppParameter[],
    before: Pick<StoredAccount, 'params' | 'secrets'>,
    given: Params,
  ): { params: Record<string, ParameterValue>; secrets: Record<string, string> } {
    const unknown = Object.keys(given).find((name) => !parameters.some((one) => one.name === name));
    if (unknown !== undefined) throw unusable(`params.${unknown}`, 'problem.unknown_parameter');
    const params: Record<string, ParameterValue> = {};
    const secrets: Record<string, string> = {};
    for (const parameter of parameters) {
      const { name } = parameter;
      const isGiven = Object.hasOwn(given, name);
      const isSecretKept = parameter.kind === 'secret' && !isGiven && Object.hasOwn(before.secrets, name);
      const value = isGiven ? given[name] : before.params[name];
      const problem = isSecretKept ? undefined : problemOfParameter(parameter, value);
      if (problem !== undefined)
        throw unusable(`params.${name}`, `problem.parameter_${problem.reason}`, problem.values);
      if (isSecretKept) secrets[name] = before.secrets[name] ?? '';
      else if (value === undefined || isEmpty(value)) continue;
      else if (parameter.kind === 'secret')
        secrets[name] = this.#parts.seal.seal(String(value), secretOf(id, name));
      else params[name] = value;
    }
    return { params, secrets };
  }

  async #saving(
    actor: Actor,
    instance: string,
    work: (tx: TenantTx, context: ChangeContext) => Promise<string>,
  ): Promise<AppAccount> {
    const ifDuplicate = (): ApiFailure => unusable('instance', 'problem.account_taken', { name: instance });
    try {
      return await change(
        this.#parts,
        actor,
        async (tx, context) => {
          const saved = await findAccount(tx, { tenant: actor.tenant, id: await work(tx, context) });
          if (saved === undefined) throw new ApiFailure('NOT_FOUND');
          return shown(tx, saved);
        },
        { ifDuplicate },
      );
    } finally {
      this.#parts.cache.forget(actor.tenant);
    }
  }
}

function parametersOf(app: StoreApp, category: AppAsked['app_category']): readonly AppParameter[] {
  return wayOf(app, category)?.parameters ?? [];
}

/** Seal context of a secret: it can be opened only for this account and parameter. */
export function secretOf(account: string, parameter: string): string {
  return `app-account/${account}/${parameter}`;
}

async function shown(tx: TenantTx, account: StoredAccount): Promise<AppAccount> {
  const { id, tenant_id, category, instance, params, secrets, created_on, modified_on } = account;
  const { total } = await listBuckets(tx, { tenant: tenant_id, account: id }, { limit: 1, offset: 0 });
  return {
    id,
    app_category: category,
    instance,
    buckets: total,
    params: openParams(params),
    secrets_set: Object.keys(secrets).sort(),
    created_on: isoTime(created_on),
    modified_on: isoTime(modified_on),
  };
}

function isEmpty(value: ParameterValue): boolean {
  return value === '' || (typeof value === 'object' && value.length === 0);
}
