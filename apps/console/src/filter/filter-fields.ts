import { DEVICE_TYPES } from '@casbah/domain/device-type';
import { EVENT_ACTIONS } from '@casbah/domain/event';
import type { FilterField } from '@casbah/domain/filter/expression';
import type { RiskLevel } from '@casbah/domain/risk';

/** Lists whose rows are filtered. */
export type FilteredList = 'services' | 'users' | 'destinations' | 'sites';

/** What can be asked of single requests and of the service they went to, in the order in which it is offered. */
const OF_REQUESTS: readonly FilterField[] = [
  'risk',
  'service',
  'category',
  'tag',
  'seen',
  'user',
  'host',
  'source',
  'action',
  'headquarters',
  'vendor',
  'risk_score',
  'brr',
  'url',
  'src_ip',
  'country',
  'city',
  'network',
  'browser',
  'os',
  'device_type',
  'method',
  'status',
  'content_type',
  'log_category',
  'user_domain',
  'user_agent',
  'device',
  'dst_ip',
  'dst_port',
  'bytes_up',
  'bytes_down',
  'message',
];

/** What the rows of each list add up. */
const TOTALS: Readonly<Record<FilteredList, readonly FilterField[]>> = {
  services: ['uploaded', 'downloaded', 'traffic', 'requests', 'users'],
  users: ['uploaded', 'downloaded', 'traffic', 'requests', 'services'],
  destinations: ['uploaded', 'downloaded', 'traffic', 'requests', 'users', 'services'],
  sites: ['uploaded', 'downloaded', 'traffic', 'requests', 'users'],
};

/** Fields whose names people type without saying the field. */
const NAMES: readonly FilterField[] = ['service', 'user', 'host'];

/** Levels as one looks for them, and what a log can say was done. */
const RISK_VALUES: readonly RiskLevel[] = ['high', 'medium', 'low', 'unresearched'];
const ACTION_VALUES = EVENT_ACTIONS;
/** First seen within the week. */
export const SEEN_NEW = 'new';

/** The values of fields that have no others. */
export const CLOSED_VALUES: Readonly<Partial<Record<FilterField, readonly string[]>>> = {
  risk: RISK_VALUES,
  action: ACTION_VALUES,
  device_type: DEVICE_TYPES,
  seen: [SEEN_NEW],
};

const AT_THE_FRONT = 3;

/** The fields one can filter a list by; totals come right behind the first ones. */
export function filterFields(list: FilteredList): readonly { field: FilterField; search: boolean }[] {
  return [...OF_REQUESTS.slice(0, AT_THE_FRONT), ...TOTALS[list], ...OF_REQUESTS.slice(AT_THE_FRONT)].map(
    (field) => ({ field, search: NAMES.includes(field) }),
  );
}
