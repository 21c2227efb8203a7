import { randomUUID } from 'node:crypto';
import type {
  NewSavedFilter,
  SavedFilterChange,
  SavedFilterConfig,
  StoredSavedFilter,
} from '@casbah/contract/savedfilters';
import { wireExpression } from '@casbah/contract/savedfilters';
import { may } from '@casbah/domain/access-profile';
import { isAnonymousPerson, type PeopleSeen, tellingCondition } from '@casbah/domain/anonymous-person';
import { ACTIVITY_FIELDS } from '@casbah/domain/filter/activity-fields';
import { filterOfModel } from '@casbah/domain/filter/model';
import { keptFilter, wireOfKept } from '@casbah/domain/filter/saved-filter-text';
import {
  asksOfActivities,
  asksOfTraffic,
  MOST_SAVED_FILTERS,
  modelOfWire,
  SAVED_FILTER_APPS,
  type SavedFilterApp,
  type SharedWith,
} from '@casbah/domain/filter/saved-filter-wire';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import { isoTime } from '@casbah/domain/iso-time';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  addSavedFilter,
  changeSavedFilter,
  countSavedFilters,
  findSavedFilter,
  listSavedFilters,
  peopleOfFilters,
  removeSavedFilter,
  type StoredFilter,
  setDefaultFilter,
  shareFilter,
} from '@casbah/stores/control/savedfilters/saved-filters';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { holdUser } from '@casbah/stores/control/users/users';
import { z } from 'zod';
import { addressOf } from '../controls/proxy.ts';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change, nameTaken } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import type { Identity } from '../http/sessions.ts';

/** Maximum filters visible to a person, shared ones included. */
const MOST_SEEN = 1000;

export interface SavedFiltersParts {
  control: ControlStore;
  clock: () => number;
  /** How the caller sees users of the traffic. */
  peopleSeenBy: (identity: Identity) => Promise<PeopleSeen>;
}

/** The configuration stored with a filter; whether a list opens with it is up to each reader. */
type KeptConfig = Omit<SavedFilterConfig, 'is_default'>;
/** Blocks are stored only if the filter's text can't restore them. */
const storedConfig = z.object({
  written: wireExpression.optional(),
  tab: z.string(),
  meta: z.record(z.string(), z.string()),
  date_object: z
    .object({ range: z.string().optional(), from: z.string().optional(), to: z.string().optional() })
    .nullable(),
  configuration: z.record(z.string(), z.string()),
});

/**
 * Saved filters. A person sees their own, the company's and shared ones, for lists they may view; others look
 * nonexistent. Only owners can change them.
 */
export class SavedFiltersService {
  readonly #parts: SavedFiltersParts;

  constructor(parts: SavedFiltersParts) {
    this.#parts = parts;
  }

