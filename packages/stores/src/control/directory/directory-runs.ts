import type { DirectoryState, LineKind, LineProblem, RunError } from '@casbah/domain/directory';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../database.ts';
import type { Change } from '../history/audit-trail.ts';
import type { NewJob } from '../jobs/jobs.ts';
import { sendSignals } from '../signals.ts';
import type { ControlTx, SystemTx, TenantTx } from '../transaction.ts';

export type StoredRun = Selectable<Database['directory_runs']>;
export type StoredLine = Selectable<Database['directory_lines']>;

export interface NewLine {
  kind: LineKind;
  line: number;
  email: string;
  field?: string;
  problem?: LineProblem;
  changes?: Readonly<Record<string, Change>>;
}

const ALL = 'directory' as const;

export async function addRun(
  tx: ControlTx,
  run: Pick<StoredRun, 'id' | 'tenant_id' | 'kind' | 'state' | 'missing' | 'created_on'> &
    Partial<Pick<StoredRun, 'file_name' | 'size' | 'created_by' | 'created_by_email'>>,
): Promise<StoredRun> {
  const values: Insertable<Database['directory_runs']> = {
    file_name: '',
    size: 0,
    columns: '[]',
    people: 0,
    planned: null,
    done: 0,
    added: 0,
    changed: 0,
    deactivated: 0,
    wrong: 0,
    error: null,
    created_by: null,
    created_by_email: null,
    started_on: null,
    finished_on: null,
    ...run,
  };
  const added = await tx.insertInto('directory_runs').values(values).returningAll().executeTakeFirstOrThrow();
  await sendSignals(tx, { tenant: run.tenant_id, area: ALL });
  return added;
}

