import type { Scope } from '@casbah/domain/access-profile';
import type { PeopleSeen } from '@casbah/domain/anonymous-person';
import { isAnonymousPerson } from '@casbah/domain/anonymous-person';
import type { Condition, Filter } from '@casbah/domain/filter/expression';
import { filterOfScopes } from '@casbah/domain/filter/scope-filter';
import {
  INCIDENT_FIELDS,
  type IncidentField,
  PERSONAL_INCIDENT_FIELDS,
} from '@casbah/domain/incident/incident-fields';
import type { IncidentsAsked } from '@casbah/stores/control/incidents/incident-columns';
import { filterInvalid, readFilter } from '../http/filter.ts';
import type { Reach } from '../http/reach.ts';
import type { Identity } from '../http/sessions.ts';
import type { ServiceIndex } from '../service-index.ts';

/** Incidents that a request asks for, within what its reader may see. */
export interface AskedIncidents extends IncidentsAsked {
  tenant: string;
  services: ServiceIndex;
  /** Names by pseudonym that others approved for this reader. */
  names: PeopleSeen['names'];
  /** Names and departments by address; absent if people are anonymous to the reader. */
  cards?: ReadonlyMap<string, { name: string; department: string }>;
}

export interface ReaderParts {
  servicesOf: (tenant: string) => Promise<ServiceIndex>;
  peopleSeenBy: (identity: Identity) => Promise<PeopleSeen>;
  knownPeople: (tenant: string) => Promise<ReadonlyMap<string, { name: string; department: string }>>;
  /** Looks up the people that scopes are limited to. */
  withPeople: (tenant: string, scopes: readonly Scope[]) => Promise<readonly Scope[]>;
}

export type AskIncidents = (
  request: { session: Identity; reach: Reach },
  filter?: string | undefined,
) => Promise<AskedIncidents>;

/** Creates what reads a request: its filter, limited to the reader's scope, with people as the reader sees them. */
export function incidentReader({
  servicesOf,
  peopleSeenBy,
  knownPeople,
  withPeople,
}: ReaderParts): AskIncidents {
  return async ({ session, reach: { scopes } }, text) => {
    const { tenant } = session;
    const within = filterOfScopes(typeof scopes === 'string' ? scopes : await withPeople(tenant, scopes));
    const { people, names } = await peopleSeenBy(session);
    const hidesPeople = people?.hidden === true;
    const filter = readFilter(text, INCIDENT_FIELDS);
    if (hidesPeople) refusePersonal(filter);
    return {
      tenant,
      within,
      filter,
      hidesPeople,
      names,
      services: await servicesOf(tenant),
      ...(hidesPeople ? {} : { cards: await knownPeople(tenant) }),
    };
  };
}

/** Refuses conditions that would identify people. */
function refusePersonal(filter: Filter<IncidentField>): void {
  switch (filter.kind) {
    case 'and':
    case 'or':
      filter.parts.forEach(refusePersonal);
      return;
    case 'not':
      refusePersonal(filter.part);
      return;
    default:
      if (isPersonal(filter))
        throw filterInvalid(
          'anonymised',
          filter.field === 'user'
            ? 'People are anonymous. Ask for one as user = anon-user.N'
            : `“${filter.field}” is disabled due to anonymization`,
        );
  }
}

function isPersonal(condition: Condition<IncidentField>): boolean {
  if (condition.field !== 'user') return PERSONAL_INCIDENT_FIELDS.some((field) => field === condition.field);
  if (condition.kind === 'exists') return false;
  return condition.kind !== 'in' || !condition.values.every((value) => isAnonymousPerson(String(value)));
}
