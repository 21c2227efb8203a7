import type { Reveal } from '@casbah/contract/anonymisation';
import type { Answer } from '@casbah/contract/client';
import { may, type Rights } from '@casbah/domain/access-profile';
import { type ApproverProblem, approverProblem, type Makers, SETTLED_MS } from '@casbah/domain/approver';
import { isoTime, isoTimeOrNull } from '@casbah/domain/iso-time';
import { LONGEST_NOTICE_VALUE } from '@casbah/domain/notification';
import {
  MOST_ASKED,
  REVEAL_HOLDS_MS,
  REVEAL_LAPSES_MS,
  type RevealKind,
  revealState,
} from '@casbah/domain/reveal';
import {
  addReveal,
  countOpenReveals,
  decideReveal,
  endReveal,
  findReveal,
  listReveals,
  type StoredReveal,
} from '@casbah/stores/control/anonymisation/reveals';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { notify } from '@casbah/stores/control/notifications/notifications';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { type Approver, listApprovers, makersOf } from '@casbah/stores/control/users/account-hands';
import type { UsageReads } from '@casbah/stores/events/event-store';
import type { Actor } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import type { Identity } from '../http/sessions.ts';
import type { Anonymity } from './anonymity.ts';

/** Maximum requests listed on a page. */
const MOST_LISTED = 200;
/** Page where requests are decided. */
const PAGE = '/ui/settings/anonymisation';

export interface RevealParts {
  control: ControlStore;
  usage: Pick<UsageReads, 'namesOf'>;
  anonymity: Anonymity;
  clock: () => number;
}

/** One person requests with a reason, another decides. No response, notice or history entry contains a name. */
export class RevealService {
  readonly #parts: RevealParts;

  constructor(parts: RevealParts) {
    this.#parts = parts;
  }

  async state(identity: Identity): Promise<Answer<'GET /admin/anonymisation/state'>> {
    const { tenant, user } = identity;
    const { people } = await this.#parts.anonymity.seenBy(identity);
    const standing = await this.#parts.control.inTenant(tenant, (tx) =>
      approversFor(tx, { tenant, asker: user, askedOn: this.#parts.clock() }),
    );
    const count = (problem: ApproverProblem | undefined): number =>
      standing.filter((one) => one.problem === problem).length;
    return {
      is_on: people !== undefined,
      people: people?.hidden === true ? 'hidden' : 'names',
      deciders: count(undefined),
      deciders_too_new: count('too_new'),
      deciders_not_independent: count('not_independent'),
      may_decide: may(identity.rights, 'account.approve'),
    };
  }

  async list({ tenant, user, rights }: Identity): Promise<Reveal[]> {
    const askedBy = may(rights, 'account.approve') ? undefined : user;
    const found = await this.#parts.control.inTenant(tenant, (tx) =>
      listReveals(tx, { tenant, askedBy, limit: MOST_LISTED }),
    );
    return found.map((one) => this.#answer(one, { user, rights }));
  }

  async ask(
    actor: Actor,
    rights: Rights,
    { kind, people, reason }: { kind: RevealKind; people: readonly string[]; reason: string },
  ): Promise<Reveal> {
    const { tenant, user } = actor;
    const { anonymity, usage } = this.#parts;
    // Same rule as for the setting itself: sysadmins only, and no API keys.
    if (kind === 'switch_off' && (rights.role !== 'sysadmin' || actor.apiKey !== undefined))
      throw new ApiFailure('DENIED');
    const seen = await anonymity.seenBy({ tenant, user, rights });
    // Callers who see names already have nothing to request.
    if (seen.people === undefined || (kind === 'people' && !seen.people.hidden))
      throw new ApiFailure('CONFLICT');
    const wanted = kind === 'people' ? [...new Set(people.map((one) => one.toLowerCase()))] : [];
    if (kind === 'people') await assertKnown(usage, tenant, anonymity, wanted);
    const id = crypto.randomUUID();
    return change(this.#parts, actor, async (tx, { time: now, record }) => {
      if ((await countOpenReveals(tx, { tenant, user, now })) >= MOST_ASKED)
        throw new ApiFailure('REVEAL_LIMIT', { limit: MOST_ASKED });
      const approvers = await approversFor(tx, { tenant, asker: user, askedOn: now });
      // Without an eligible approver the request would wait forever.
      if (approvers.every(({ problem }) => problem !== undefined)) throw new ApiFailure('REVEAL_NO_APPROVER');
      await addReveal(tx, {
        id,
        tenant,
        kind,
        people: wanted,
        reason,
        askedBy: user,
        time: now,
        lapsesOn: now + REVEAL_LAPSES_MS,
      });
      record({ event: 'unmask.requested', object: id, details: { name: wanted.join(', '), kind, reason } });
      await notify(tx, {
        tenant,
        to: approvers.map(({ id }) => id),
        time: now,
        ...(kind === 'switch_off'
          ? { template: 'switch-off-asked', values: { by: actor.email, reason: shortened(reason) } }
          : {
              template: 'reveal-asked',
              values: {
                by: actor.email,
                subject: shortened(wanted.join(', ')),
                reason: shortened(reason),
              },
            }),
        action: 'VISIT',
        url: PAGE,
      });
      return this.#found(tx, tenant, id, { user, rights });
    });
  }

