import type { EventName } from '@casbah/contract/event-name';
import type { LiveArea } from '@casbah/domain/live';
import { type ControlStore, isDuplicate } from '@casbah/stores/control/control-store';
import type { NewAuditEntry } from '@casbah/stores/control/history/audit-trail';
import { writeAudit } from '@casbah/stores/control/history/write-audit';
import { sendSignals } from '@casbah/stores/control/signals';
import type { ControlTx, SystemTx, TenantTx } from '@casbah/stores/control/transaction';
import { type Author, entryBy } from './actor.ts';
import { ApiFailure } from './failure.ts';

/** What happened, for the history; who, when and by which call come from the author. */
export interface ChangeEntry extends Pick<NewAuditEntry, 'object' | 'outcome' | 'details' | 'changes'> {
  /** Absent if several calls share the code: then the author's call determines the event. */
  event?: EventName;
}

export interface ChangeContext {
  /** Time of the change in milliseconds: the same in its rows and in the history. */
  time: number;
  /** Adds an entry to the history. A change that records nothing leaves no history entry. `by`: instead of the author. */
  record(entry: ChangeEntry, by?: Author): void;
}

export interface SystemChangeContext {
  time: number;
  /** Like `ChangeContext.record`, but in the history of the author's company, or of none. */
  record(entry: ChangeEntry, by: Author): void;
}

export interface ChangeOptions {
  /** The error if a unique name is taken. */
  ifDuplicate?: (cause: unknown) => Error;
  /** The area to signal if the changed data is outside the stores that signal automatically. */
  signal?: LiveArea;
}

interface ChangeParts {
  control: Pick<ControlStore, 'inTenant' | 'asSystem'>;
  clock: () => number;
}

/** Runs `work` in one transaction of the author's tenant, with its history entries. */
export async function change<Result>(
  { control, clock }: ChangeParts,
  author: Author & { tenant: string },
  work: (tx: TenantTx, context: ChangeContext) => Promise<Result>,
  { ifDuplicate, signal }: ChangeOptions = {},
): Promise<Result> {
  const time = clock();
  try {
    return await control.inTenant(author.tenant, (tx) =>
      withEntries(tx, time, async (record) => {
        const result = await work(tx, { time, record: (entry, by = author) => record(entry, by) });
        if (signal !== undefined) await sendSignals(tx, { tenant: author.tenant, area: signal });
        return result;
      }),
    );
  } catch (error) {
    throw ifDuplicate !== undefined && isDuplicate(error) ? ifDuplicate(error) : error;
  }
}

/** The same for rows of several companies, or of none: each entry names its author. */
export async function changeAsSystem<Result>(
  { control, clock }: ChangeParts,
  work: (tx: SystemTx, context: SystemChangeContext) => Promise<Result>,
  { ifDuplicate }: Pick<ChangeOptions, 'ifDuplicate'> = {},
): Promise<Result> {
  const time = clock();
  try {
    return await control.asSystem((tx) => withEntries(tx, time, (record) => work(tx, { time, record })));
  } catch (error) {
    throw ifDuplicate !== undefined && isDuplicate(error) ? ifDuplicate(error) : error;
  }
}

/** For use as `ifDuplicate`. */
export const nameTaken =
  (kind: string, name?: string) =>
  (cause: unknown): ApiFailure =>
    new ApiFailure('NAME_TAKEN', name === undefined ? { kind } : { kind, name }, { cause });

/** Writes entries last: the end of the hash chain is a lock, and taking it before others can deadlock. */
async function withEntries<Result>(
  tx: ControlTx,
  time: number,
  work: (record: SystemChangeContext['record']) => Promise<Result>,
): Promise<Result> {
  const entries: NewAuditEntry[] = [];
  const result = await work(({ event, ...entry }, by) => {
    entries.push({ ...entryBy(by, time, event), ...entry });
  });
  for (const entry of entries) await writeAudit(tx, entry);
  return result;
}
