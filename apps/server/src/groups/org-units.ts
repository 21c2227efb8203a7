import { randomUUID } from 'node:crypto';
import type { Member, MembersChanged, OrgUnit } from '@casbah/contract/groups';
import { fqnOf, MOST_UNIT_LEVELS, UNIT_SEPARATOR } from '@casbah/domain/group';
import { type ControlStore, isDuplicate } from '@casbah/stores/control/control-store';
import {
  addUnit,
  assignToUnit,
  changeUnit,
  findUnit,
  isUnder,
  type ListedUnit,
  levelsUnder,
  listPeopleOfUnit,
  listUnits,
  removeUnit,
  takeFromUnit,
} from '@casbah/stores/control/groups/org-units';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
import { holdTenant } from '@casbah/stores/control/tenant/tenants';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { findNamed } from '@casbah/stores/control/users/named-people';
import { type Actor, changesBetween, entryBy } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Identity } from '../http/sessions.ts';
import { type Assigned, assertChangedHere, changedAnswer, toldPeople } from './groups.ts';
import { peopleReached, unitsReached } from './reach.ts';
import { unitAnswer } from './wire.ts';

/** Rules of organisation units; every change by a person is written to the audit trail with it. */
export class OrgUnitsService {
  readonly #control: ControlStore;
  readonly #clock: () => number;

  constructor({ control, clock }: { control: ControlStore; clock: () => number }) {
    this.#control = control;
    this.#clock = clock;
  }

