import type { ShownTag, TagAnswer } from '@casbah/contract/tags';
import { isoTime } from '@casbah/domain/iso-time';
import { isReservedTag, MOST_CUSTOM_TAGS, RESERVED_TAGS, SYSTEM_TAGS } from '@casbah/domain/tag';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  addTag,
  changeServiceTags,
  changeTag,
  countTagged,
  findTag,
  holdTags,
  type ListedTag,
  listServiceTags,
  listTags,
  removeTags,
} from '@casbah/stores/control/tags/tags';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import type { Reach } from '../http/reach.ts';

export interface NewTagGiven {
  tag_name: string;
  attributes: { color: number; pattern: number };
}
export interface TagChangeGiven {
  tag_name?: string | undefined;
  attributes?: { color?: number | undefined; pattern?: number | undefined } | undefined;
}
export interface ServiceTagsChange {
  service_ids: readonly string[];
  add_tags: readonly number[];
  remove_tags: readonly number[];
}

export interface TagsParts {
  control: ControlStore;
  clock: () => number;
  /** Whether the catalog has a service. */
  hasService: (id: string) => boolean;
  /** Called when a company's tags, or their services, have changed. */
  onChange: (tenant: string) => void;
}

/** Maximum services named in an audit trail entry; the entry has the total. */
const MOST_NAMED = 20;
/** Maximum services named in its sentence. */
const MOST_IN_A_SENTENCE = 3;

/** Tag rules. */
export class TagsService {
  readonly #parts: TagsParts;

  constructor(parts: TagsParts) {
    this.#parts = parts;
  }

