import type { Scope } from '../access-profile.ts';
import { ALL, type Filter } from './expression.ts';

const NOTHING: Filter = { kind: 'or', parts: [] };

/**
 * What scopes leave of the events, as a filter to be joined to whatever is asked. An event lies in a scope when it meets
 * every part of it, and is reached when it lies in any scope. Events know neither accounts of apps nor what people
 * are: a scope that is limited to those reaches none of them, unless who they are was looked up.
 */
export function filterOfScopes(scopes: 'everything' | 'nothing' | readonly Scope[]): Filter {
  if (scopes === 'everything') return ALL;
  if (scopes === 'nothing') return NOTHING;
  return { kind: 'or', parts: scopes.map(filterOfScope) };
}

function filterOfScope({ apps, services, domains, org_units, people, users }: Scope): Filter {
  const isOfPeople = org_units !== undefined || people !== undefined;
  if (apps !== undefined || (isOfPeople && users === undefined)) return NOTHING;
  const parts: Filter[] = [];
  if (services !== undefined) parts.push({ kind: 'in', field: 'service', values: services });
  if (domains !== undefined) parts.push({ kind: 'in', field: 'user_domain', values: domains });
  if (users !== undefined) parts.push({ kind: 'in', field: 'user', values: users });
  return { kind: 'and', parts };
}
