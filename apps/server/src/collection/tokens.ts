import { randomBytes, randomInt } from 'node:crypto';
import type { SourceTokenAnswer } from '@casbah/contract/collection';
import { MOST_SOURCE_TOKENS, writeSourceToken } from '@casbah/domain/collection';
import { isoTime, isoTimeOrNull } from '@casbah/domain/iso-time';
import {
  addSourceToken,
  listSourceTokens,
  removeSourceToken,
} from '@casbah/stores/control/collection/source-tokens';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  findDatasource,
  holdDatasource,
  type StoredDatasource,
} from '@casbah/stores/control/datasources/datasources';
import type { TenantTx } from '@casbah/stores/control/transaction';
import type { Actor } from '../http/actor.ts';
import { hashOfSecret } from '../http/api-keys.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

interface SourceTokensParts {
  control: ControlStore;
  clock: () => number;
}

/** Tokens that authenticate log senders. */
export class SourceTokens {
  readonly #parts: SourceTokensParts;

  constructor(parts: SourceTokensParts) {
    this.#parts = parts;
  }

  async list(tenant: string, datasource: string): Promise<{ tokens: SourceTokenAnswer[]; limit: number }> {
    const rows = await this.#parts.control.inTenant(tenant, async (tx) => {
      await existing(tx, datasource);
      return listSourceTokens(tx, datasource);
    });
    const tokens = rows.map(({ id, created_on, last_used_on, last_address }) => ({
      id,
      last_address,
      created_on: isoTime(created_on),
      last_used_on: isoTimeOrNull(last_used_on),
    }));
    return { tokens, limit: MOST_SOURCE_TOKENS };
  }

  /** Only the hash is stored: the token can't be shown again. */
  async make(actor: Actor, datasource: string): Promise<{ id: string; token: string }> {
    const id = Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    const secret = randomBytes(32).toString('base64url');
    await change(this.#parts, actor, async (tx, { time, record }) => {
      const { name } = await existing(tx, datasource);
      // Locked until commit, so concurrent requests can't exceed the limit.
      await holdDatasource(tx, datasource);
      if ((await listSourceTokens(tx, datasource)).length >= MOST_SOURCE_TOKENS)
        throw new ApiFailure('LIMIT_REACHED', { limit: MOST_SOURCE_TOKENS });
      await addSourceToken(tx, {
        id,
        tenant_id: actor.tenant,
        datasource_id: datasource,
        secret_hash: hashOfSecret(secret),
        created_on: time,
        created_by: actor.user,
      });
      record({ event: 'source_token.created', object: datasource, details: { name, token: id } });
    });
    return { id, token: writeSourceToken({ id, secret }) };
  }

  async remove(actor: Actor, datasource: string, token: string): Promise<void> {
    await change(this.#parts, actor, async (tx, { record }) => {
      const { name } = await existing(tx, datasource);
      if (!(await removeSourceToken(tx, { datasource, token }))) throw new ApiFailure('NOT_FOUND');
      record({ event: 'source_token.deleted', object: datasource, details: { name, token } });
    });
  }
}

async function existing(tx: TenantTx, id: string): Promise<StoredDatasource> {
  const found = await findDatasource(tx, id);
  if (found === undefined) throw new ApiFailure('NOT_FOUND');
  return found;
}
