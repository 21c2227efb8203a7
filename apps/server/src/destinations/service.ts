import { type DestinationAnswer, isDestinationAddress } from '@casbah/contract/destinations';
import { type DestinationKind, MOST_DESTINATIONS, SENDING } from '@casbah/domain/destination';
import { isoTime, isoTimeOrNull } from '@casbah/domain/iso-time';
import type { MailLanguage } from '@casbah/domain/mail';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  addDestination,
  changeDestination,
  endOfAudit,
  findDestination,
  listDestinations,
  removeDestination,
  type StoredDestination,
} from '@casbah/stores/control/destinations/destinations';
import { DONE } from '@casbah/stores/control/history/audit-trail';
import { enqueue } from '@casbah/stores/control/jobs/jobs';
import type { QueueMail } from '@casbah/stores/control/mail/outbox';
import { findTenant, holdTenant } from '@casbah/stores/control/tenant/tenants';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { type Actor, changesBetween } from '../http/actor.ts';
import { mayCall } from '../http/admission.ts';
import { change, nameTaken } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import type { Outgoing } from '../http/outgoing.ts';
import type { Identity } from '../http/sessions.ts';
import type { Seal } from '../seal.ts';
import { addressOf, keptAddress } from './address.ts';
import { DESTINATION_QUEUE } from './queue.ts';
import { newSecret, type Sent, sendWebhook } from './webhook.ts';

export const webhookContext = (id: string): string => `destination/${id}/secret`;

/** Requires the permission to export the history: a destination lets its creator read the history there. */
export type Sender = Actor & { who: Pick<Identity, 'apiKey' | 'rights'> };

interface DestinationsParts {
  control: ControlStore;
  clock: () => number;
  seal: Seal;
  outgoing: Outgoing;
  queueMail: QueueMail;
}

/** Where companies send their audit events. */
export class DestinationsService {
  readonly #parts: DestinationsParts;

  constructor(parts: DestinationsParts) {
    this.#parts = parts;
  }

  async list(tenant: string): Promise<DestinationAnswer[]> {
    const rows = await this.#parts.control.inTenant(tenant, (tx) => listDestinations(tx, tenant));
    return rows.map(answerOf);
  }

