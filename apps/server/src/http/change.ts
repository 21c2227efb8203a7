import type { EventName } from '@casbah/contract/event-name';
import { type ControlStore, isDuplicate } from '@casbah/stores/control/control-store';
import { type NewAuditEntry, writeAudit } from '@casbah/stores/control/history/audit-trail';
import { type Actor, entryBy } from './actor.ts';
import type { ApiFailure } from './failure.ts';

type TenantTransaction = Parameters<Parameters<ControlStore['inTenant']>[1]>[0];

/** What happened, for the history: who, when and by which call come from the actor. */
export interface ChangeEntry extends Pick<NewAuditEntry, 'object' | 'outcome' | 'details' | 'changes'> {
  event: EventName;
}

export interface ChangeContext {
  /** When the change happens, in milliseconds: the same in its rows and in the history. */
  time: number;
  /** Adds an entry to the history. A change that records nothing leaves no history entry. */
  record(entry: ChangeEntry): void;
}

export interface ChangeOptions {
  /** The answer where a unique name is taken. */
  ifDuplicate?: (cause: unknown) => ApiFailure;
}

/**
 * Runs `work` in one transaction of the actor's tenant and writes its history entries last: the end of the chain is a
 * lock, and one that is taken before others can deadlock.
 */
export async function change<Result>(
  { control, clock }: { control: ControlStore; clock: () => number },
  actor: Actor,
  work: (tx: TenantTransaction, context: ChangeContext) => Promise<Result>,
  { ifDuplicate }: ChangeOptions = {},
): Promise<Result> {
  const time = clock();
  try {
    return await control.inTenant(actor.tenant, async (tx) => {
      const entries: ChangeEntry[] = [];
      const result = await work(tx, { time, record: (entry) => void entries.push(entry) });
      for (const { event, ...entry } of entries)
        await writeAudit(tx, { ...entryBy(actor, time, event), ...entry });
      return result;
    });
  } catch (error) {
    if (ifDuplicate !== undefined && isDuplicate(error)) throw ifDuplicate(error);
    throw error;
  }
}