  async decide(actor: Actor, rights: Rights, id: string, decision: 'approved' | 'refused'): Promise<Reveal> {
    const { tenant, user } = actor;
    const { anonymity, control, usage } = this.#parts;
    // Requires two people: an API key acts for a person, so it doesn't count as the second.
    if (actor.apiKey !== undefined) throw new ApiFailure('DENIED');
    // Read before the transaction, because traffic is in another store.
    const before = await control.inTenant(tenant, (tx) => findReveal(tx, tenant, id));
    const names =
      before === undefined || decision === 'refused'
        ? new Map<string, string>()
        : await usage.namesOf(tenant, anonymity.keyOf(tenant), before.people);
    return change(this.#parts, actor, async (tx, { time: now, record }) => {
      const found = await findReveal(tx, tenant, id);
      if (found === undefined) throw new ApiFailure('NOT_FOUND');
      if (found.asked_by === user) throw new ApiFailure('REVEAL_OWN');
      if (revealState(found, now) !== 'asked') throw new ApiFailure('REVEAL_DECIDED');
      // Refusing changes nothing, so everyone with the permission may.
      if (decision === 'approved') await assertMayApprove(tx, user, found);
      const holds = decision === 'approved' && found.kind === 'people';
      await decideReveal(tx, {
        tenant,
        id,
        decision,
        by: user,
        time: now,
        holdsUntil: holds ? now + REVEAL_HOLDS_MS : null,
        sealedNames: holds ? anonymity.sealNames(tenant, id, names) : null,
      });
      const switchesOff = decision === 'approved' && found.kind === 'switch_off';
      if (switchesOff)
        await setTenantConfig(tx, {
          tenant,
          app_name: 'privacy',
          param_name: 'user_anonymization',
          param_value: false,
          misc: {},
          time: now,
          by: user,
        });
      record({
        object: id,
        details: {
          name: found.people.join(', '),
          kind: found.kind,
          asked_by: found.asked_by_email ?? found.asked_by,
        },
        changes: switchesOff ? { user_anonymization: { before: true, after: false } } : {},
      });
      await notify(tx, {
        tenant,
        to: [found.asked_by],
        time: now,
        ...(found.kind === 'switch_off'
          ? { template: `switch-off-${decision}`, values: { by: actor.email } }
          : {
              template: `reveal-${decision}`,
              values: { by: actor.email, subject: shortened(found.people.join(', ')) },
            }),
        action: 'VISIT',
        url: PAGE,
      });
      if (decision === 'approved') await tellOtherSysadmins(tx, actor, found, now);
      return this.#found(tx, tenant, id, { user, rights });
    });
  }

  async end(actor: Actor, rights: Rights, id: string): Promise<Reveal> {
    const { tenant, user } = actor;
    return change(this.#parts, actor, async (tx, { time: now, record }) => {
      const found = await findReveal(tx, tenant, id);
      // Everyone else gets the same response as for an unknown request.
      if (found === undefined || (found.asked_by !== user && found.decided_by !== user))
        throw new ApiFailure('NOT_FOUND');
      const state = revealState(found, now);
      if (state !== 'holds' && state !== 'asked') throw new ApiFailure('REVEAL_DECIDED');
      await endReveal(tx, { tenant, id, time: now });
      record({
        event: 'unmask.ended',
        object: id,
        details: { name: found.people.join(', '), kind: found.kind },
      });
      return this.#found(tx, tenant, id, { user, rights });
    });
  }

  async #found(
    tx: TenantTx,
    tenant: string,
    id: string,
    reader: { user: string; rights: Rights },
  ): Promise<Reveal> {
    const found = await findReveal(tx, tenant, id);
    if (found === undefined) throw new ApiFailure('NOT_FOUND');
    return this.#answer(found, reader);
  }

  #answer(found: StoredReveal, { user, rights }: { user: string; rights: Rights }): Reveal {
    const state = revealState(found, this.#parts.clock());
    const { decided_by, decided_on, holds_until } = found;
    return {
      id: found.id,
      kind: found.kind,
      people: [...found.people],
      reason: found.reason,
      state,
      asked_by: { id: found.asked_by, email: found.asked_by_email },
      asked_on: isoTime(found.asked_on),
      lapses_on: isoTime(found.lapses_on),
      decided_by: decided_by === null ? null : { id: decided_by, email: found.decided_by_email },
      decided_on: isoTimeOrNull(decided_on),
      holds_until: isoTimeOrNull(holds_until),
      is_mine: found.asked_by === user,
      may_decide: state === 'asked' && found.asked_by !== user && may(rights, 'account.approve'),
    };
  }
}

