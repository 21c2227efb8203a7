import { type DestinationAnswer, isDestinationAddress } from '@casbah/contract/destinations';
import { type DestinationKind, MOST_DESTINATIONS, SENDING } from '@casbah/domain/destination';
import type { MailLanguage } from '@casbah/domain/mail';
import { type ControlStore, isDuplicate } from '@casbah/stores/control/control-store';
import {
  addDestination,
  changeDestination,
  endOfAudit,
  findDestination,
  listDestinations,
  removeDestination,
  type StoredDestination,
} from '@casbah/stores/control/destinations/destinations';
import { DONE, writeAudit } from '@casbah/stores/control/history/audit-trail';
import { enqueue } from '@casbah/stores/control/jobs/jobs';
import type { QueueMail } from '@casbah/stores/control/mail/outbox';
import { findTenant, holdTenant } from '@casbah/stores/control/tenant/tenants';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { type Actor, changesBetween, entryBy } from '../http/actor.ts';
import { mayCall } from '../http/admission.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Outgoing } from '../http/outgoing.ts';
import type { Identity } from '../http/sessions.ts';
import type { Seal } from '../seal.ts';
import { addressOf, keptAddress } from './address.ts';
import { DESTINATION_QUEUE } from './queue.ts';
import { newSecret, type Sent, sendWebhook } from './webhook.ts';

export const webhookContext = (id: string): string => `destination/${id}/secret`;

/** Whoever decides where the history is sent can read it there: they must be allowed to take it away. */
export type Sender = Actor & { who: Pick<Identity, 'apiKey' | 'rights'> };

/** Where companies are told of their changes. */
export class DestinationsService {
  readonly #control: ControlStore;
  readonly #clock: () => number;
  readonly #seal: Seal;
  readonly #outgoing: Outgoing;
  readonly #queueMail: QueueMail;

  constructor(parts: {
    control: ControlStore;
    clock: () => number;
    seal: Seal;
    outgoing: Outgoing;
    queueMail: QueueMail;
  }) {
    this.#control = parts.control;
    this.#clock = parts.clock;
    this.#seal = parts.seal;
    this.#outgoing = parts.outgoing;
    this.#queueMail = parts.queueMail;
  }

