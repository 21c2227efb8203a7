import type { PeopleShown } from '@casbah/domain/anonymous-person';
import type { Condition, Filter } from '@casbah/domain/filter/expression';
import { foldCase } from '@casbah/domain/filter/meets';
import { type Network, networkOf, writeAddress } from '@casbah/domain/filter/network';
import { TRAFFIC_FIELDS, type TrafficField } from '@casbah/domain/filter/traffic-fields';
import type { Column } from './column.ts';
import type { Parameters } from './parameters.ts';
import { numberedOf } from './people.ts';

/** Which column answers a field: the only way from a field's name into SQL. */
const COLUMN_OF: Readonly<Record<TrafficField, Column | undefined>> = {
  source: 'source',
  user: 'user',
  user_domain: 'user_domain',
  src_ip: 'src_ip',
  dst_ip: 'dst_ip',
  dst_port: 'dst_port',
  host: 'host',
  url: 'url',
  method: 'method',
  status: 'status',
  action: 'action',
  bytes_up: 'bytes_up',
  bytes_down: 'bytes_down',
  user_agent: 'user_agent',
  browser: 'browser',
  os: 'os',
  device: 'device',
  device_type: 'device_type',
  content_type: 'content_type',
  log_category: 'category',
  country: 'country',
  city: 'city',
  network: 'network',
  message: 'message',
  service: 'service_id',
  category: 'service_id',
  risk: 'service_id',
  risk_score: 'service_id',
  brr: 'service_id',
  vendor: 'service_id',
  headquarters: 'service_id',
  seen: 'service_id',
  tag: 'service_id',
  uploaded: undefined,
  downloaded: undefined,
  traffic: undefined,
  requests: undefined,
  users: undefined,
  services: undefined,
};

/** The columns that a filter looks at. */
export function columnsOf(filter: Filter, found: Set<Column> = new Set()): Set<Column> {
  switch (filter.kind) {
    case 'and':
    case 'or':
      for (const part of filter.parts) columnsOf(part, found);
      return found;
    case 'not':
      return columnsOf(filter.part, found);
    default:
      return found.add(columnOf(filter.field));
  }
}

export function columnOf(field: TrafficField): Column {
  const column = COLUMN_OF[field];
  if (column === undefined)
    throw new RangeError(`“${field}” is a total: split it off before the filter is compiled`);
  return column;
}

/** What a filter's words mean for whoever asks. */
export interface Meaning {
  tenant: string;
  /** Ids of the services for which a condition on a service field holds. */
  resolve: (condition: Condition) => readonly string[];
  /** How people are asked for, where the company has anonymous ones. */
  people?: PeopleShown | undefined;
}

/**
 * A filter as an SQL condition, its values bound. Selects exactly the events for which `evaluate` says true. The tenant
 * is not in it: the store adds it to every statement.
 *
 */
export function compileFilter(filter: Filter, asked: Meaning, parameters: Parameters): string {
  switch (filter.kind) {
    case 'and':
    case 'or': {
      const parts = filter.parts.map((part) => compileFilter(part, asked, parameters));
      if (parts.length === 0) return filter.kind === 'and' ? 'true' : 'false';
      return parts.map((part) => `(${part})`).join(filter.kind === 'and' ? ' AND ' : ' OR ');
    }
    case 'not':
      return `NOT (${compileFilter(filter.part, asked, parameters)})`;
    default: {
      const column = columnOf(filter.field);
      const { of, type } = TRAFFIC_FIELDS[filter.field];
      if (of === 'service') return oneOf(column, asked.resolve(filter), parameters);
      if (filter.field === 'user') return compilePerson(filter, asked, parameters);
      return type === 'word' || type === 'text'
        ? compileText(filter, column, parameters)
        : compileNumber(filter, column, parameters);
    }
  }
}

/** The column holds one of the texts, letter for letter. */
export function oneOf(column: Column, values: readonly string[], parameters: Parameters): string {
  return values.length === 0 ? 'false' : `${column} IN ${parameters.bind('Array(String)', values)}`;
}

