import type {
  Collection,
  CollectionPlace,
  CollectionRun,
  CollectionSecret,
  CollectionTest,
} from '@casbah/contract/collection';
import { collectionPlace } from '@casbah/contract/collection';
import { COLLECTION_KINDS, type CollectionKind } from '@casbah/domain/collection';
import { isoTime, isoTimeOrNull } from '@casbah/domain/iso-time';
import {
  collectSoon,
  findCollection,
  forgetCollected,
  listCollectionRuns,
  removeCollection,
  type StoredCollection,
  type StoredCollectionRun,
  setCollection,
} from '@casbah/stores/control/collection/collections';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { findDatasource, type StoredDatasource } from '@casbah/stores/control/datasources/datasources';
import { enqueue } from '@casbah/stores/control/jobs/jobs';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import type { Seal } from '../seal.ts';
import { problemOf } from './collector.ts';
import { CollectionFailed } from './place.ts';
import { isSameAccount, isSameContent, type OpenPlaceOf, secretContext, storedPlace } from './places.ts';
import { testOfFiles, testOfRows } from './preview.ts';
import { COLLECTION_QUEUE } from './queue.ts';

export interface CollectionsParts {
  control: ControlStore;
  clock: () => number;
  seal: Seal;
  open: OpenPlaceOf;
  /** Local folders that the operator allows. */
  openFolders: readonly string[];
}

/** Time limit for a test. */
const TEST_MS = 30_000;
const RUNS_SHOWN = 50;

/** Remote sources of log sources. */
export class Collections {
  readonly #parts: CollectionsParts;

  constructor(parts: CollectionsParts) {
    this.#parts = parts;
  }

  /** Folders are offered only if the operator allows some. */
  kinds(): { kinds: CollectionKind[]; folders: string[] } {
    const { openFolders } = this.#parts;
    return {
      kinds: COLLECTION_KINDS.filter((kind) => kind !== 'folder' || openFolders.length > 0),
      folders: [...openFolders],
    };
  }

