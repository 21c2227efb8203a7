import { eventOfAction } from '@casbah/contract/event-name';
import type { ChainStateAnswer, HistoryEntry } from '@casbah/contract/history';
import type { AuditEntry, AuditFilter } from '@casbah/stores/control/history/audit-trail';
import type { ChainState } from '@casbah/stores/control/history/check-audit-chain';

/** A search as it travels. */
export interface AskedFilter {
  text?: string | undefined;
  person?: string | undefined;
  action?: string | undefined;
  object?: string | undefined;
  outcome?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export function filterOf({ text, person, action, object, outcome, from, to }: AskedFilter): AuditFilter {
  const timeOf = (time: string | undefined): number | undefined =>
    time === undefined ? undefined : Date.parse(time);
  return { text, person, action, object, outcome, from: timeOf(from), to: timeOf(to) };
}

export function entryAnswer(entry: AuditEntry): HistoryEntry {
  return {
    sequence: entry.sequence,
    time: isoOf(entry.time),
    user: entry.user_email === null ? null : { id: entry.user_id || null, email: entry.user_email },
    address: entry.address,
    action: entry.action,
    event: entry.event ?? eventOfAction(entry.action) ?? entry.action,
    object: entry.object,
    outcome: entry.outcome,
    details: entry.details,
    changes: Object.entries(entry.changes)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, change]) => ({ field, ...sidesOf(change) })),
    request_id: entry.request_id,
    previous: entry.previous,
    hash: entry.hash,
  };
}

type Value = HistoryEntry['changes'][number]['before'];

/** Entries from before changes had two sides hold what was set, alone. */
function sidesOf(change: Value): { before: Value; after: Value } {
  if (!(change instanceof Object) || Array.isArray(change)) return { before: null, after: change };
  const before = 'before' in change ? change.before : null;
  const after = 'after' in change ? change.after : null;
  return { before: before ?? null, after: after ?? null };
}

export function chainAnswer(state: ChainState, checked: number): ChainStateAnswer {
  return {
    state: state.state,
    entries: state.entries,
    first: state.first === null ? null : isoOf(state.first),
    last: state.last === null ? null : isoOf(state.last),
    hash: state.hash,
    fault: state.fault ?? null,
    unproven_up_to: state.unprovenUpTo ?? null,
    checked: isoOf(checked),
  };
}

export function isoOf(time: number): string {
  return new Date(time).toISOString();
}