/** The text of a column, or of an expression of ours, holds this text, without regard to case. */
export function contains(expression: string, text: string, parameters: Parameters): string {
  return `position(lowerUTF8(${expression}), ${parameters.bind('String', foldCase(text))}) > 0`;
}

/** Whom a condition on people means is found among their names, once for all rows of a read. */
function compilePerson(condition: Condition, { tenant, people }: Meaning, parameters: Parameters): string {
  if (condition.kind === 'exists') return 'person != 0';
  const meant = whoIsMeant(condition, people, parameters);
  const among = `person IN (SELECT person FROM people WHERE tenant_id = ${parameters.bind('String', tenant)} AND (${meant.join(' OR ')}))`;
  // An absent name is empty text, as in every other field; the list of people has no such name.
  const parts = [
    ...(meansNobody(condition, people) ? ['person = 0'] : []),
    ...(meant.length > 0 ? [among] : []),
  ];
  return parts.length === 0 ? 'false' : parts.join(' OR ');
}

/** The ways in which a condition means people, over the column `user`: by their names, or by the numbers of anonymous ones. */
function whoIsMeant(condition: Condition, people: PeopleShown | undefined, parameters: Parameters): string[] {
  const numbered = people === undefined ? [] : numberedOf(condition, people, parameters);
  if (people?.hidden === true || condition.kind === 'compare') return numbered;
  return [...numbered, compileText(condition, 'user', parameters)];
}

function meansNobody(condition: Condition, people: PeopleShown | undefined): boolean {
  if (condition.kind === 'in') return condition.values.some((value) => String(value) === '');
  return people?.hidden !== true && condition.kind === 'text' && condition.value === '';
}

function compileText(condition: Condition, column: Column, parameters: Parameters): string {
  switch (condition.kind) {
    case 'in': {
      const values = [...new Set(condition.values.map((value) => foldCase(String(value))))];
      if (values.length === 0) return 'false';
      const equal = `lowerUTF8(${column}) IN ${parameters.bind('Array(String)', values)}`;
      if (TRAFFIC_FIELDS[condition.field].isAddress !== true) return equal;
      const networks = values.flatMap((value) => networkOf(value) ?? []);
      return [equal, ...networks.map((network) => liesIn(column, network, parameters))].join(' OR ');
    }
    case 'text':
      switch (condition.operator) {
        case 'contains':
          return contains(column, condition.value, parameters);
        case 'starts':
          return `startsWith(lowerUTF8(${column}), ${parameters.bind('String', foldCase(condition.value))})`;
        case 'ends':
          return `endsWith(lowerUTF8(${column}), ${parameters.bind('String', foldCase(condition.value))})`;
      }
      break;
    case 'exists':
      return `${column} != ''`;
    case 'compare':
      return 'false';
  }
}

/** Text that is no address lies in no network. */
function liesIn(column: Column, { low, high }: Network, parameters: Parameters): string {
  const address = `toIPv6OrNull(${column})`;
  const bound = (limit: bigint) => `toIPv6(${parameters.bind('String', writeAddress(limit))})`;
  return `ifNull(${address} >= ${bound(low)} AND ${address} <= ${bound(high)}, false)`;
}

/** A number that the source did not record meets no condition. */
function compileNumber(condition: Condition, column: Column, parameters: Parameters): string {
  const isKnown =
    column === 'bytes_up' || column === 'bytes_down' ? `${column}_unknown = 0` : `${column} != 0`;
  switch (condition.kind) {
    case 'in':
      return `${isKnown} AND has(${parameters.bind('Array(Float64)', condition.values.map(Number))}, toFloat64(${column}))`;
    case 'compare':
      return `${isKnown} AND toFloat64(${column}) ${condition.operator} ${parameters.bind('Float64', condition.value)}`;
    case 'exists':
      return isKnown;
    case 'text':
      return 'false';
  }
}
