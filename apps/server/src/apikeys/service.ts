import type { ApiKey, NewApiKey } from '@casbah/contract/apikeys';
import { mayGive, rightsOf } from '@casbah/domain/access-profile';
import { API_KEY_LIMIT } from '@casbah/domain/api-key';
import { isoTime, isoTimeOrNull } from '@casbah/domain/iso-time';
import { DAY_MS } from '@casbah/domain/time-units';
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
import type { ControlStore } from '@casbah/stores/control/control-store';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change, nameTaken } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Identity } from '../http/sessions.ts';
import { newSecret } from './new-secret.ts';

interface ApiKeysParts {
  control: ControlStore;
  clock: () => number;
}

/** API key rules: a key has no permissions its creator lacks, and can't create another key. */
export class ApiKeysService {
  readonly #parts: ApiKeysParts;

  constructor(parts: ApiKeysParts) {
    this.#parts = parts;
  }

  list(tenant: string): Promise<ApiKey[]> {
    return this.#parts.control.inTenant(tenant, (tx) => this.#list(tx, tenant));
  }

  async create(actor: Actor, maker: Identity, given: NewApiKey): Promise<{ api_key: ApiKey; key: string }> {
    // The new key would outlive the key that created it.
    if (maker.apiKey !== undefined) throw new ApiFailure('DENIED');
    const { tenant } = actor;
    const { id, key, secretHash } = newSecret();
    const { name, networks, days } = given;
    const api_key = await change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        const profile = await findAccessProfile(tx, given.profile_id);
        if (profile === undefined) throw new ApiFailure('NOT_FOUND');
        if (!mayGive(maker.rights, profile))
          throw new ApiFailure('GRANTS_TOO_MUCH', { profile: profile.name });
        await lockApiKeys(tx, tenant);
        if ((await countApiKeys(tx, tenant)) >= API_KEY_LIMIT)
          throw new ApiFailure('API_KEY_LIMIT', { limit: API_KEY_LIMIT });
        const expires_on = time + days * DAY_MS;
        await addApiKey(tx, {
          id,
          tenant_id: tenant,
          user_id: actor.user,
          profile_id: profile.id,
          name,
          expires_on,
          secret_hash: secretHash,
          networks: JSON.stringify(networks),
          created_on: time,
        });
        const after = { profile: profile.name, networks, expires_on: isoTime(expires_on) };
        const changes = changesBetween({}, after);
        record({ event: 'api_key.created', object: id, details: { name }, changes });
        return found(await this.#list(tx, tenant), id);
      },
      { ifDuplicate: nameTaken('api-key') },
    );
    return { api_key, key };
  }

  remove(actor: Actor, id: string): Promise<void> {
    return change(this.#parts, actor, async (tx, { record }) => {
      const key = await findApiKey(tx, id);
      if (key === undefined) throw new ApiFailure('NOT_FOUND');
      await removeApiKey(tx, id);
      const details = { name: key.name };
      record({ event: 'api_key.deleted', object: id, details });
    });
  }

  async #list(tx: TenantTx, tenant: string): Promise<ApiKey[]> {
    const now = this.#parts.clock();
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
    created_on: isoTime(row.created_on),
    created_by: { id: user_id, email },
    expires_on: isoTime(row.expires_on),
    last_used_on: isoTimeOrNull(row.last_used_on),
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