  async find(
    tenant: string,
    datasource: string,
  ): Promise<{ collection: Collection | null; runs: CollectionRun[] }> {
    const { row, runs } = await this.#parts.control.inTenant(tenant, async (tx) => {
      await existing(tx, datasource);
      return {
        row: await findCollection(tx, datasource),
        runs: await listCollectionRuns(tx, datasource, RUNS_SHOWN),
      };
    });
    return { collection: row === undefined ? null : answerOf(row), runs: runs.map(runAnswer) };
  }

  async set(
    actor: Actor,
    datasource: string,
    given: {
      place: CollectionPlace;
      secret?: CollectionSecret | undefined;
      identity: string | null;
      every_minutes: number;
      is_enabled: boolean;
    },
  ): Promise<Collection> {
    const { seal } = this.#parts;
    const { tenant } = actor;
    const { place, secret, identity, every_minutes, is_enabled } = given;
    const saved = await change(this.#parts, actor, async (tx, { time, record }) => {
      const { name } = await existing(tx, datasource);
      const before = await findCollection(tx, datasource);
      const placeBefore = before === undefined ? undefined : collectionPlace.parse(before.place);
      const isAccount = placeBefore !== undefined && isSameAccount(placeBefore, place);
      // A password belongs to the address it was entered for: changing the address must not send it elsewhere.
      const kept = isAccount ? (before?.sealed_secret ?? null) : null;
      const sealed =
        secret === undefined ? kept : seal.seal(JSON.stringify(secret), secretContext(datasource));
      if (place.kind !== 'folder' && sealed === null) throw unusable('secret', 'problem.secret_needed');
      if (place.kind === 'sftp' && identity === null) throw unusable('identity', 'problem.server_unknown');
      await setCollection(tx, {
        tenant_id: tenant,
        datasource_id: datasource,
        kind: place.kind,
        sealed_secret: sealed,
        place: JSON.stringify(place),
        pinned: identity,
        every_minutes,
        is_enabled,
        next_run_on: time,
        modified_on: time,
        modified_by: actor.user,
      });
      // Files with the same names at another remote are different files.
      if (placeBefore !== undefined && !isSameContent(placeBefore, place))
        await forgetCollected(tx, datasource);
      const told = (one: CollectionPlace, every: number, enabled: boolean, key: string | null) => ({
        ...one,
        every_minutes: every,
        is_enabled: enabled,
        identity: key,
      });
      record({
        event: 'collection.changed',
        object: datasource,
        details: { name },
        changes: changesBetween(
          before === undefined || placeBefore === undefined
            ? {}
            : told(placeBefore, before.every_minutes, before.is_enabled, before.pinned),
          {
            ...told(place, every_minutes, is_enabled, identity),
            ...(secret === undefined ? {} : { secret: 'changed' }),
          },
        ),
      });
      await enqueue(tx, COLLECTION_QUEUE, { key: datasource, tenant: actor.tenant }, time);
      const after = await findCollection(tx, datasource);
      if (after === undefined) throw new ApiFailure('NOT_FOUND');
      return after;
    });
    return answerOf(saved);
  }

  async remove(actor: Actor, datasource: string): Promise<void> {
    await change(this.#parts, actor, async (tx, { record }) => {
      const { name } = await existing(tx, datasource);
      if (!(await removeCollection(tx, datasource))) throw new ApiFailure('NOT_FOUND');
      record({ event: 'collection.deleted', object: datasource, details: { name } });
    });
  }

  async runNow(actor: Actor, datasource: string): Promise<void> {
    await change(this.#parts, actor, async (tx, { time, record }) => {
      const { name } = await existing(tx, datasource);
      if (!(await collectSoon(tx, datasource, time))) throw new ApiFailure('NOT_FOUND');
      await enqueue(tx, COLLECTION_QUEUE, { key: datasource, tenant: actor.tenant }, time);
      record({ event: 'collection.started', object: datasource, details: { name } });
    });
  }

  /** Connects and lists as a run does; stores nothing. */
  async test(
    tenant: string,
    asked: {
      place: CollectionPlace;
      secret?: CollectionSecret | undefined;
      identity: string | null;
      datasource_id?: string | undefined;
    },
    { hidesPeople, signal }: { hidesPeople: boolean; signal: AbortSignal },
  ): Promise<CollectionTest> {
    const { clock, open } = this.#parts;
    const nothing = { identity: null, total: 0, files: [], preview: null };
    try {
      const secret = asked.secret ?? (await this.#keptSecret(tenant, asked));
      const time = AbortSignal.any([signal, AbortSignal.timeout(TEST_MS)]);
      const place = await open({ place: asked.place, secret, pinned: asked.identity }, time);
      try {
        const preview = { now: clock(), hidesPeople };
        const found =
          place.holds === 'files'
            ? await testOfFiles(place, preview, time)
            : await testOfRows(place, preview, time);
        return { ok: true, problem: null, detail: null, identity: place.identity ?? null, ...found };
      } finally {
        await place.close();
      }
    } catch (error) {
      if (error instanceof ApiFailure) throw error;
      const { problem, detail } = problemOf(error);
      if (problem === 'internal' && !isTimeout(error)) throw error;
      const identity = error instanceof CollectionFailed ? (error.identity ?? null) : null;
      return { ok: false, problem: isTimeout(error) ? 'timed_out' : problem, detail, ...nothing, identity };
    }
  }

  async #keptSecret(
    tenant: string,
    { place, datasource_id }: { place: CollectionPlace; datasource_id?: string | undefined },
  ): Promise<CollectionSecret | undefined> {
    if (datasource_id === undefined) return undefined;
    const row = await this.#parts.control.inTenant(tenant, async (tx) => {
      await existing(tx, datasource_id);
      return findCollection(tx, datasource_id);
    });
    if (row === undefined) return undefined;
    const kept = storedPlace(row, this.#parts.seal);
    return isSameAccount(kept.place, place) ? kept.secret : undefined;
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
}

async function existing(tx: TenantTx, id: string): Promise<StoredDatasource> {
  const found = await findDatasource(tx, id);
  if (found === undefined) throw new ApiFailure('NOT_FOUND');
  return found;
}

function answerOf(row: StoredCollection): Collection {
  return {
    place: collectionPlace.parse(row.place),
    has_secret: row.sealed_secret !== null,
    identity: row.pinned,
    every_minutes: row.every_minutes,
    is_enabled: row.is_enabled,
    failures: row.failures,
    last_run_on: isoTimeOrNull(row.last_run_on),
    last_success_on: isoTimeOrNull(row.last_success_on),
    next_run_on: row.is_enabled ? isoTimeOrNull(row.next_run_on) : null,
    problem: row.last_error,
    detail: row.last_detail,
  };
}

function runAnswer(row: StoredCollectionRun): CollectionRun {
  const { id, listed, files, waiting, bytes, error, detail } = row;
  return {
    id,
    listed,
    files,
    waiting,
    bytes,
    problem: error,
    detail,
    started_on: isoTime(row.started_on),
    finished_on: isoTimeOrNull(row.finished_on),
  };
}
