import {
  TOTALS_OF_LIST,
  TRAFFIC_FIELDS,
  type TrafficField,
  type TrafficList,
} from '@casbah/domain/filter/traffic-fields';
import type { RiskLevel } from '@casbah/domain/risk';

/** Fields of requests and their services, in display order. */
const OF_REQUESTS: readonly TrafficField[] = [
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

/** Fields that a plain name, typed without a field, is searched in. */
const NAMES: readonly TrafficField[] = ['service', 'user', 'host'];

/** Values of a field with a fixed set, in display order: highest risk first. */
export function closedValues(field: TrafficField): readonly string[] | undefined {
  return field === 'risk' ? RISK_VALUES : TRAFFIC_FIELDS[field].values;
}
const RISK_VALUES: readonly RiskLevel[] = ['high', 'medium', 'low', 'unresearched'];

const AT_THE_FRONT = 3;

/** Fields of a list's filter; totals follow the first few. */
export function filterFields(list: TrafficList): readonly { field: TrafficField; search: boolean }[] {
  return [
    ...OF_REQUESTS.slice(0, AT_THE_FRONT),
    ...TOTALS_OF_LIST[list],
    ...OF_REQUESTS.slice(AT_THE_FRONT),
  ].map((field) => ({ field, search: NAMES.includes(field) }));
}