  /** Those that the caller may see. */
  async list(
    identity: Identity,
    { text, limit, offset }: { text?: string | undefined; limit: number; offset: number },
  ): Promise<{ units: OrgUnit[]; total: number }> {
    return this.#control.inTenant(identity.tenant, async (tx) => {
      const ids = await unitsReached(tx, identity);
      const { units, total } = await listUnits(tx, { text, ids }, { limit, offset });
      return { units: units.map(unitAnswer), total };
    });
  }

  /** Throws `NOT_FOUND` for one that the caller may not see, as for one that is not there. */
  async find(identity: Identity, id: string): Promise<OrgUnit> {
    return this.#control.inTenant(identity.tenant, async (tx) => unitAnswer(await seen(tx, identity, id)));
  }

  async people(
    identity: Identity,
    id: string,
    page: { text?: string | undefined; limit: number; offset: number },
  ): Promise<{ members: Member[]; total: number }> {
    return this.#control.inTenant(identity.tenant, async (tx) => {
      await seen(tx, identity, id);
      const { people, total } = await listPeopleOfUnit(tx, id, { ...page, within: peopleReached(identity) });
      return { members: people.map((person) => ({ ...person, through: null })), total };
    });
  }

  async create(
    actor: Actor,
    given: { name: string; description: string; parent_orgunit_id: string | null },
  ): Promise<OrgUnit> {
    const id = randomUUID();
    return this.#placedOnce(actor.tenant, given.name, async (tx) => {
      const time = this.#clock();
      const parent = await parentOf(tx, given.parent_orgunit_id);
      const fqn = fqnOf(given.name, parent?.fqn);
      assertNotTooDeep(fqn);
      await addUnit(tx, {
        id,
        tenant_id: actor.tenant,
        name: given.name,
        description: given.description,
        fqn,
        parent_id: parent?.id ?? null,
        created_on: time,
        modified_on: time,
      });
      await writeAudit(tx, { ...entryBy(actor, time), object: id, details: { name: fqn } });
      return unitAnswer(await existing(tx, id));
    });
  }

  async change(
    actor: Actor,
    id: string,
    change: {
      name?: string | undefined;
      description?: string | undefined;
      parent_orgunit_id?: string | null | undefined;
    },
  ): Promise<OrgUnit> {
    return this.#placedOnce(actor.tenant, change.name ?? '', async (tx) => {
      const time = this.#clock();
      // Two moves at once could put each under the other.
      await holdTenant(tx, actor.tenant);
      const before = await existing(tx, id);
      assertChangedHere(before);
      const wanted = change.parent_orgunit_id;
      const parent = await parentOf(tx, wanted === undefined ? before.parent_id : wanted);
      if (parent !== undefined && isUnder(parent, before))
        throw new ApiFailure('UNPROCESSABLE', {
          field: 'parent_orgunit_id',
          problem: 'a unit cannot stand under itself',
        });
      const name = change.name ?? before.name;
      const fqn = fqnOf(name, parent?.fqn);
      assertNotTooDeep(fqn, await levelsUnder(tx, before));
      await changeUnit(tx, before, {
        name,
        description: change.description ?? before.description,
        parent,
        now: time,
      });
      const after = await existing(tx, id);
      await writeAudit(tx, {
        ...entryBy(actor, time),
        object: id,
        details: { name: before.fqn },
        changes: changesBetween(
          { description: before.description, fqn: before.fqn },
          { description: after.description, fqn: after.fqn },
        ),
      });
      return unitAnswer(after);
    });
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await this.#control.inTenant(actor.tenant, async (tx) => {
      const unit = await existing(tx, id);
      assertChangedHere(unit);
      if (unit.units > 0) throw new ApiFailure('ORG_UNIT_NOT_EMPTY', { name: unit.name });
      await removeUnit(tx, id);
      await writeAudit(tx, {
        ...entryBy(actor, this.#clock()),
        object: id,
        details: { name: unit.fqn, people: unit.people },
      });
    });
  }

  async assign(actor: Actor, id: string, given: Assigned): Promise<MembersChanged> {
    const { tenant } = actor;
    return this.#control.inTenant(tenant, async (tx) => {
      const unit = await existing(tx, id);
      assertChangedHere(unit);
      const come = await findNamed(tx, tenant, given.added_users);
      const go = await findNamed(tx, tenant, given.deleted_users);
      const removed = await takeFromUnit(tx, { tenant, unit: id, users: go.ids });
      const added = await assignToUnit(tx, { tenant, unit: id, users: come.ids });
      await writeAudit(tx, {
        ...entryBy(actor, this.#clock()),
        object: id,
        details: {
          name: unit.fqn,
          added,
          removed,
          ...(added === 0 ? {} : { added_people: toldPeople(come.emails) }),
          ...(removed === 0 ? {} : { removed_people: toldPeople(go.emails) }),
        },
      });
      return changedAnswer({ added, removed }, [...come.unknown, ...go.unknown]);
    });
  }

  async #placedOnce<Result>(
    tenant: string,
    name: string,
    work: (tx: TenantTx) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await this.#control.inTenant(tenant, work);
    } catch (error) {
      throw isDuplicate(error) ? new ApiFailure('NAME_TAKEN', { kind: 'org-unit', name }) : error;
    }
  }
}

/** `below`: how many levels stand under it. */
function assertNotTooDeep(fqn: string, below = 0): void {
  if (fqn.split(UNIT_SEPARATOR).length + below > MOST_UNIT_LEVELS)
    throw new ApiFailure('UNPROCESSABLE', {
      field: 'parent_orgunit_id',
      problem: `units stand at most ${MOST_UNIT_LEVELS} deep`,
    });
}

async function parentOf(tx: TenantTx, id: string | null): Promise<ListedUnit | undefined> {
  if (id === null) return undefined;
  const parent = await findUnit(tx, id);
  if (parent === undefined)
    throw new ApiFailure('UNPROCESSABLE', { field: 'parent_orgunit_id', problem: 'there is no such unit' });
  return parent;
}

async function existing(tx: TenantTx, id: string): Promise<ListedUnit> {
  const found = await findUnit(tx, id);
  if (found === undefined) throw new ApiFailure('NOT_FOUND');
  return found;
}

async function seen(tx: TenantTx, identity: Identity, id: string): Promise<ListedUnit> {
  const ids = await unitsReached(tx, identity);
  if (ids !== undefined && !ids.includes(id)) throw new ApiFailure('NOT_FOUND');
  return existing(tx, id);
}
