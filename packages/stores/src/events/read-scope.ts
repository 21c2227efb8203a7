import type { PeopleShown } from '@casbah/domain/anonymous-person';
import type { Condition, Filter } from '@casbah/domain/filter/expression';
import type { TimeRange } from '@casbah/domain/time-range';

/** What a read looks at. The store adds the tenant to every statement; a caller can't leave it out. */
export interface ReadScope {
  tenant: string;
  range: TimeRange;
  /** May hold event and service conditions; `resolve` answers the service ones. Totals aren't allowed here. */
  filter: Filter;
  /** The caller's scope, in the same dimensions: here users have their names, even if the caller sees pseudonyms. */
  within?: Filter | undefined;
  /** Ids of the services for which a condition on a service field holds. */
  resolve: (condition: Condition) => readonly string[];
  /**
   * How people are named in a company with anonymization; real names if absent. If hidden, no result contains a name, is
   * ordered by one, or has a field that identifies a person.
   */
  people?: PeopleShown | undefined;
  /** Also cancels the query in the engine. */
  signal?: AbortSignal;
  /** Low priority: runs in the background workload. */
  background?: boolean;
}
