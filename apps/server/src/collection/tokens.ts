import { randomBytes, randomInt } from 'node:crypto';
import type { SourceTokenAnswer } from '@casbah/contract/collection';
import { MOST_SOURCE_TOKENS, writeSourceToken } from '@casbah/domain/collection';
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
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { type Actor, entryBy } from '../http/actor.ts';
import { hashOfSecret } from '../http/api-keys.ts';
import { ApiFailure } from '../http/failure.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** What senders of logs are let in with. */
export class SourceTokens {
  readonly #control: ControlStore;
  readonly #clock: () => number;

  constructor(parts: { control: ControlStore; clock: () => number }) {
    this.#control = parts.control;
    this.#clock = parts.clock;
  }

  async list(tenant: string, datasource: string): Promise<{ tokens: SourceTokenAnswer[]; limit: number }> {
    const rows = await this.#control.inTenant(tenant, async (tx) => {
      await existing(tx, datasource);
      return listSourceTokens(tx, datasource);
    });
    const tokens = rows.map(({ id, created_on, last_used_on, last_address }) => ({
      id,
      last_address,
      created_on: new Date(created_on).toISOString(),
      last_used_on: last_used_on === null ? null : new Date(last_used_on).toISOString(),
    }));
    return { tokens, limit: MOST_SOURCE_TOKENS };
  }

  /** The store keeps its hash only: nobody can be shown it again. */
  async make(actor: Actor, datasource: string): Promise<{ id: string; token: string }> {
    const id = Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    const secret = randomBytes(32).toString('base64url');
    await this.#control.inTenant(actor.tenant, async (tx) => {
      const { name } = await existing(tx, datasource);
      // Held until the end: two requests at once cannot both make the last one that fits.
      await holdDatasource(tx, datasource);
      if ((await listSourceTokens(tx, datasource)).length >= MOST_SOURCE_TOKENS)
        throw new ApiFailure('LIMIT_REACHED', { limit: MOST_SOURCE_TOKENS });
      const time = this.#clock();
      await addSourceToken(tx, {
        id,
        tenant_id: actor.tenant,
        datasource_id: datasource,
        secret_hash: hashOfSecret(secret),
        created_on: time,
        created_by: actor.user,
      });
      await writeAudit(tx, { ...entryBy(actor, time), object: datasource, details: { name, token: id } });
    });
    return { id, token: writeSourceToken({ id, secret }) };
  }

  async remove(actor: Actor, datasource: string, token: string): Promise<void> {
    await this.#control.inTenant(actor.tenant, async (tx) => {
      const { name } = await existing(tx, datasource);
      if (!(await removeSourceToken(tx, { datasource, token }))) throw new ApiFailure('NOT_FOUND');
      const entry = entryBy(actor, this.#clock());
      await writeAudit(tx, { ...entry, object: datasource, details: { name, token } });
    });
  }
}

async function existing(tx: TenantTx, id: string): Promise<StoredDatasource> {
  const found = await findDatasource(tx, id);
  if (found === undefined) throw new ApiFailure('NOT_FOUND');
  return found;
}
