import { randomUUID } from 'node:crypto';
import type { ActivityNote, InvestigateSettings } from '@casbah/contract/investigate';
import { may } from '@casbah/domain/access-profile';
import { type Assessment, MOST_NOTES } from '@casbah/domain/assessment';
import { isoTime } from '@casbah/domain/iso-time';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  assessmentsOf,
  type StoredAssessment,
  writeAssessments,
} from '@casbah/stores/control/investigate/assessments';
import { addNote, notesOf, removeNote, type StoredNote } from '@casbah/stores/control/investigate/notes';
import { investigateSettings, writeInvestigateSettings } from '@casbah/stores/control/investigate/settings';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { findUser, listUsers } from '@casbah/stores/control/users/users';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { rightsNow } from '../http/rights-now.ts';

/** People looked at, and people offered, as owners. */
const MOST_LOOKED_AT = 100;
const MOST_OFFERED = 20;

interface AnnotationsParts {
  control: ControlStore;
  clock: () => number;
}

/** What analysts add to activities: assessments, owners and notes, and the settings of incident data. */
export class Annotations {
  readonly #parts: AnnotationsParts;

  constructor(parts: AnnotationsParts) {
    this.#parts = parts;
  }

  of(tenant: string, activities: readonly string[]): Promise<Map<string, StoredAssessment>> {
    return this.#parts.control.inTenant(tenant, (tx) => assessmentsOf(tx, activities));
  }

  /** The caller has checked that the activities exist and are within the actor's reach. */
  async assess(
    actor: Actor,
    activities: readonly string[],
    given: { assessment?: Assessment | undefined; owner?: string | null | undefined },
  ): Promise<void> {
    await change(this.#parts, actor, async (tx, { time, record }) => {
      const { owner, assessment } = given;
      const ownerName = typeof owner === 'string' ? await nameOfOwner(tx, actor.tenant, owner) : owner;
      const before = await assessmentsOf(tx, activities);
      await writeAssessments(tx, { tenant: actor.tenant, time, by: actor.user }, activities, given);
      const [first] = activities;
      const known = first === undefined ? undefined : before.get(first);
      record({
        event: 'activity.assessed',
        object: activities.length === 1 && first !== undefined ? first : 'activities',
        details: { activities: activities.length },
        changes: changesBetween(
          activities.length === 1
            ? { assessment: known?.assessment ?? 'not_assessed', owner: known?.owner?.name ?? null }
            : {},
          {
            ...(assessment === undefined ? {} : { assessment }),
            ...(ownerName === undefined ? {} : { owner: ownerName }),
          },
        ),
      });
    });
  }

  /** People who may open Investigate, by name. */
  async owners(tenant: string, text: string): Promise<{ id: string; name: string }[]> {
    return this.#parts.control.inTenant(tenant, async (tx) => {
      const page = { limit: MOST_LOOKED_AT, offset: 0, sort: 'name', descending: false } as const;
      const { users } = await listUsers(tx, { text, isActive: true }, page);
      const owners: { id: string; name: string }[] = [];
      for (const { id, name, is_admin } of users) {
        if (owners.length === MOST_OFFERED) break;
        if (is_admin || (await mayOwn(tx, tenant, id))) owners.push({ id, name });
      }
      return owners;
    });
  }

  async notes(tenant: string, reader: string, activity: string): Promise<ActivityNote[]> {
    const notes = await this.#parts.control.inTenant(tenant, (tx) => notesOf(tx, activity));
    return notes.map((note) => noteAnswer(note, reader));
  }

  async addNote(actor: Actor, activity: string, text: string): Promise<ActivityNote> {
    const added = await change(this.#parts, actor, async (tx, { time, record }) => {
      if ((await notesOf(tx, activity)).length >= MOST_NOTES)
        throw new ApiFailure('LIMIT_REACHED', { limit: MOST_NOTES });
      const author = await findUser(tx, actor.user);
      const id = randomUUID();
      record({ event: 'activity.note_added', object: activity, details: { note: id } });
      return addNote(tx, {
        id,
        tenant_id: actor.tenant,
        activity_id: activity,
        text,
        author_id: actor.user,
        author_name: author?.name ?? actor.email,
        created_on: time,
      });
    });
    return noteAnswer(added, actor.user);
  }

  async removeNote(actor: Actor, activity: string, id: string): Promise<void> {
    await change(this.#parts, actor, async (tx, { record }) => {
      const removed = await removeNote(tx, { tenant: actor.tenant, activity, id, author: actor.user });
      if (!removed) throw new ApiFailure('NOT_FOUND');
      record({ event: 'activity.note_deleted', object: activity, details: { note: id } });
    });
  }

  settings(tenant: string): Promise<InvestigateSettings> {
    return this.#parts.control.inTenant(tenant, investigateSettings);
  }

  async changeSettings(actor: Actor, given: InvestigateSettings): Promise<InvestigateSettings> {
    return change(this.#parts, actor, async (tx, { record }) => {
      const before = await investigateSettings(tx);
      await writeInvestigateSettings(tx, actor.tenant, given);
      record({
        event: 'investigate.settings_changed',
        object: 'settings',
        changes: changesBetween({ ...before }, { ...given }),
      });
      return given;
    });
  }
}

function noteAnswer(
  { id, text, created_on, author_id, author_name }: StoredNote,
  reader: string,
): ActivityNote {
  return {
    id,
    text,
    time: isoTime(created_on),
    author: { id: author_id, name: author_name },
    is_mine: author_id === reader,
  };
}

/** Throws for people who may not open Investigate. */
export async function nameOfOwner(tx: TenantTx, tenant: string, id: string): Promise<string> {
  const found = await findUser(tx, id);
  if (found === undefined || !(await mayOwn(tx, tenant, id)))
    throw new ApiFailure('UNPROCESSABLE', {
      field: 'owner',
      problem: 'choose a person who may open Investigate',
    });
  return found.name;
}

async function mayOwn(tx: TenantTx, tenant: string, user: string): Promise<boolean> {
  const rights = await rightsNow(tx, { tenant, user });
  return rights !== undefined && may(rights, 'investigate.view');
}
