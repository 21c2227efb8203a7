import type { Filter } from '@casbah/domain/filter/expression';
import { INCIDENT_FIELDS, type IncidentField } from '@casbah/domain/incident/incident-fields';
import { type RawBuilder, sql } from 'kysely';
import { type FilterColumns, filterSql } from '../filter-sql.ts';

/** Incidents that a reader may see and asks for. */
export interface IncidentsAsked {
  /** The reader's scope. It names people as they are, whatever the reader sees. */
  within: Filter<IncidentField>;
  filter: Filter<IncidentField>;
  /** The reader sees pseudonyms and asks for them. */
  hidesPeople: boolean;
}

const COLUMNS: FilterColumns<IncidentField> = {
  state: { text: sql.ref('incidents.state') },
  severity: { text: sql.ref('incidents.severity') },
  policy: { text: sql.ref('incidents.policy_name') },
  policy_type: { text: sql.ref('incidents.policy_type') },
  user: { text: sql.ref('incidents.user_name') },
  user_domain: { text: sql.ref('incidents.user_domain') },
  service: { text: sql.ref('incidents.service_id') },
  app: { text: sql.ref('incidents.app') },
  object: { text: sql.ref('incidents.object') },
  activity: { text: sql.ref('incidents.activity') },
  owner: { text: sql.ref('owner.email') },
  reason: { text: sql.ref('incidents.reason') },
  number: { number: sql.ref('incidents.number') },
  occurrences: { number: sql.ref('incidents.occurrences') },
  created: { number: sql.ref('incidents.created_on') },
  last_seen: { number: sql.ref('incidents.last_seen') },
  text: {
    text: sql`concat_ws(' ', 'INC-' || incidents.number, incidents.policy_name, incidents.user_name, incidents.app,
      incidents.service_id, incidents.object)`,
  },
};
const ANONYMOUS_COLUMNS: FilterColumns<IncidentField> = {
  ...COLUMNS,
  user: { text: sql.ref('incidents.pseudonym') },
};

/** Incidents within scope and filter, as a condition on `incidents` and their `owner`. */
export function askedSql({ within, filter, hidesPeople }: IncidentsAsked): RawBuilder<boolean> {
  const columns = hidesPeople ? ANONYMOUS_COLUMNS : COLUMNS;
  return sql`(${filterSql(within, INCIDENT_FIELDS, COLUMNS)} and ${filterSql(filter, INCIDENT_FIELDS, columns)})`;
}
