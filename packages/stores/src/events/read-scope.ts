import type { PeopleShown } from '@casbah/domain/anonymous-person';
import type { Condition, Filter } from '@casbah/domain/filter/expression';
import type { TimeRange } from '@casbah/domain/time-range';

/** What a read looks at. The store adds the tenant to every statement; a caller cannot leave it out. */
export interface ReadScope {
  tenant: string;
  range: TimeRange;
  /** May hold event and service conditions; `resolve` answers the service ones. Totals are not allowed here. */
  filter: Filter;
  /** The caller's scope, in the same dimensions: here users have their names, even if the caller sees pseudonyms. */
  within?: Filter | undefined;
  /** Ids of the services for which a condition on a service field holds. */
  resolve: (condition: Condition) => readonly string[];
  /**
   * How people are named, where the company has anonymous ones; by their names where absent. Where they are hidden no answer
   * holds a name, an order by one, or a field that tells who somebody is.
   */
  people?: PeopleShown | undefined;
  /** Ends the query in the engine, too. */
  signal?: AbortSignal;
  /** Nobody sits before a page and waits: it takes its turn behind other such reads, out of the way of pages. */
  background?: boolean;
}
