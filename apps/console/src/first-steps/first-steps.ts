import type { FirstStep } from '@casbah/domain/first-steps';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../request/api.ts';

/** Poll interval while the sample is being read. */
const LOADING_MS = 1_500;

export const firstStepsQuery = queryOptions({
  queryKey: ['first-steps'],
  queryFn: () => call('GET /admin/first-steps', {}),
  refetchInterval: ({ state: { data } }) => (data?.sample.state === 'loading' ? LOADING_MS : false),
});

/** Page of each step. */
export const PLACE_OF_STEP = {
  source: '/appAudit/sources',
  domain: '/appAccount/account',
  colleague: '/appAccount/users',
  directory: '/settings/directory',
  decision: '/appAudit/services',
  feed: '/appAudit/decisions',
  report: '/appAudit/schedule-report',
} as const satisfies Record<FirstStep, string>;
