import type { PeopleShown } from '@casbah/domain/anonymous-person';
import type { Filter } from '@casbah/domain/filter/expression';
import type { LogField, ServiceCondition } from '@casbah/domain/filter/log-fields';
import type { TrafficField } from '@casbah/domain/filter/traffic-fields';
import type { TimeRange } from '@casbah/domain/time-range';

/** Scope of a read. The store adds the tenant to every statement, so callers can't omit it. */
export interface ReadScope<Field extends LogField = TrafficField> {
  tenant: string;
  range: TimeRange;
  /**
   * May contain event and service conditions; `resolve` handles the latter. Conditions on totals aren't
   * allowed.
   */
  filter: Filter<Field>;
  /** The caller's permission scope; uses real names even if the caller sees pseudonyms. */
  within?: Filter<LogField> | undefined;
  /** IDs of the services that match a condition on a service field. */
  resolve: (condition: ServiceCondition) => readonly string[];
  /**
   * How people are named with anonymization; real names if absent. If hidden, results contain no names or
   * identifying fields and aren't sorted by them.
   */
  people?: PeopleShown | undefined;
  /** Also cancels the query in the engine. */
  signal?: AbortSignal;
  /** Low priority: runs in the background workload. */
  background?: boolean;
}
