import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  type Erasure,
  type ErasureCertificate,
  type ErasureCounts,
  erasureCounts,
} from '@casbah/contract/erasures';
import { isoTime } from '@casbah/domain/iso-time';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  addErasure,
  findErasure,
  listErasures,
  type StoredErasure,
} from '@casbah/stores/control/erasures/erasures';
import { type AuditFilter, listAudit } from '@casbah/stores/control/history/audit-trail';
import { enqueue } from '@casbah/stores/control/jobs/jobs';
import { findTenant } from '@casbah/stores/control/tenant/tenants';
import { listPersonNames } from '@casbah/stores/control/users/person-names';
import type { EventStore } from '@casbah/stores/events/event-store';
import type { Actor } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Seal } from '../seal.ts';
import { countsOf, ERASURE_QUEUE, namesContext } from './erasing.ts';

interface ErasuresParts {
  control: ControlStore;
  events: Pick<EventStore, 'deletePerson'>;
  seal: Seal;
  clock: () => number;
}

const PEOPLE_AT_ONCE = 1000;

/** What stays, in English like the rest of a certificate. */
const NOT_COVERED = [
  'The user account and its directory data: delete the account under Users.',
  'The history of changes people made: it can’t be edited, and records who changed what.',
  'Notes that analysts wrote: delete them on the activity. Notes on incidents can’t be deleted.',
  'Exports and backups made before: delete the files.',
];

/** Deletion of one person's data from logs, with proof. */
export class ErasuresService {
  readonly #parts: ErasuresParts;

  constructor(parts: ErasuresParts) {
    this.#parts = parts;
  }

  async preview(
    tenant: string,
    names: readonly string[],
  ): Promise<{ found: ErasureCounts; other_names: string[] }> {
    const found = countsOf(await this.#parts.events.deletePerson(tenant, names, { dryRun: true }));
    return { found, other_names: await this.#otherNames(tenant, names) };
  }

  async create(
    actor: Actor,
    { names, reason }: { names: readonly string[]; reason: string },
  ): Promise<Erasure> {
    const { seal, clock } = this.#parts;
    const id = randomUUID();
    const salt = randomBytes(16).toString('hex');
    const unique = [...new Set(names)];
    const added = await change(this.#parts, actor, async (tx, { time, record }) => {
      const row = await addErasure(tx, {
        id,
        tenant_id: actor.tenant,
        state: 'waiting',
        reason,
        requested_by: actor.email,
        requested_on: time,
        finished_on: null,
        sealed_names: seal.seal(JSON.stringify(unique), namesContext(id)),
        salt,
        digests: JSON.stringify(unique.map((name) => digestOf(salt, name))),
        deleted: null,
        remaining: null,
      });
      await enqueue(tx, ERASURE_QUEUE, { key: id, tenant: actor.tenant }, clock());
      record({ event: 'person.erasure_requested', object: id, details: { reason } });
      return row;
    });
    return erasureAnswer(added);
  }

  async list(tenant: string): Promise<Erasure[]> {
    return (await this.#parts.control.inTenant(tenant, listErasures)).map(erasureAnswer);
  }

  async certificate(tenant: string, id: string): Promise<ErasureCertificate> {
    return this.#parts.control.inTenant(tenant, async (tx) => {
      const found = await findErasure(tx, id);
      if (found === undefined) throw new ApiFailure('NOT_FOUND');
      const [entry] = await listAudit(tx, { limit: 1, filter: recordOf(id) });
      if (found.state !== 'done' || entry === undefined) throw new ApiFailure('CONFLICT');
      const company = await findTenant(tx, tenant);
      return {
        version: 1,
        company: company?.name ?? tenant,
        ...erasureAnswer(found),
        subject: { salt: found.salt, sha256: found.digests },
        remaining: erasureCounts.parse(found.remaining),
        history: { sequence: entry.sequence, hash: entry.hash },
        not_covered: NOT_COVERED,
      };
    });
  }

  /** Names that the directory has for the same person. */
  async #otherNames(tenant: string, names: readonly string[]): Promise<string[]> {
    const given = new Set(names.map((name) => name.toLowerCase()));
    return this.#parts.control.inTenant(tenant, async (tx) => {
      const others = new Set<string>();
      for (let after = ''; ; ) {
        const people = await listPersonNames(tx, tenant, { after, limit: PEOPLE_AT_ONCE });
        for (const { email, names: logins } of people) {
          const own = [email, ...logins];
          if (own.some((name) => given.has(name.toLowerCase())))
            for (const name of own) if (!given.has(name.toLowerCase())) others.add(name);
        }
        const last = people.at(-1)?.email;
        if (people.length < PEOPLE_AT_ONCE || last === undefined) return [...others];
        after = last;
      }
    });
  }
}

/** The history entry of a finished deletion. */
function recordOf(id: string): AuditFilter {
  return {
    kind: 'and',
    parts: [
      { kind: 'in', field: 'object', values: [id] },
      { kind: 'in', field: 'action', values: [ERASURE_QUEUE] },
    ],
  };
}

export function digestOf(salt: string, name: string): string {
  return createHash('sha256').update(salt).update(name.toLowerCase()).digest('hex');
}

function erasureAnswer(found: StoredErasure): Erasure {
  const { id, state, reason, requested_by, requested_on, finished_on, deleted } = found;
  return {
    id,
    state,
    reason,
    requested_by,
    requested_on: isoTime(requested_on),
    finished_on: finished_on === null ? null : isoTime(finished_on),
    deleted: deleted === null ? null : erasureCounts.parse(deleted),
  };
}
