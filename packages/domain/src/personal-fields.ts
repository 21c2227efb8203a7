import type { TrafficField } from './filter/traffic-fields.ts';

/** Fields of traffic that identify people, unavailable to filters with anonymization. */
export const PERSONAL_FIELDS = [
  'user_domain',
  'src_ip',
  'device',
  'url',
  'message',
] as const satisfies readonly TrafficField[];