  async list(tenant: string): Promise<DestinationAnswer[]> {
    const rows = await this.#control.inTenant(tenant, (tx) => listDestinations(tx, tenant));
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
    const sealed_secret = secret === null ? null : this.#seal.seal(secret, webhookContext(id));
    const destination = await this.#named(tenant, name, async (tx) => {
      await holdTenant(tx, tenant);
      if ((await listDestinations(tx, tenant)).length >= MOST_DESTINATIONS)
        throw new ApiFailure('LIMIT_REACHED', { limit: MOST_DESTINATIONS });
      const time = this.#clock();
      await addDestination(tx, {
        id,
        tenant_id: tenant,
        kind,
        name,
        language,
        sealed_secret,
        ...keptAddress({ id, kind }, address, this.#seal),
        told_up_to: await endOfAudit(tx, tenant),
        next_attempt: time,
        created_on: time,
        created_by: user,
      });
      const added = await this.#found(tx, tenant, id);
      await writeAudit(tx, {
        ...entryBy(sender, time),
        object: id,
        details: { name, kind, address: added.address },
      });
      return added;
    });
    return { destination: answerOf(destination), secret };
  }

  async change(
    sender: Sender,
    id: string,
    given: { name?: string | undefined; address?: string | undefined; is_enabled?: boolean | undefined },
  ): Promise<DestinationAnswer> {
    const { tenant } = sender;
    const changed = await this.#named(tenant, given.name ?? '', async (tx) => {
      const before = await this.#found(tx, tenant, id);
      assertMaySend(sender);
      const { name = before.name, is_enabled = before.is_enabled } = given;
      // A form sends back what it was shown.
      const address = given.address === before.address ? undefined : given.address;
      if (address !== undefined) assertAddress(before.kind, address);
      const time = this.#clock();
      const isMoved = address !== undefined && address !== addressOf(before, this.#seal);
      const isFresh = isMoved || (is_enabled && !before.is_enabled);
      await changeDestination(
        tx,
        { tenant, id },
        {
          name,
          is_enabled,
          ...(isMoved ? keptAddress(before, address, this.#seal) : {}),
          // What was tried in vain elsewhere, or while it was off, is tried anew.
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
      await writeAudit(tx, {
        ...entryBy(sender, time),
        object: id,
        // Two addresses may look alike where only a part is shown.
        details: { name: before.name, ...(isMoved ? { address: after.address } : {}) },
        changes: changesBetween(told(before), told(after)),
      });
      return after;
    });
    return answerOf(changed);
  }

  async renewSecret(sender: Sender, id: string): Promise<string> {
    const { tenant } = sender;
    return this.#control.inTenant(tenant, async (tx) => {
      const { kind, name } = await this.#found(tx, tenant, id);
      assertMaySend(sender);
      // Mail is not signed: there is no such thing to renew.
      if (kind !== 'webhook') throw new ApiFailure('NOT_FOUND');
      const secret = newSecret();
      const sealed_secret = this.#seal.seal(secret, webhookContext(id));
      await changeDestination(tx, { tenant, id }, { sealed_secret });
      await writeAudit(tx, { ...entryBy(sender, this.#clock()), object: id, details: { name } });
      return secret;
    });
  }

  /** Sends something that nobody can take for a change. How it went stands in the history. */
  async test(
    sender: Sender,
    id: string,
  ): Promise<{
    result: { ok: boolean; status: number | null; problem: string | null };
    destination: DestinationAnswer;
  }> {
    const { tenant } = sender;
    const found = await this.#control.inTenant(tenant, (tx) => this.#found(tx, tenant, id));
    assertMaySend(sender);
    const sent = found.kind === 'webhook' ? await this.#testWebhook(found) : undefined;
    const outcome = sent === undefined || sent.ok ? DONE : 'UNPROCESSABLE';
    const problem = sent === undefined || sent.ok ? null : sent.problem;
    const after = await this.#control.inTenant(tenant, async (tx) => {
      const row = await this.#found(tx, tenant, id);
      const time = this.#clock();
      if (row.kind === 'mail') {
        const company = (await findTenant(tx, tenant))?.name ?? '';
        const values = { company, destination: row.name };
        await this.#queueMail(tx, {
          template: 'destination-test',
          values,
          to: row.address,
          language: row.language,
          tenant,
        });
      }
      const details = { name: row.name, ...(problem === null ? {} : { problem }) };
      await writeAudit(tx, { ...entryBy(sender, time), object: id, outcome, details });
      return row;
    });
    return {
      result: { ok: outcome === DONE, status: sent?.status ?? null, problem },
      destination: answerOf(after),
    };
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const { tenant } = actor;
    await this.#control.inTenant(tenant, async (tx) => {
      const name = await removeDestination(tx, { tenant, id });
      if (name === undefined) throw new ApiFailure('NOT_FOUND');
      await writeAudit(tx, { ...entryBy(actor, this.#clock()), object: id, details: { name } });
    });
  }

  #testWebhook(destination: StoredDestination): Promise<Sent> {
    const { id, sealed_secret, tenant_id } = destination;
    const address = addressOf(destination, this.#seal);
    const secret = this.#seal.open(sealed_secret ?? '', webhookContext(id));
    const now = this.#clock();
    const content = { type: 'test', tenant: tenant_id, time: new Date(now).toISOString(), entries: [] };
    return sendWebhook({ address, secret, content }, { outgoing: this.#outgoing, now });
  }

  async #found(tx: TenantTx, tenant: string, id: string): Promise<StoredDestination & { waiting: number }> {
    const found = await findDestination(tx, { tenant, id });
    if (found === undefined) throw new ApiFailure('NOT_FOUND');
    return found;
  }

  async #named<Result>(
    tenant: string,
    name: string,
    work: (tx: TenantTx) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await this.#control.inTenant(tenant, work);
    } catch (error) {
      if (isDuplicate(error)) throw new ApiFailure('NAME_TAKEN', { kind: 'destination', name });
      throw error;
    }
  }
}

function assertMaySend({ who }: Sender): void {
  if (!mayCall(who, { permission: SENDING })) throw new ApiFailure('DENIED');
}

function assertAddress(kind: DestinationKind, address: string): void {
  if (isDestinationAddress(kind, address)) return;
  const problem = kind === 'mail' ? 'is no mail address' : 'is no address that begins with https://';
  throw new ApiFailure('UNPROCESSABLE', { field: 'address', problem });
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
    last_told_on: row.last_told_on === null ? null : isoOf(row.last_told_on),
    next_attempt: isoOf(row.next_attempt),
    created_on: isoOf(row.created_on),
  };
}

const isoOf = (time: number): string => new Date(time).toISOString();
