import { randomUUID } from 'node:crypto';
import type { ContentUse, DefinitionRecord } from '@casbah/contract/content-use';
import type { ContentKind, ContentReference, DefinitionOf } from '@casbah/domain/content-definition';
import { isoTime } from '@casbah/domain/iso-time';
import { holdContent } from '@casbah/stores/control/contentprofiles/content-version';
import {
  addDefinition,
  type ContentChange,
  changeDefinition,
  countDefinitions,
  type DefinitionGiven,
  findDefinition,
  listDefinitions,
  removeDefinition,
  type StoredDefinition,
  touchDefinition,
  writeUses,
} from '@casbah/stores/control/contentprofiles/definitions';
import { missingTargets, usesOf } from '@casbah/stores/control/contentprofiles/uses';
import type { ControlStore } from '@casbah/stores/control/control-store';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { type Actor, type Author, changesBetween } from '../http/actor.ts';
import { type ChangeContext, change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import { KINDS } from './kinds.ts';

/** Work of an area in the same transaction: writes what it stores beside the definition. */
export type Beside = (tx: TenantTx, change: ContentChange) => Promise<void>;

interface DefinitionsParts {
  control: ControlStore;
  clock: () => number;
  /** What is included with Casbah. */
  included: {
    hasIdentifier(id: string): boolean;
    hasDictionary(id: string): boolean;
  };
}

/** Characters of a definition in the history. */
const MOST_RECORDED = 4000;

/** Definitions of all kinds: names, limits, uses and history are the same for each. */
export class ContentDefinitions {
  readonly #parts: DefinitionsParts;

  constructor(parts: DefinitionsParts) {
    this.#parts = parts;
  }

  async list<Kind extends ContentKind>(tenant: string, kind: Kind): Promise<DefinitionRecord<Kind>[]> {
    const { rows, uses } = await this.#parts.control.inTenant(tenant, async (tx) => ({
      rows: await listDefinitions(tx, kind),
      uses: await usesOf(tx, kind),
    }));
    return rows.map((row) => recordOf(row, uses.get(row.id)));
  }

  async find<Kind extends ContentKind>(
    tenant: string,
    kind: Kind,
    id: string,
  ): Promise<DefinitionRecord<Kind>> {
    return this.#parts.control.inTenant(tenant, (tx) => foundIn(tx, kind, id));
  }

  /** Definitions that use included things of a kind, by the thing's ID. */
  async usesOf(tenant: string, kind: ContentReference['kind']): Promise<ReadonlyMap<string, ContentUse[]>> {
    return this.#parts.control.inTenant(tenant, (tx) => usesOf(tx, kind));
  }

  async create<Kind extends ContentKind>(
    actor: Actor,
    kind: Kind,
    given: DefinitionGiven<Kind>,
    { beside, details = {} }: { beside?: Beside; details?: Record<string, unknown> } = {},
  ): Promise<DefinitionRecord<Kind>> {
    const { noun, most } = KINDS[kind];
    return this.#change(actor, given.name, async (tx, held, { record }) => {
      const made = { ...held, id: randomUUID() };
      if ((await countDefinitions(tx, kind)) >= most) throw new ApiFailure('LIMIT_REACHED', { limit: most });
      const uses = await this.#usable(tx, kind, given.definition);
      await addDefinition(tx, kind, made, given);
      await writeUses(tx, made, uses);
      await beside?.(tx, made);
      record({
        event: `${noun}.created`,
        object: made.id,
        details: { name: given.name, ...details },
        changes: changesBetween({}, recorded({ ...given, name: undefined })),
      });
      return foundIn(tx, kind, made.id);
    });
  }

  /** `given` returns the new values from the current ones. */
  async change<Kind extends ContentKind>(
    actor: Actor,
    kind: Kind,
    id: string,
    given: (current: DefinitionGiven<Kind>) => DefinitionGiven<Kind>,
  ): Promise<DefinitionRecord<Kind>> {
    const { noun } = KINDS[kind];
    const before = await this.find(actor.tenant, kind, id);
    return this.#change(actor, given(before).name, async (tx, held, { record }) => {
      const current = await foundIn(tx, kind, id);
      const next = given(current);
      const changed = { ...held, id };
      const uses = await this.#usable(tx, kind, next.definition);
      await changeDefinition(tx, changed, next);
      await writeUses(tx, changed, uses);
      record({
        event: `${noun}.changed`,
        object: id,
        details: { name: current.name },
        changes: changesBetween(recorded(current), recorded(next)),
      });
      return foundIn(tx, kind, id);
    });
  }

  /** `CONTENT_IN_USE` while another definition uses it. */
  async remove(actor: Actor, kind: ContentKind, id: string, beside?: Beside): Promise<void> {
    const { noun } = KINDS[kind];
    await this.#change(actor, '', async (tx, held, { record }) => {
      const { name, used_by } = await foundIn(tx, kind, id);
      const [first] = used_by;
      if (first !== undefined)
        throw new ApiFailure('CONTENT_IN_USE', { name: first.name, count: used_by.length });
      await beside?.(tx, { ...held, id });
      await removeDefinition(tx, { tenant: actor.tenant, id });
      record({ event: `${noun}.deleted`, object: id, details: { name } });
    });
  }

  /** Changes what an area stores beside a definition; `work` records the event. */
  async changeBeside<Kind extends ContentKind, Result>(
    author: Author & { tenant: string },
    kind: Kind,
    id: string,
    work: (
      tx: TenantTx,
      change: ContentChange,
      context: ChangeContext & { current: DefinitionRecord<Kind> },
    ) => Promise<Result>,
  ): Promise<Result> {
    return this.#change(author, '', async (tx, held, context) => {
      const current = await foundIn(tx, kind, id);
      await touchDefinition(tx, { ...held, id });
      return work(tx, { ...held, id }, { ...context, current });
    });
  }

  async #change<Result>(
    author: Author & { tenant: string },
    name: string,
    work: (tx: TenantTx, held: Omit<ContentChange, 'id'>, context: ChangeContext) => Promise<Result>,
  ): Promise<Result> {
    const { tenant, user = null } = author;
    return change(
      this.#parts,
      author,
      async (tx, context) => {
        const revision = await holdContent(tx, tenant);
        return work(tx, { tenant, time: context.time, by: user, revision }, context);
      },
      { ifDuplicate: (cause) => new ApiFailure('NAME_TAKEN', { name }, { cause }) },
    );
  }

  /** Returns what a definition uses; refuses one that uses something that doesn't exist. */
  async #usable<Kind extends ContentKind>(
    tx: TenantTx,
    kind: Kind,
    definition: DefinitionOf<Kind>,
  ): Promise<readonly ContentReference[]> {
    const { included } = this.#parts;
    const uses = KINDS[kind].uses(definition);
    const own = uses.filter(({ kind: used, id }) => {
      if (used === 'predefined_dictionary') return !included.hasDictionary(id);
      return used !== 'data_identifier' || !included.hasIdentifier(id);
    });
    const [missing] = await missingTargets(tx, own);
    if (missing === undefined) return uses;
    throw unusable(
      missing.kind === 'data_filter' ? 'data_filter' : FIELDS[kind],
      `problem.missing_${missing.kind}`,
      { id: missing.id },
    );
  }
}