  async add(
    sender: Sender,
    given: { kind: DestinationKind; name: string; address: string; language: MailLanguage },
  ): Promise<{ destination: DestinationAnswer; secret: string | null }> {
    assertMaySend(sender);
    const { tenant, user } = sender;
    const { kind, name, address, language } = given;
    assertAddress(kind, address);
    const id = crypto.randomUUID();
    const secret = kind === 'webhook' ? newSecret() : null;
    const sealed_secret = secret === null ? null : this.#parts.seal.seal(secret, webhookContext(id));
    const destination = await change(
      this.#parts,
      sender,
      async (tx, { time, record }) => {
        await holdTenant(tx, tenant);
        if ((await listDestinations(tx, tenant)).length >= MOST_DESTINATIONS)
          throw new ApiFailure('LIMIT_REACHED', { limit: MOST_DESTINATIONS });
        await addDestination(tx, {
          id,
          tenant_id: tenant,
          kind,
          name,
          language,
          sealed_secret,
          ...keptAddress({ id, kind }, address, this.#parts.seal),
          told_up_to: await endOfAudit(tx, tenant),
          next_attempt: time,
          created_on: time,
          created_by: user,
        });
        const added = await this.#found(tx, tenant, id);
        record({ event: 'destination.created', object: id, details: { name, kind, address: added.address } });
        return added;
      },
      { ifDuplicate: nameTaken('destination', name) },
    );
    return { destination: answerOf(destination), secret };
  }

  async change(
    sender: Sender,
    id: string,
    given: { name?: string | undefined; address?: string | undefined; is_enabled?: boolean | undefined },
  ): Promise<DestinationAnswer> {
    const { tenant } = sender;
    const changed = await change(
      this.#parts,
      sender,
      async (tx, { time, record }) => {
        const before = await this.#found(tx, tenant, id);
        assertMaySend(sender);
        const { name = before.name, is_enabled = before.is_enabled } = given;
        // The form sends back the masked address if it wasn't edited.
        const address = given.address === before.address ? undefined : given.address;
        if (address !== undefined) assertAddress(before.kind, address);
        const isMoved = address !== undefined && address !== addressOf(before, this.#parts.seal);
        const isFresh = isMoved || (is_enabled && !before.is_enabled);
        await changeDestination(
          tx,
          { tenant, id },
          {
            name,
            is_enabled,
            ...(isMoved ? keptAddress(before, address, this.#parts.seal) : {}),
            // Failures at the old address, or from before it was disabled, no longer count.
            ...(isFresh ? { failures: 0, last_error: null, next_attempt: time } : {}),
          },
        );
        if (isFresh) await enqueue(tx, DESTINATION_QUEUE, { key: id, tenant }, time);
        const after = await this.#found(tx, tenant, id);
        const told = (row: StoredDestination) => ({
          name: row.name,
          address: row.address,
          is_enabled: row.is_enabled,
        });
        record({
          event: 'destination.changed',
          object: id,
          // Two addresses may look alike when only a part is shown.
          details: { name: before.name, ...(isMoved ? { address: after.address } : {}) },
          changes: changesBetween(told(before), told(after)),
        });
        return after;
      },
      { ifDuplicate: nameTaken('destination', given.name ?? '') },
    );
    return answerOf(changed);
  }

  async renewSecret(sender: Sender, id: string): Promise<string> {
    const { tenant } = sender;
    return change(this.#parts, sender, async (tx, { record }) => {
      const { kind, name } = await this.#found(tx, tenant, id);
      assertMaySend(sender);
      // Emails aren't signed, so they have no secret.
      if (kind !== 'webhook') throw new ApiFailure('NOT_FOUND');
      const secret = newSecret();
      const sealed_secret = this.#parts.seal.seal(secret, webhookContext(id));
      await changeDestination(tx, { tenant, id }, { sealed_secret });
      record({ event: 'destination.secret_replaced', object: id, details: { name } });
      return secret;
    });
  }

  /** Sends a test message that can't be mistaken for a change. The history records the outcome. */
  async test(
    sender: Sender,
    id: string,
  ): Promise<{
    result: { ok: boolean; status: number | null; problem: string | null };
    destination: DestinationAnswer;
  }> {
    const { tenant } = sender;
    const found = await this.#parts.control.inTenant(tenant, (tx) => this.#found(tx, tenant, id));
    assertMaySend(sender);
    const sent = found.kind === 'webhook' ? await this.#testWebhook(found) : undefined;
    const outcome = sent === undefined || sent.ok ? DONE : 'UNPROCESSABLE';
    const problem = sent === undefined || sent.ok ? null : sent.problem;
    const after = await change(this.#parts, sender, async (tx, { record }) => {
      const row = await this.#found(tx, tenant, id);
      if (row.kind === 'mail') {
        const company = (await findTenant(tx, tenant))?.name ?? '';
        const values = { company, destination: row.name };
        await this.#parts.queueMail(tx, {
          template: 'destination-test',
          values,
          to: row.address,
          language: row.language,
          tenant,
        });
      }
      const details = { name: row.name, ...(problem === null ? {} : { problem }) };
      record({ event: 'destination.tested', object: id, outcome, details });
      return row;
    });
    return {
      result: { ok: outcome === DONE, status: sent?.status ?? null, problem },
      destination: answerOf(after),
    };
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const { tenant } = actor;
    await change(this.#parts, actor, async (tx, { record }) => {
      const name = await removeDestination(tx, { tenant, id });
      if (name === undefined) throw new ApiFailure('NOT_FOUND');
      record({ event: 'destination.deleted', object: id, details: { name } });
    });
  }

  #testWebhook(destination: StoredDestination): Promise<Sent> {
    const { id, sealed_secret, tenant_id } = destination;
    const address = addressOf(destination, this.#parts.seal);
    const secret = this.#parts.seal.open(sealed_secret ?? '', webhookContext(id));
    const now = this.#parts.clock();
    const content = { type: 'test', tenant: tenant_id, time: isoTime(now), entries: [] };
    return sendWebhook({ address, secret, content }, { outgoing: this.#parts.outgoing, now });
  }

  async #found(tx: TenantTx, tenant: string, id: string): Promise<StoredDestination & { waiting: number }> {
    const found = await findDestination(tx, { tenant, id });
    if (found === undefined) throw new ApiFailure('NOT_FOUND');
    return found;
  }
}

function assertMaySend({ who }: Sender): void {
  if (!mayCall(who, { permission: SENDING })) throw new ApiFailure('DENIED');
}

function assertAddress(kind: DestinationKind, address: string): void {
  if (isDestinationAddress(kind, address)) return;

  throw unusable('address', kind === 'mail' ? 'problem.not_email' : 'problem.not_https');
}

function answerOf(row: StoredDestination & { waiting: number }): DestinationAnswer {
  const { id, kind, name, address, is_enabled, waiting, failures, last_error } = row;
  return {
    id,
    kind,
    name,
    address,
    is_enabled,
    waiting,
    failures,
    last_error,
    last_told_on: isoTimeOrNull(row.last_told_on),
    next_attempt: isoTime(row.next_attempt),
    created_on: isoTime(row.created_on),
  };
}
