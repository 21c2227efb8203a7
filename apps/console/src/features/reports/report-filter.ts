import { fieldOfPeople } from '@casbah/domain/alert-rule';
import type { Filter } from '@casbah/domain/filter/expression';
import { MAX_FILTER_LENGTH, parseFilter } from '@casbah/domain/filter/parse';
import { TRAFFIC_FIELDS, type TrafficField } from '@casbah/domain/filter/traffic-fields';

export type ReportFilterFault =
  | { kind: 'too_long' }
  /** The filter field shows the position. */
  | { kind: 'unreadable' }
  | { kind: 'people'; field: TrafficField };

/** Problem of a report's filter, which must not name people; undefined if valid or empty. */
export function reportFilterFault(text: string): ReportFilterFault | undefined {
  if (text.trim() === '') return undefined;
  if (text.length > MAX_FILTER_LENGTH) return { kind: 'too_long' };
  const { filter, error } = parseFilter(text, TRAFFIC_FIELDS);
  return error === undefined ? partFault(filter) : { kind: 'unreadable' };
}

export function partFault(part: Filter): ReportFilterFault | undefined {
  const field = fieldOfPeople(part);
  return field === undefined ? undefined : { kind: 'people', field };
}

/** Fields that a report can be filtered by. */
export function isOfReports(field: TrafficField): boolean {
  return partFault({ kind: 'exists', field }) === undefined;
}