/** Everyone else with the approve permission, each with the reason if they couldn't approve this person's request. */
async function approversFor(
  tx: TenantTx,
  { tenant, asker, askedOn }: { tenant: string; asker: string; askedOn: number },
): Promise<(Approver & { problem: ApproverProblem | undefined })[]> {
  const approvers = (await listApprovers(tx, tenant)).filter(({ id }) => id !== asker);
  const users = [asker, ...approvers.map(({ id }) => id)];
  const makers = await makersOf(tx, { tenant, users, since: 0 });
  const recent = await makersOf(tx, { tenant, users, since: askedOn - SETTLED_MS });
  const of = (all: ReadonlyMap<string, Makers>, id: string): Makers => all.get(id) ?? new Set([id]);
  return approvers.map((approver) => ({
    ...approver,
    problem: approverProblem({
      since: approver.since,
      askedOn,
      asker: { id: asker, recentMakers: of(recent, asker) },
      approver: { makers: of(makers, approver.id), recentMakers: of(recent, approver.id) },
    }),
  }));
}

/** Throws if the approver got the permission too late, or if requester and approver could be the same person. */
async function assertMayApprove(
  tx: TenantTx,
  user: string,
  { tenant_id: tenant, asked_by: asker, asked_on: askedOn }: StoredReveal,
): Promise<void> {
  const found = (await approversFor(tx, { tenant, asker, askedOn })).find(({ id }) => id === user);
  if (found === undefined) throw new ApiFailure('DENIED');
  switch (found.problem) {
    case undefined:
      return;
    case 'too_new':
      throw new ApiFailure('REVEAL_APPROVER_TOO_NEW');
    case 'not_independent':
      throw new ApiFailure('REVEAL_APPROVER_NOT_INDEPENDENT');
  }
}

/** Notifies every sysadmin who wasn't part of the request or decision. */
async function tellOtherSysadmins(
  tx: TenantTx,
  { tenant, user, email: by }: Actor,
  { kind, people, asked_by, asked_by_email }: StoredReveal,
  time: number,
): Promise<void> {
  const sysadmins = (await listApprovers(tx, tenant)).filter(({ is_admin }) => is_admin);
  const to = sysadmins.map(({ id }) => id).filter((id) => id !== user && id !== asked_by);
  const asker = asked_by_email ?? asked_by;
  const place = { tenant, to, time, action: 'VISIT' as const, url: PAGE };
  if (kind === 'switch_off')
    await notify(tx, { ...place, template: 'anonymity-ended', values: { by, asker } });
  else
    await notify(tx, {
      ...place,
      template: 'reveal-granted',
      values: { by, asker, subject: shortened(people.join(', ')) },
    });
}

async function assertKnown(
  usage: RevealParts['usage'],
  tenant: string,
  anonymity: Anonymity,
  people: readonly string[],
): Promise<void> {
  const known = await usage.namesOf(tenant, anonymity.keyOf(tenant), people);
  const unknown = people.find((one) => !known.has(one));
  if (people.length > 0 && unknown === undefined) return;
  throw unknown === undefined
    ? unusable('people', 'problem.names_nobody')
    : unusable('people', 'problem.person_unknown', { person: unknown });
}

function shortened(text: string): string {
  return [...text].slice(0, LONGEST_NOTICE_VALUE).join('');
}