/** Where a definition names what it uses. */
const FIELDS: Readonly<Record<ContentKind, string>> = {
  profile: 'sets',
  reusable_rule: 'sets',
  data_filter: 'conditions',
  alias: 'identifiers',
  dictionary: 'terms',
  data_identifier: 'pattern',
  ml_profile: 'samples',
  index: 'definition',
};

async function foundIn<Kind extends ContentKind>(
  tx: TenantTx,
  kind: Kind,
  id: string,
): Promise<DefinitionRecord<Kind>> {
  const row = await findDefinition(tx, kind, id);
  if (row === undefined) throw new ApiFailure('NOT_FOUND');
  return recordOf(row, (await usesOf(tx, kind, id)).get(id));
}

function recordOf<Kind extends ContentKind>(
  { tenant_id: _, revision: __, created_on, modified_on, ...row }: StoredDefinition<Kind>,
  used_by: ContentUse[] = [],
): DefinitionRecord<Kind> {
  return { ...row, used_by, created_on: isoTime(created_on), modified_on: isoTime(modified_on) };
}

/** Values for the history: a long definition is cut. */
function recorded({
  name,
  description,
  is_enabled,
  definition,
}: {
  name?: string | undefined;
  description: string;
  is_enabled: boolean;
  definition: object;
}): Record<string, unknown> {
  const text = JSON.stringify(definition);
  return {
    ...(name === undefined ? {} : { name }),
    description,
    is_enabled,
    definition: text.length > MOST_RECORDED ? `${text.slice(0, MOST_RECORDED)}…` : text,
  };
}