  async list(session: Identity, app: SavedFilterApp): Promise<StoredSavedFilter[]> {
    assertMayLook(session, app);
    const hides = await this.#hidesPeople(session);
    return this.#parts.control.inTenant(session.tenant, async (tx) => {
      const seen = await listSavedFilters(tx, { user: session.user, app, limit: MOST_SEEN });
      return answersOf(
        tx,
        session,
        seen.filter((filter) => isForEyesOf(filter, session, hides)),
      );
    });
  }

  async find(session: Identity, id: string): Promise<StoredSavedFilter> {
    const hides = await this.#hidesPeople(session);
    return this.#parts.control.inTenant(session.tenant, async (tx) =>
      answerOf(tx, session, await seen(tx, session, id, hides)),
    );
  }

  async create(session: Identity, actor: Actor, given: NewSavedFilter): Promise<StoredSavedFilter> {
    for (const app of [given.app, ...given.supported_apps]) assertMayLook(session, app);
    assertReadable(given.app, given.filter_config);
    await this.#assertTellsNobody(session, given.app, given.filter_config);
    const id = randomUUID();
    const time = this.#parts.clock();
    const { is_default, ...config } = given.filter_config;
    if (given.app === 'demo') return simulated({ session, id, time, given });
    return change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        // Locked until commit, so concurrent requests can't exceed the limit.
        await holdUser(tx, actor.user);
        if ((await countSavedFilters(tx, { user: actor.user, app: given.app })) >= MOST_SAVED_FILTERS)
          throw new ApiFailure('SAVED_FILTER_LIMIT', { limit: MOST_SAVED_FILTERS });
        await addSavedFilter(tx, {
          id,
          tenant_id: actor.tenant,
          owner_id: actor.user,
          app: given.app,
          name: given.name,
          supported_apps: JSON.stringify(given.supported_apps),
          description: given.description,
          sharing: sharingOf(given.shared_with),
          ...stored(given.app, config),
          created_on: time,
          modified_on: time,
        });
        await share(tx, actor.tenant, id, given.shared_with);
        if (is_default)
          await setDefaultFilter(tx, { ...placeOf(actor), app: given.app, id, isDefault: true });
        record({
          event: 'saved_filter.created',
          object: id,
          details: {
            name: given.name,
            supported_apps: given.app,
            shared_with: toldSharing(given.shared_with),
          },
        });
        return answerOf(tx, session, await seen(tx, session, id, false));
      },
      { ifDuplicate: nameTaken('saved-filter', given.name) },
    );
  }

  async change(
    session: Identity,
    actor: Actor,
    id: string,
    asked: SavedFilterChange,
  ): Promise<StoredSavedFilter> {
    const hides = await this.#hidesPeople(session);
    return change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        const before = await seen(tx, session, id, hides);
        const { is_default, ...configChange } = asked.filter_config ?? {};
        const { filter_config: _, shared_with, supported_apps, ...words } = asked;
        const isOwnersWork = Object.values({ ...words, ...configChange, shared_with, supported_apps }).some(
          (value) => value !== undefined,
        );
        if (isOwnersWork) {
          if (before.owner_id !== actor.user) throw new ApiFailure('DENIED');
          for (const app of supported_apps ?? []) assertMayLook(session, app);
          const config = changedConfig(configOf(before), configChange);
          assertReadable(before.app, config);
          if (hides) assertTellsNobody(before.app, config);
          await changeSavedFilter(
            tx,
            { tenant: actor.tenant, id },
            {
              name: words.name ?? before.name,
              description: words.description ?? before.description,
              ...(supported_apps === undefined ? {} : { supported_apps: JSON.stringify(supported_apps) }),
              ...(shared_with === undefined ? {} : { sharing: sharingOf(shared_with) }),
              ...stored(before.app, config),
              modified_on: time,
            },
          );
          if (shared_with !== undefined) await share(tx, actor.tenant, id, shared_with);
        }
        if (is_default !== undefined)
          await setDefaultFilter(tx, { ...placeOf(actor), app: before.app, id, isDefault: is_default });
        const after = await seen(tx, session, id, hides);
        record({
          event: 'saved_filter.changed',
          object: id,
          details: { name: before.name, supported_apps: before.app },
          changes: {
            ...changesBetween(toldOf(before), toldOf(after)),
            // Records only the fact that it changed: it may name people whom readers of the history must not
            // identify.
            ...(JSON.stringify(configOf(before)) === JSON.stringify(configOf(after))
              ? {}
              : { filter_config: { before: '…', after: 'changed' } }),
          },
        });
        return answerOf(tx, session, after);
      },
      { ifDuplicate: nameTaken('saved-filter', asked.name ?? '') },
    );
  }

  async remove(session: Identity, actor: Actor, id: string): Promise<void> {
    const hides = await this.#hidesPeople(session);
    await change(this.#parts, actor, async (tx, { record }) => {
      const filter = await seen(tx, session, id, hides);
      if (filter.owner_id !== actor.user) throw new ApiFailure('DENIED');
      await removeSavedFilter(tx, { tenant: actor.tenant, id });
      record({
        event: 'saved_filter.deleted',
        object: id,
        details: { name: filter.name, supported_apps: filter.app },
      });
    });
  }

  async #hidesPeople(session: Identity): Promise<boolean> {
    return (await this.#parts.peopleSeenBy(session)).people?.hidden === true;
  }

  async #assertTellsNobody(session: Identity, app: SavedFilterApp, config: KeptConfig): Promise<void> {
    if (await this.#hidesPeople(session)) assertTellsNobody(app, config);
  }
}

const placeOf = ({ tenant, user }: Actor) => ({ tenant, user });

function assertMayLook({ rights }: Identity, app: SavedFilterApp): void {
  if (!may(rights, SAVED_FILTER_APPS[app])) throw new ApiFailure('DENIED');
}

/**
 * A filter of traffic or activities may contain only what the filter expression can say: nothing else would be queried when it
 * is loaded.
 */
function assertReadable(app: SavedFilterApp, { data }: Pick<KeptConfig, 'data'>): void {
  const [unsaid] = readOfLogs(app, data)?.unsaid ?? [];
  if (unsaid !== undefined)
    throw unusable('filter_config.data', 'problem.not_filterable', { field: unsaid.key });
}

/** A filter of traffic or activities as the filter expression; undefined for other lists. */
function readOfLogs(app: SavedFilterApp, data: KeptConfig['data']) {
  const model = modelOfWire(data);
  if (asksOfActivities(app)) return filterOfModel(model, ACTIVITY_FIELDS);
  return asksOfTraffic(app) ? filterOfModel(model, TRAFFIC_FIELDS) : undefined;
}

