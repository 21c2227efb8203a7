import type { Filter } from '@casbah/domain/filter/expression';
import type { TrafficField } from '@casbah/domain/filter/traffic-fields';
import { chooseValue } from '../filter/filter-values.ts';
import type { Scope } from './scope.ts';
import { filterOf, filterText, withoutTotals } from './scope-filter.ts';

/** The same time range with a narrower filter: links a row to the list of its details. */
function narrowed(scope: Scope, narrow: (filter: Filter) => Filter): Scope {
  const kept = withoutTotals(scope);
  const { filter } = filterOf(kept);
  return { ...kept, filter: filterText(narrow(filter)) };
}

/** By name, which people can read; the server accepts names and IDs. */
export function forService(scope: Scope, name: string): Scope {
  return narrowed(scope, (filter) => chooseValue(filter, 'service', name, 'only'));
}

export function forUser(scope: Scope, user: string): Scope {
  return narrowed(scope, (filter) => chooseValue(filter, 'user', user, 'only'));
}

export function forHost(scope: Scope, host: string): Scope {
  return narrowed(scope, (filter) => chooseValue(filter, 'host', host, 'only'));
}

export function forValue(scope: Scope, field: TrafficField, value: string): Scope {
  return narrowed(scope, (filter) => chooseValue(filter, field, value, 'only'));
}

/** Traffic to a country: from the log if it says so, otherwise from the service's headquarters. */
export function forCountry(scope: Scope, country: string): Scope {
  const logIsSilent: Filter = { kind: 'not', part: { kind: 'exists', field: 'country' } };
  const atHome: Filter =
    country === ''
      ? { kind: 'not', part: { kind: 'exists', field: 'headquarters' } }
      : { kind: 'in', field: 'headquarters', values: [country] };
  const silentAndAtHome: Filter = { kind: 'and', parts: [logIsSilent, atHome] };
  const there: Filter =
    country === ''
      ? silentAndAtHome
      : { kind: 'or', parts: [{ kind: 'in', field: 'country', values: [country] }, silentAndAtHome] };
  return narrowed(scope, (filter) => ({ kind: 'and', parts: [filter, there] }));
}
