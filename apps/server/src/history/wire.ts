import { eventOfAction } from '@casbah/contract/event-name';
import type { ChainStateAnswer, HistoryEntry } from '@casbah/contract/history';
import { normalise } from '@casbah/domain/filter/normalise';
import { HISTORY_FIELDS, type HistoryField } from '@casbah/domain/history-fields';
import { isoTime, isoTimeOrNull } from '@casbah/domain/iso-time';
import type { AuditEntry, AuditFilter } from '@casbah/stores/control/history/audit-trail';
import type { ChainState } from '@casbah/stores/control/history/check-audit-chain';
import { readFilter } from '../http/filter.ts';

/** A search from the query string: single values, and a filter for everything else. */
export interface AskedFilter {
  filter?: string | undefined;
  text?: string | undefined;
  person?: string | undefined;
  action?: string | undefined;
  object?: string | undefined;
  outcome?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export function filterOf({ filter, text = '', from, to, ...values }: AskedFilter): AuditFilter {
  const searched = text.trim();
  return normalise<HistoryField>({
    kind: 'and',
    parts: [
      readFilter(filter, HISTORY_FIELDS),
      ...(['person', 'action', 'object', 'outcome'] as const).flatMap((field) =>
        isValue(field, values[field]),
      ),
      ...(from === undefined ? [] : [isTime('>=', from)]),
      ...(to === undefined ? [] : [isTime('<', to)]),
      ...(searched === '' ? [] : [contains(searched)]),
    ],
  });
}

const isValue = (field: HistoryField, value: string | undefined): readonly AuditFilter[] =>
  value === undefined ? [] : [{ kind: 'in', field, values: [value] }];

const isTime = (operator: '>=' | '<', time: string): AuditFilter => ({
  kind: 'compare',
  field: 'time',
  operator,
  value: Date.parse(time),
});

const contains = (value: string): AuditFilter => ({
  kind: 'text',
  field: 'text',
  operator: 'contains',
  value,
});

export function entryAnswer(entry: AuditEntry): HistoryEntry {
  return {
    sequence: entry.sequence,
    time: isoTime(entry.time),
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

/** Entries written before changes had two sides contain only the new value. */
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
    first: isoTimeOrNull(state.first),
    last: isoTimeOrNull(state.last),
    hash: state.hash,
    fault: state.fault ?? null,
    unproven_up_to: state.unprovenUpTo ?? null,
    checked: isoTime(checked),
  };
}
