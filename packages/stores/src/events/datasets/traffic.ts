import type { EventField } from '@casbah/domain/event';
import type { Dataset } from './dataset.ts';

const OF_SERVICES = ['service_id', 'action', 'source'] as const satisfies readonly EventField[];
const OF_USAGE = [...OF_SERVICES, 'user', 'browser', 'os'] as const satisfies readonly EventField[];
const OF_HOSTS = [...OF_SERVICES, 'host', 'country', 'category'] as const satisfies readonly EventField[];

/**
 * Requests of people and machines to services and sites. For the choice of roll-ups, see docs/decisions/0005
 * and 0018.
 */
export const traffic: Dataset = {
  kind: 'traffic',
  totals: {
    uploaded: ['bytes_up'],
    downloaded: ['bytes_down'],
    traffic: ['bytes_up', 'bytes_down'],
    requests: ['requests'],
    users: ['users'],
    services: ['services'],
  },
  rollUps: [
    { table: 'services_by_day', unit: 'day', fields: OF_SERVICES, isSmall: true },
    { table: 'hosts_by_day', unit: 'day', fields: OF_HOSTS, isSmall: true },
    { table: 'usage_by_day', unit: 'day', fields: OF_USAGE },
    {
      table: 'traffic_by_hour',
      unit: 'hour',
      fields: [...OF_USAGE, ...OF_HOSTS, 'user_domain', 'src_ip', 'device'],
    },
    {
      table: 'presence_by_half_hour',
      unit: 'half_hour',
      fields: [...OF_USAGE, 'device', 'device_type'],
      isFilledLater: true,
    },
  ],
};