  /** Returns the reserved tags, then the company's own by name. */
  async list(tenant: string): Promise<TagAnswer[]> {
    const { tags, counts } = await this.#parts.control.inTenant(tenant, async (tx) => ({
      tags: await listTags(tx),
      counts: await countTagged(tx),
    }));
    const carried = (id: number): number => counts.get(id) ?? 0;
    return [
      ...SYSTEM_TAGS.map((one) => systemAnswer(one, carried(one.id))),
      ...tags.map((one) => ownAnswer(one, carried(one.tag_id))),
    ];
  }

  async find(tenant: string, id: number): Promise<TagAnswer> {
    const { own, carried } = await this.#parts.control.inTenant(tenant, async (tx) => ({
      own: await findTag(tx, id),
      carried: (await countTagged(tx, id)).get(id) ?? 0,
    }));
    const system = SYSTEM_TAGS.find((one) => one.id === id);
    if (system !== undefined) return systemAnswer(system, carried);
    if (own === undefined) throw new ApiFailure('NOT_FOUND');
    return ownAnswer(own, carried);
  }

  async create(actor: Actor, given: NewTagGiven): Promise<TagAnswer> {
    refuseReservedName(given.tag_name);
    const made = await change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        const id = await addTag(tx, {
          tenant: actor.tenant,
          time,
          by: actor.user,
          tag_name: given.tag_name,
          ...given.attributes,
        });
        if (id === 'no_room') throw new ApiFailure('TAG_LIMIT', { limit: MOST_CUSTOM_TAGS });
        const tag = await findTag(tx, id);
        if (tag === undefined) throw new ApiFailure('NOT_FOUND');
        const details = { name: given.tag_name, ...given.attributes };
        record({ event: 'tag.created', object: String(id), details });
        return ownAnswer(tag, 0);
      },
      { ifDuplicate: nameTaken(given.tag_name) },
    );
    this.#parts.onChange(actor.tenant);
    return made;
  }

  async change(actor: Actor, id: number, asked: TagChangeGiven): Promise<TagAnswer> {
    const { tenant } = actor;
    const system = SYSTEM_TAGS.find((one) => one.id === id);
    if (system !== undefined) throw new ApiFailure('SYSTEM_TAG_FIXED', { name: system.name });
    if (asked.tag_name !== undefined) refuseReservedName(asked.tag_name);
    const given = Object.fromEntries(
      Object.entries({ tag_name: asked.tag_name, ...asked.attributes }).filter(
        ([, value]) => value !== undefined,
      ),
    );
    await change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        const before = await changeTag(tx, { tenant, id, time, by: actor.user, ...given });
        if (before === undefined) throw new ApiFailure('NOT_FOUND');
        const { tag_name, color, pattern } = before;
        const changes = changesBetween({ tag_name, color, pattern }, given);
        record({ event: 'tag.changed', object: String(id), details: { name: tag_name }, changes });
      },
      { ifDuplicate: nameTaken(asked.tag_name ?? '') },
    );
    this.#parts.onChange(tenant);
    return this.find(tenant, id);
  }

  /** Deletes all of them or none. */
  async remove(actor: Actor, ids: readonly number[]): Promise<number> {
    const { tenant } = actor;
    if (ids.some(isReservedTag)) throw new ApiFailure('SYSTEM_TAG_DELETION_ERROR');
    const wanted = [...new Set(ids)];
    await change(this.#parts, actor, async (tx, { record }) => {
      const removed = await removeTags(tx, { tenant, ids: wanted });
      if (removed.length !== wanted.length) throw new ApiFailure('NOT_FOUND');
      const names = removed.map(({ tag_name }) => tag_name);
      record({
        event: wanted.length === 1 ? 'tag.deleted' : 'tags.deleted',
        object: wanted.join(','),
        details: { name: names.join(', '), names, count: names.length },
      });
    });
    this.#parts.onChange(tenant);
    return wanted.length;
  }

  /** Tags of the services that a person may view, and the tags' appearance. */
  async ofServices(
    tenant: string,
    reach: Reach,
  ): Promise<{ service_tags: { service_id: string; tag_ids: number[] }[]; tags: ShownTag[] }> {
    const { tags, services } = await this.#parts.control.inTenant(tenant, async (tx) => ({
      tags: await listTags(tx),
      services: await listServiceTags(tx),
    }));
    return {
      service_tags: services.filter(({ service_id }) => reach.hasService(service_id)),
      tags: [...SYSTEM_TAGS.map((one) => systemAnswer(one, 0)), ...tags.map((one) => ownAnswer(one, 0))],
    };
  }

  /** Returns how many services changed tags. */
  async changeServices(actor: Actor, asked: ServiceTagsChange): Promise<number> {
    const { hasService, onChange } = this.#parts;
    const { tenant } = actor;
    const services = [...new Set(asked.service_ids)];
    const [add, remove] = [[...new Set(asked.add_tags)], [...new Set(asked.remove_tags)]];
    const unknown = add.length === 0 ? undefined : services.find((id) => !hasService(id));
    if (unknown !== undefined) throw unusable('service_ids', 'problem.no_service', { service: unknown });
    const changed = await change(this.#parts, actor, async (tx, { time, record }) => {
      const own = [...add, ...remove].filter((id) => id >= RESERVED_TAGS);
      const held = await holdTags(tx, own);
      if (held.length !== own.length) throw new ApiFailure('NOT_FOUND');
      const names = new Map(held.map(({ tag_id, tag_name }) => [tag_id, tag_name]));
      const nameOf = (id: number): string =>
        SYSTEM_TAGS.find((one) => one.id === id)?.name ?? names.get(id) ?? '';
      const other = await changeServiceTags(tx, {
        tenant,
        services,
        add,
        remove,
        time,
        by: actor.user,
        email: actor.email,
      });
      record({
        event: 'service_tags.changed',
        object: nameOfAll(services),
        details: {
          name: nameOfAll(services),
          services: services.slice(0, MOST_NAMED),
          count: other.length,
          added: add.map(nameOf),
          removed: remove.map(nameOf),
        },
      });
      return other.length;
    });
    onChange(tenant);
    return changed;
  }
}

const nameTaken = (name: string) => (cause: unknown) =>
  new ApiFailure('NAME_TAKEN', { kind: 'tag', name, field: 'tag_name' }, { cause });

/** Names the first of them, and the number of others. */
function nameOfAll(services: readonly string[]): string {
  const shown = services.slice(0, MOST_IN_A_SENTENCE).join(', ');
  const more = services.length - MOST_IN_A_SENTENCE;
  return more > 0 ? `${shown} +${more}` : shown;
}

/** A filter couldn't distinguish two tags of the same name. */
function refuseReservedName(name: string): void {
  if (SYSTEM_TAGS.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    throw new ApiFailure('NAME_TAKEN', { kind: 'tag', name, field: 'tag_name' });
}

function systemAnswer(
  { id, name, color, pattern }: (typeof SYSTEM_TAGS)[number],
  services: number,
): TagAnswer {
  return {
    id,
    tag_id: id,
    tag_name: name,
    attributes: { system: true, color, pattern },
    services,
    created_on: null,
    modified_on: null,
    created_by: null,
    modified_by: null,
  };
}

function ownAnswer(tag: ListedTag, services: number): TagAnswer {
  const { tag_id, tag_name, color, pattern } = tag;
  return {
    id: tag_id,
    tag_id,
    tag_name,
    attributes: { system: false, color, pattern },
    services,
    created_on: isoTime(tag.created_on),
    modified_on: isoTime(tag.modified_on),
    created_by: tag.created_by_email,
    modified_by: tag.modified_by_email,
  };
}
