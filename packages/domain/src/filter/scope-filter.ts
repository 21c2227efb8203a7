import type { Scope } from '../access-profile.ts';
import { ALL, type Filter } from './expression.ts';

/** Fields of events and incidents that scopes limit. */
export type ScopeField = 'service' | 'user_domain' | 'user';

const NOTHING: Filter<ScopeField> = { kind: 'or', parts: [] };

/**
 * Scopes as a filter to combine with a query: an event must match all parts of at least one scope. Events don't have
 * app accounts or attributes of people, so scopes limited to those match nothing unless their people were looked up.
 */
export function filterOfScopes(scopes: 'everything' | 'nothing' | readonly Scope[]): Filter<ScopeField> {
  if (scopes === 'everything') return ALL;
  if (scopes === 'nothing') return NOTHING;
  return { kind: 'or', parts: scopes.map(filterOfScope) };
}

function filterOfScope({ apps, services, domains, org_units, people, users }: Scope): Filter<ScopeField> {
  const isOfPeople = org_units !== undefined || people !== undefined;
  if (apps !== undefined || (isOfPeople && users === undefined)) return NOTHING;
  const parts: Filter<ScopeField>[] = [];
  if (services !== undefined) parts.push({ kind: 'in', field: 'service', values: services });
  if (domains !== undefined) parts.push({ kind: 'in', field: 'user_domain', values: domains });
  if (users !== undefined) parts.push({ kind: 'in', field: 'user', values: users });
  return { kind: 'and', parts };
}