/** Whether a filter names users of the logs, in a condition or in a search over names. */
function tellsOfPeople(app: SavedFilterApp, { data, meta }: Pick<KeptConfig, 'data' | 'meta'>): boolean {
  const read = readOfLogs(app, data);
  if (read === undefined) return false;
  const { filter, unsaid } = read;
  // An unreadable part may name someone.
  if (unsaid.length > 0 || tellingCondition(filter) !== undefined) return true;
  const searched = meta.q ?? '';
  return app === 'audit.users' && searched !== '' && !isAnonymousPerson(searched);
}

function assertTellsNobody(app: SavedFilterApp, config: KeptConfig): void {
  if (tellsOfPeople(app, config)) throw unusable('filter_config.data', 'problem.filter_names_people');
}

/** Hides filters that name people from readers who must not identify them. */
function isForEyesOf(filter: StoredFilter, { rights }: Identity, hides: boolean): boolean {
  if (!may(rights, SAVED_FILTER_APPS[filter.app])) return false;
  return !(hides && tellsOfPeople(filter.app, configOf(filter)));
}

async function seen(tx: TenantTx, session: Identity, id: string, hides: boolean): Promise<StoredFilter> {
  const found = await findSavedFilter(tx, { user: session.user, id });
  if (found === undefined || !isForEyesOf(found, session, hides)) throw new ApiFailure('NOT_FOUND');
  return found;
}

function configOf({ app, filter, filter_config }: StoredFilter): KeptConfig {
  const { written, ...config } = storedConfig.parse(filter_config);
  return { ...config, data: wireOfKept(app, { filter, written }) };
}

/** The stored columns of a configuration. */
function stored(
  app: SavedFilterApp,
  { data, ...config }: KeptConfig,
): { filter: string; filter_config: string } {
  const { filter, written } = keptFilter(app, data);
  return { filter, filter_config: JSON.stringify({ ...config, written }) };
}

function sharingOf(given: SharedWith): 'private' | 'company' | 'people' {
  return typeof given === 'string' ? given : 'people';
}

async function share(tx: TenantTx, tenant: string, id: string, given: SharedWith): Promise<void> {
  await shareFilter(tx, { tenant, id, people: typeof given === 'string' ? [] : given });
}

const toldSharing = (given: SharedWith): string => sharingOf(given);

function toldOf({ name, description, sharing, supported_apps, is_default }: StoredFilter) {
  return { name, description, shared_with: sharing, supported_apps, is_default };
}

async function answerOf(tx: TenantTx, session: Identity, filter: StoredFilter): Promise<StoredSavedFilter> {
  const [answer] = await answersOf(tx, session, [filter]);
  if (answer === undefined) throw new ApiFailure('NOT_FOUND');
  return answer;
}

async function answersOf(
  tx: TenantTx,
  { user }: Identity,
  filters: readonly StoredFilter[],
): Promise<StoredSavedFilter[]> {
  const shared = filters.filter(({ sharing, owner_id }) => sharing === 'people' && owner_id === user);
  const people = await peopleOfFilters(
    tx,
    shared.map(({ id }) => id),
  );
  return filters.map((filter) => {
    const { id, name, description, app, supported_apps, sharing, is_default, owner_name } = filter;
    const isOwner = filter.owner_id === user;
    const own = people.filter(({ filter_id }) => filter_id === id);
    return {
      id,
      name,
      description,
      app,
      is_owner: isOwner,
      owner: owner_name,
      supported_apps: [...supported_apps],
      // Only the owner sees who else it is shared with.
      shared_with: sharing !== 'people' ? sharing : isOwner ? own.map((one) => one.id) : [user],
      people: own.map((one) => ({ id: one.id, name: one.name })),
      filter_config: { ...configOf(filter), is_default },
      created_on: isoTime(filter.created_on),
      modified_on: isoTime(filter.modified_on),
      resource_uri: addressOf('customfilters', id),
    };
  });
}

/** The response to a save, without saving anything. */
function simulated(made: {
  session: Identity;
  id: string;
  time: number;
  given: NewSavedFilter;
}): StoredSavedFilter {
  const { id, given, session } = made;
  const on = isoTime(made.time);
  return {
    ...given,
    id,
    is_owner: true,
    owner: session.email,
    people: [],
    created_on: on,
    modified_on: on,
    resource_uri: addressOf('customfilters', id),
  };
}

/** Absent fields stay unchanged; null removes the filter's time range. */
function changedConfig(
  before: KeptConfig,
  change: { [Key in keyof KeptConfig]?: KeptConfig[Key] | undefined },
): KeptConfig {
  return {
    data: change.data ?? before.data,
    tab: change.tab ?? before.tab,
    meta: change.meta ?? before.meta,
    date_object: change.date_object === undefined ? before.date_object : change.date_object,
    configuration: change.configuration ?? before.configuration,
  };
}
