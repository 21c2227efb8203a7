import type { ApiKey, NewApiKey } from '@casbah/contract/apikeys';
import { mayGive, rightsOf } from '@casbah/domain/access-profile';
import { API_KEY_LIMIT } from '@casbah/domain/api-key';
import { findAccessProfile } from '@casbah/stores/control/accessprofiles/access-profiles';
import {
  addApiKey,
  countApiKeys,
  findApiKey,
  type ListedApiKey,
  listApiKeys,
  lockApiKeys,
  removeApiKey,
} from '@casbah/stores/control/apikeys/api-keys';
import { type ControlStore, isDuplicate } from '@casbah/stores/control/control-store';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { type Actor, changesBetween, entryBy } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Identity } from '../http/sessions.ts';
import { newSecret } from './new-secret.ts';

const DAY = 86_400_000;

/** Rules of API keys: nobody makes one that allows more than they hold, and no key makes another. */
export class ApiKeysService {
  readonly #control: ControlStore;
  readonly #clock: () => number;

  constructor(parts: { control: ControlStore; clock: () => number }) {
    this.#control = parts.control;
    this.#clock = parts.clock;
  }

  list(tenant: string): Promise<ApiKey[]> {
    return this.#control.inTenant(tenant, (tx) => this.#list(tx, tenant));
  }

  async create(actor: Actor, maker: Identity, given: NewApiKey): Promise<{ api_key: ApiKey; key: string }> {
    // It would outlive the one that made it.
    if (maker.apiKey !== undefined) throw new ApiFailure('DENIED');
    const { tenant } = actor;
    const { id, key, secretHash } = newSecret();
    const now = this.#clock();
    const { name, networks, days } = given;
    try {
      const api_key = await this.#control.inTenant(tenant, async (tx) => {
        const profile = await findAccessProfile(tx, given.profile_id);
        if (profile === undefined) throw new ApiFailure('NOT_FOUND');
        if (!mayGive(maker.rights, profile))
          throw new ApiFailure('GRANTS_TOO_MUCH', { profile: profile.name });
        await lockApiKeys(tx, tenant);
        if ((await countApiKeys(tx, tenant)) >= API_KEY_LIMIT)
          throw new ApiFailure('API_KEY_LIMIT', { limit: API_KEY_LIMIT });
        const expires_on = now + days * DAY;
        await addApiKey(tx, {
          id,
          tenant_id: tenant,
          user_id: actor.user,
          profile_id: profile.id,
          name,
          expires_on,
          secret_hash: secretHash,
          networks: JSON.stringify(networks),
          created_on: now,
        });
        const after = { profile: profile.name, networks, expires_on: new Date(expires_on).toISOString() };
        const changes = changesBetween({}, after);
        await writeAudit(tx, { ...entryBy(actor, now), object: id, details: { name }, changes });
        return found(await this.#list(tx, tenant), id);
      });
      return { api_key, key };
    } catch (error) {
      throw isDuplicate(error) ? new ApiFailure('NAME_TAKEN', { kind: 'api-key' }) : error;
    }
  }

  remove(actor: Actor, id: string): Promise<void> {
    return this.#control.inTenant(actor.tenant, async (tx) => {
      const key = await findApiKey(tx, id);
      if (key === undefined) throw new ApiFailure('NOT_FOUND');
      await removeApiKey(tx, id);
      const details = { name: key.name };
      await writeAudit(tx, { ...entryBy(actor, this.#clock()), object: id, details });
    });
  }

  async #list(tx: TenantTx, tenant: string): Promise<ApiKey[]> {
    const now = this.#clock();
    return (await listApiKeys(tx, tenant)).map((row) => answerOf(row, now));
  }
}

function found(keys: readonly ApiKey[], id: string): ApiKey {
  const key = keys.find((one) => one.id === id);
  if (key === undefined) throw new ApiFailure('NOT_FOUND');
  return key;
}

function answerOf(row: ListedApiKey, now: number): ApiKey {
  const { id, name, networks, profile, user_id, email, last_used_address } = row;
  return {
    id,
    name,
    networks: [...networks],
    last_used_address,
    state: stateOf(row, now),
    profile: { id: profile.id, name: profile.name },
    created_on: isoOf(row.created_on),
    created_by: { id: user_id, email },
    expires_on: isoOf(row.expires_on),
    last_used_on: row.last_used_on === null ? null : isoOf(row.last_used_on),
  };
}

function stateOf(
  { expires_on, is_active, is_admin, profiles, profile }: ListedApiKey,
  now: number,
): ApiKey['state'] {
  if (expires_on <= now) return 'ended';
  if (!is_active) return 'maker-left';
  return mayGive(rightsOf({ isAdmin: is_admin, profiles }), profile) ? 'works' : 'maker-holds-less';
}

const isoOf = (time: number): string => new Date(time).toISOString();
