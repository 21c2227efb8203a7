import { type DirectoryAction, MOST_PEOPLE_IN_A_RUN } from '@casbah/domain/directory';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  forgetPreview,
  noteStep,
  type RunStep,
  type StoredRun,
} from '@casbah/stores/control/directory/directory-runs';
import type { TenantTx } from '@casbah/stores/control/transaction';
import type { FileStore } from '@casbah/stores/files/file-store';
import type { Author } from '../http/actor.ts';
import { type ChangeContext, change } from '../http/change.ts';
import type { RunningJob } from '../jobs/job.ts';
import {
  AT_ONCE,
  doBatch,
  doMissing,
  judgeBatch,
  judgeMissing,
  type LineCounts,
  MOST_LINES,
  MOST_WRONG_LINES,
  noLines,
} from './batch.ts';
import { type FilePart, FileUnusable, readPeopleFile } from './people-file.ts';
import type { RowReading } from './person-row.ts';
import { Planner } from './plan.ts';
import { RunCancelled, RunFailed } from './run-failed.ts';

export interface RunParts {
  control: ControlStore;
  clock: () => number;
  /** Throws if another server has taken over the job. */
  hold: RunningJob['hold'];
  /** Aborts when the server stops. */
  signal: AbortSignal;
  /** Called with the number of people just added. */
  grew: (added: number) => Promise<void>;
}

/** File store name of a file of people. */
export function fileOfRun({ tenant_id, id }: Pick<StoredRun, 'tenant_id' | 'id'>): string {
  return `people/${tenant_id}/${id}`;
}

/** The history author of a run's changes. */
export function authorOf(
  { tenant_id: tenant, created_by, created_by_email }: StoredRun,
  call: DirectoryAction,
): Author & { tenant: string } {
  return { tenant, call, user: created_by ?? undefined, email: created_by_email ?? undefined };
}

/** Runs a step and records it as done, in one transaction. */
export async function inStep<Result>(
  parts: RunParts,
  run: StoredRun,
  work: (tx: TenantTx, context: ChangeContext) => Promise<{ step: RunStep; result: Result }>,
): Promise<Result> {
  const { hold, signal, grew } = parts;
  signal.throwIfAborted();
  const done = await change(parts, authorOf(run, `directory ${run.kind}`), async (tx, context) => {
    await hold(tx);
    const { step, result } = await work(tx, context);
    if (!(await noteStep(tx, run, step))) throw new RunCancelled();
    return { added: step.added ?? 0, result };
  });
  await grew(done.added);
  return done.result;
}

/** Previews a file: additions, changes, deactivations and invalid lines. Changes no one. */
export async function lookAtFile(
  parts: RunParts,
  files: Pick<FileStore, 'read'>,
  run: StoredRun,
): Promise<void> {
  const { control } = parts;
  await control.inTenant(run.tenant_id, (tx) => forgetPreview(tx, run.id));
  const planner = new Planner('csv');
  const counts = noLines();
  let people = 0;
  await eachBatch(files, run, async (readings, columns) => {
    people += readings.length;
    if (people > MOST_PEOPLE_IN_A_RUN) throw new RunFailed('too_many_people');
    await inStep(parts, run, async (tx) => {
      const { lines } = await judgeBatch(tx, run, { planner, readings, actsFor: run.created_by });
      return { step: { columns, people, lines: shownOf(lines, counts) }, result: undefined };
    });
  });
  let after: string | undefined = run.missing === 'deactivate' ? '' : undefined;
  while (after !== undefined) {
    const from: string = after;
    after = await inStep(parts, run, async (tx) => {
      const missing = await judgeMissing(tx, run, { planner, after: from, actsFor: run.created_by });
      return { step: { lines: shownOf(missing.lines, counts) }, result: missing.after };
    });
  }
  await inStep(parts, run, async () => ({ step: { people, planned: counts }, result: undefined }));
}

/** Lines stored for review; all of them are counted. */
function shownOf<Line extends { kind: keyof LineCounts }>(
  lines: readonly Line[],
  counts: LineCounts,
): Line[] {
  return lines.filter(({ kind }) => {
    counts[kind] += 1;
    return counts[kind] <= (kind === 'wrong' ? MOST_WRONG_LINES : MOST_LINES);
  });
}

/** Applies a file, resuming after the lines already done. */
export async function doFile(parts: RunParts, files: Pick<FileStore, 'read'>, run: StoredRun): Promise<void> {
  const planner = new Planner('csv');
  let skipped = 0;
  let wrong = run.wrong;
  await eachBatch(files, run, async (readings) => {
    const known = Math.min(readings.length, run.done - skipped);
    skipped += known;
    for (const reading of readings.slice(0, known))
      if (reading.kind === 'person') planner.note(reading.record.email);
    const rest = readings.slice(known);
    if (rest.length === 0) return;
    await inStep(parts, run, async (tx, context) => {
      const { step } = await doBatch(tx, run, {
        planner,
        readings: rest,
        actsFor: run.created_by,
        ...context,
      });
      const lines = (step.lines ?? []).slice(0, Math.max(0, MOST_WRONG_LINES - wrong));
      wrong += step.wrong ?? 0;
      return { step: { ...step, lines }, result: undefined };
    });
  });
  let after: string | undefined = run.missing === 'deactivate' ? '' : undefined;
  while (after !== undefined) {
    const from: string = after;
    after = await inStep(parts, run, async (tx, context) => {
      const { step, after: next } = await doMissing(tx, run, {
        planner,
        after: from,
        actsFor: run.created_by,
        ...context,
      });
      return { step, result: next };
    });
  }
}

async function eachBatch(
  files: Pick<FileStore, 'read'>,
  run: StoredRun,
  work: (readings: readonly RowReading[], columns: StoredRun['columns']) => Promise<void>,
): Promise<void> {
  let columns: Extract<FilePart, { kind: 'columns' }>['columns'] = [];
  let readings: RowReading[] = [];
  try {
    for await (const part of readPeopleFile(() => files.read(fileOfRun(run), 0))) {
      if (part.kind === 'columns') {
        columns = part.columns;
        continue;
      }
      readings.push(part);
      if (readings.length < AT_ONCE) continue;
      await work(readings, columns);
      readings = [];
    }
    await work(readings, columns);
  } catch (error) {
    // The uploader sees what is wrong with the file; the server log doesn't need it.
    throw error instanceof FileUnusable ? new RunFailed(error.reason) : error;
  }
}
