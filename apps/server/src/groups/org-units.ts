import { randomUUID } from 'node:crypto';
import type { Member, MembersChanged, OrgUnit } from '@casbah/contract/groups';
import { fqnOf, MOST_UNIT_LEVELS, UNIT_SEPARATOR } from '@casbah/domain/group';
import { settingsOf } from '@casbah/domain/tenant-config';
import type { ControlStore } from '@casbah/stores/control/control-store';
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
import { listTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { holdTenant } from '@casbah/stores/control/tenant/tenants';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { findNamed } from '@casbah/stores/control/users/named-people';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change, nameTaken } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import type { Reach } from '../http/reach.ts';
import { type Assigned, assertChangedHere, changedAnswer, toldPeople } from './groups.ts';
import { unitAnswer } from './wire.ts';

interface OrgUnitsParts {
  control: ControlStore;
  clock: () => number;
}

/** Organizational unit rules. */
export class OrgUnitsService {
  readonly #parts: OrgUnitsParts;

  constructor(parts: OrgUnitsParts) {
    this.#parts = parts;
  }

  /** Lists the units that the caller may see. */
  async list(
    tenant: string,
    reach: Reach,
    { text, limit, offset }: { text?: string | undefined; limit: number; offset: number },
  ): Promise<{ units: OrgUnit[]; total: number }> {
    return this.#parts.control.inTenant(tenant, async (tx) => {
      const ids = await unitsReached(tx, tenant, reach);
      const { units, total } = await listUnits(tx, { text, ids }, { limit, offset });
      return { units: units.map(unitAnswer), total };
    });
  }

  /** Throws `NOT_FOUND` for an unknown unit, and for one the caller may not see. */
  async find(tenant: string, reach: Reach, id: string): Promise<OrgUnit> {
    return this.#parts.control.inTenant(tenant, async (tx) => unitAnswer(await seen(tx, tenant, reach, id)));
  }

  async people(
    tenant: string,
    reach: Reach,
    id: string,
    page: { text?: string | undefined; limit: number; offset: number },
  ): Promise<{ members: Member[]; total: number }> {
    return this.#parts.control.inTenant(tenant, async (tx) => {
      await seen(tx, tenant, reach, id);
      const { people, total } = await listPeopleOfUnit(tx, id, { ...page, within: reach.people });
      return { members: people.map((person) => ({ ...person, through: null })), total };
    });
  }

  async create(
    actor: Actor,
    given: { name: string; description: string; parent_orgunit_id: string | null },
  ): Promise<OrgUnit> {
    const id = randomUUID();
    return change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
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
        record({ event: 'org_unit.created', object: id, details: { name: fqn } });
        return unitAnswer(await existing(tx, id));
      },
      { ifDuplicate: nameTaken('org-unit', given.name) },
    );
  }

  async change(
    actor: Actor,
    id: string,
    asked: {
      name?: string | undefined;
      description?: string | undefined;
      parent_orgunit_id?: string | null | undefined;
    },
  ): Promise<OrgUnit> {
    return change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        // Two concurrent moves could put each unit under the other.
        await holdTenant(tx, actor.tenant);
        const before = await existing(tx, id);
        assertChangedHere(before);
        const wanted = asked.parent_orgunit_id;
        const parent = await parentOf(tx, wanted === undefined ? before.parent_id : wanted);
        if (parent !== undefined && isUnder(parent, before))
          throw unusable('parent_orgunit_id', 'problem.under_itself');
        const name = asked.name ?? before.name;
        const fqn = fqnOf(name, parent?.fqn);
        assertNotTooDeep(fqn, await levelsUnder(tx, before));
        await changeUnit(tx, before, {
          name,
          description: asked.description ?? before.description,
          parent,
          now: time,
        });
        const after = await existing(tx, id);
        record({
          event: 'org_unit.changed',
          object: id,
          details: { name: before.fqn },
          changes: changesBetween(
            { description: before.description, fqn: before.fqn },
            { description: after.description, fqn: after.fqn },
          ),
        });
        return unitAnswer(after);
      },
      { ifDuplicate: nameTaken('org-unit', asked.name ?? '') },
    );
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await change(this.#parts, actor, async (tx, { record }) => {
      const unit = await existing(tx, id);
      assertChangedHere(unit);
      if (unit.units > 0) throw new ApiFailure('ORG_UNIT_NOT_EMPTY', { name: unit.name });
      await removeUnit(tx, id);
      record({ event: 'org_unit.deleted', object: id, details: { name: unit.fqn, people: unit.people } });
    });
  }

  async assign(actor: Actor, id: string, given: Assigned): Promise<MembersChanged> {
    const { tenant } = actor;
    return change(this.#parts, actor, async (tx, { record }) => {
      const unit = await existing(tx, id);
      assertChangedHere(unit);
      const come = await findNamed(tx, tenant, given.added_users);
      const go = await findNamed(tx, tenant, given.deleted_users);
      const removed = await takeFromUnit(tx, { tenant, unit: id, users: go.ids });
      const added = await assignToUnit(tx, { tenant, unit: id, users: come.ids });
      record({
        event: 'org_unit.members_changed',
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
}

/** `below`: levels below the unit. */
function assertNotTooDeep(fqn: string, below = 0): void {
  if (fqn.split(UNIT_SEPARATOR).length + below > MOST_UNIT_LEVELS)
    throw unusable('parent_orgunit_id', 'problem.too_deep', { levels: MOST_UNIT_LEVELS });
}

async function parentOf(tx: TenantTx, id: string | null): Promise<ListedUnit | undefined> {
  if (id === null) return undefined;
  const parent = await findUnit(tx, id);
  if (parent === undefined) throw unusable('parent_orgunit_id', 'problem.no_unit');
  return parent;
}

async function existing(tx: TenantTx, id: string): Promise<ListedUnit> {
  const found = await findUnit(tx, id);
  if (found === undefined) throw new ApiFailure('NOT_FOUND');
  return found;
}

async function seen(tx: TenantTx, tenant: string, reach: Reach, id: string): Promise<ListedUnit> {
  const ids = await unitsReached(tx, tenant, reach);
  if (ids !== undefined && !ids.includes(id)) throw new ApiFailure('NOT_FOUND');
  return existing(tx, id);
}

/**
 * Units that a caller may see; `undefined` means all. If unit access is controlled, callers limited to some
 * units see only these. Sysadmins and callers without a limit see all.
 */
async function unitsReached(
  tx: TenantTx,
  tenant: string,
  { people }: Reach,
): Promise<readonly string[] | undefined> {
  if (people === 'everyone') return undefined;
  const settings = settingsOf(await listTenantConfig(tx, { tenant, app: 'security' }));
  if (!settings.value('security', 'org_unit_access')) return undefined;
  const units = people.map(({ org_units }) => org_units);
  return units.includes(undefined) ? undefined : [...new Set(units.flatMap((some) => some ?? []))];
}