export async function findRun(tx: TenantTx, id: string): Promise<StoredRun | undefined> {
  return tx.selectFrom('directory_runs').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A tenant's runs, newest first, and their total. */
export async function listRuns(
  tx: TenantTx,
  tenant: string,
  page: { limit: number; offset: number },
): Promise<{ runs: StoredRun[]; total: number }> {
  const asked = tx.selectFrom('directory_runs').where('tenant_id', '=', tenant);
  const runs = await asked
    .selectAll()
    .orderBy('created_on', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await asked
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { runs, total };
}

/** Whether a tenant has an unfinished run, except files that await confirmation. */
export async function isRunUnderWay(tx: ControlTx, tenant: string): Promise<boolean> {
  const found = await tx
    .selectFrom('directory_runs')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where('state', 'in', ['uploaded', 'looking', 'queued', 'running'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Moves a run from one of these states to another. Returns the run; `undefined` if it is in another state. */
export async function moveRun(
  tx: TenantTx,
  id: string,
  move: {
    from: readonly DirectoryState[];
    to: DirectoryState;
    set?: Omit<Updateable<Database['directory_runs']>, 'state'>;
  },
): Promise<StoredRun | undefined> {
  const moved = await tx
    .updateTable('directory_runs')
    .set({ ...move.set, state: move.to })
    .where('id', '=', id)
    .where('state', 'in', [...move.from])
    .returningAll()
    .executeTakeFirst();
  if (moved !== undefined) await sendSignals(tx, { tenant: moved.tenant_id, area: ALL });
  return moved;
}

/** Tenants with a run to preview or apply. Runs as system. */
export async function removeRun(tx: TenantTx, id: string): Promise<void> {
  await tx.deleteFrom('directory_runs').where('id', '=', id).execute();
}

/** Starts a tenant's next run or resumes an interrupted one. */
export async function tenantsWithRuns(tx: SystemTx): Promise<NewJob[]> {
  return tx
    .selectFrom('directory_runs')
    .distinct()
    .select(['tenant_id as key', 'tenant_id as tenant'])
    .where('state', 'in', ['uploaded', 'looking', 'queued', 'running'])
    .execute();
}

/** Requeues a run when its server shuts down. */
export async function beginRun(tx: TenantTx, tenant: string, now: number): Promise<StoredRun | undefined> {
  const next = tx
    .selectFrom('directory_runs')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where('state', 'in', ['uploaded', 'looking', 'queued', 'running'])
    .orderBy(sql`state in ('looking', 'running')`, 'desc')
    .orderBy('created_on')
    .orderBy('id')
    .limit(1);
  const begun = await tx
    .updateTable('directory_runs')
    .set({
      state: sql<DirectoryState>`case when state in ('uploaded', 'looking') then 'looking' else 'running' end`,
      started_on: sql<number>`coalesce(started_on, ${now}::bigint)`,
    })
    .where('id', '=', next)
    .returningAll()
    .executeTakeFirst();
  if (begun !== undefined) await sendSignals(tx, { tenant, area: ALL });
  return begun;
}

/** Increment of the count. */
export async function releaseRun(tx: TenantTx, id: string): Promise<void> {
  await tx
    .updateTable('directory_runs')
    .set({
      state: sql<DirectoryState>`case when state = 'looking' then 'uploaded' else 'queued' end`,
    })
    .where('id', '=', id)
    .where('state', 'in', ['looking', 'running'])
    .execute();
}

export interface RunStep {
  columns?: StoredRun['columns'];
  people?: number;
  planned?: Readonly<Record<LineKind, number>>;
  /** More than before by. */
  done?: number;
  added?: number;
  changed?: number;
  deactivated?: number;
  wrong?: number;
  lines?: readonly NewLine[];
}

/**
 * Saves a batch's outcome in the transaction that applied it. Returns `false` if the run was canceled; the
 * caller must then roll back the batch.
 */
export async function noteStep(
  tx: TenantTx,
  { id, tenant_id, state }: Pick<StoredRun, 'id' | 'tenant_id' | 'state'>,
  step: RunStep,
): Promise<boolean> {
  const { columns, people, planned, lines = [], ...counts } = step;
  const row = await tx
    .updateTable('directory_runs')
    .set((eb) => ({
      ...(columns === undefined ? {} : { columns: JSON.stringify(columns) }),
      ...(people === undefined ? {} : { people }),
      ...(planned === undefined ? {} : { planned: JSON.stringify(planned) }),
      done: eb('done', '+', counts.done ?? 0),
      added: eb('added', '+', counts.added ?? 0),
      changed: eb('changed', '+', counts.changed ?? 0),
      deactivated: eb('deactivated', '+', counts.deactivated ?? 0),
      wrong: eb('wrong', '+', counts.wrong ?? 0),
    }))
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  await addLines(tx, { tenant: tenant_id, run: id, isPreview: state === 'looking' }, lines);
  await sendSignals(tx, { tenant: tenant_id, area: ALL });
  return true;
}

async function addLines(
  tx: TenantTx,
  { tenant, run, isPreview }: { tenant: string; run: string; isPreview: boolean },
  lines: readonly NewLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const given = JSON.stringify(lines);
  await sql`
    insert into directory_lines (tenant_id, run_id, is_preview, kind, line, email, field, problem, changes)
    select ${tenant}, ${run}, ${isPreview}, given.kind, given.line, given.email, coalesce(given.field, ''),
      given.problem, coalesce(given.changes, '{}')
    from jsonb_to_recordset(${given}::jsonb) as given
      (kind text, line bigint, email text, field text, problem text, changes jsonb)
    on conflict do nothing`.execute(tx);
}

/** Deletes a run's preview, so it starts over. */
export async function forgetPreview(tx: TenantTx, run: string): Promise<void> {
  await tx.deleteFrom('directory_lines').where('run_id', '=', run).where('is_preview', '=', true).execute();
}

/** Lines of one kind in order, after the line `after`. */
export async function listLines(
  tx: TenantTx,
  { run, kind, isPreview }: { run: string; kind: LineKind; isPreview: boolean },
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredLine[]> {
  return tx
    .selectFrom('directory_lines')
    .selectAll()
    .where('run_id', '=', run)
    .where('is_preview', '=', isPreview)
    .where('kind', '=', kind)
    .orderBy('line')
    .orderBy('email')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Number of reviewable lines of each kind. */
export async function countLines(
  tx: TenantTx,
  { run, isPreview }: { run: string; isPreview: boolean },
): Promise<Record<LineKind, number>> {
  const rows = await tx
    .selectFrom('directory_lines')
    .select(['kind', (eb) => eb.fn.countAll<number>().as('count')])
    .where('run_id', '=', run)
    .where('is_preview', '=', isPreview)
    .groupBy('kind')
    .execute();
  const none = { add: 0, change: 0, deactivate: 0, wrong: 0 } satisfies Record<LineKind, number>;
  return { ...none, ...Object.fromEntries(rows.map(({ kind, count }) => [kind, count])) };
}

/** Ends a run. Returns it, or `undefined` if it ended already. */
export async function endRun(
  tx: TenantTx,
  { id, state }: Pick<StoredRun, 'id' | 'state'>,
  end: { to: 'ready' | 'completed' | 'failed'; error?: RunError; time: number },
): Promise<StoredRun | undefined> {
  return moveRun(tx, id, {
    from: [state],
    to: end.to,
    set: { error: end.error ?? null, ...(end.to === 'ready' ? {} : { finished_on: end.time }) },
  });
}

/** Unconfirmed files older than `before`, and runs that ended before it. Runs as system. */
export async function oldRuns(
  tx: SystemTx,
  { ready, ended }: { ready: number; ended: number },
): Promise<Pick<StoredRun, 'id' | 'tenant_id' | 'kind' | 'state'>[]> {
  return tx
    .selectFrom('directory_runs')
    .select(['id', 'tenant_id', 'kind', 'state'])
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'ready'), eb('created_on', '<', ready)]),
        eb.and([eb('state', 'in', ['completed', 'failed', 'cancelled']), eb('finished_on', '<', ended)]),
      ]),
    )
    .limit(500)
    .execute();
}

/** A run that can't resume restarts with empty counts and lines. */
export async function restartRun(tx: TenantTx, id: string): Promise<void> {
  await tx
    .updateTable('directory_runs')
    .set({ people: 0, done: 0, added: 0, changed: 0, deactivated: 0, wrong: 0 })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('directory_lines').where('run_id', '=', id).execute();
}
