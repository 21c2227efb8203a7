import {
  LONGEST_MAINTENANCE_DAYS,
  LONGEST_MAINTENANCE_DESCRIPTION,
  LONGEST_MAINTENANCE_NAME,
} from '@casbah/domain/maintenance';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';
import { liveAreas } from './live-areas.ts';

export const maintenancePeriod = z.object({
  id: z.string(),
  name: z.string(),
  desc: z.string(),
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime(),
  /** Visible to everyone, including before sign-in; otherwise only to sysadmins. */
  is_public: z.boolean(),
  /** Whether the status page has details. */
  has_details: z.boolean(),
  /** An announcement, shown by name only. */
  non_maintenance: z.boolean(),
  /** Whether the caller may change it: everyone can read the operator's periods. */
  is_own: z.boolean(),
});
export type MaintenancePeriodAnswer = z.infer<typeof maintenancePeriod>;

const name = z.string().trim().min(1).max(LONGEST_MAINTENANCE_NAME);
const desc = z.string().trim().max(LONGEST_MAINTENANCE_DESCRIPTION);
const time = z.iso.datetime();

export const newMaintenancePeriod = z.strictObject({
  name,
  desc: desc.default(''),
  start_time: time,
  /** After the start, by at most `LONGEST_MAINTENANCE_DAYS` days. */
  end_time: time,
  is_public: z.boolean().default(true),
  has_details: z.boolean().default(false),
  non_maintenance: z.boolean().default(false),
});

export const maintenanceChange = z.strictObject({
  name: name.optional(),
  desc: desc.optional(),
  start_time: time.optional(),
  end_time: time.optional(),
  is_public: z.boolean().optional(),
  has_details: z.boolean().optional(),
  non_maintenance: z.boolean().optional(),
});

const id = z.object({ id: z.uuid() });
const done = z.literal('success');

export const maintenanceCalls = calls({
  'GET /admin/application/list/get_maintenance_periods': {
    summary:
      'List current and announced maintenance. Before sign-in, only public periods of the whole service; sysadmins also get ' +
      `those that are not public. Periods last at most ${LONGEST_MAINTENANCE_DAYS} days.`,
    permission: 'public',
    background: true,
    answer: z.object({ action_status: done, maintenance_periods: z.array(maintenancePeriod) }),
    errors: [],
  },
  'GET /admin/maintenance/periods': {
    summary: 'List all maintenance periods, past ones included, newest first.',
    permission: 'sysadmin.use',
    answer: z.object({ periods: z.array(maintenancePeriod) }),
    errors: [],
  },
  'POST /admin/maintenance/periods': {
    summary: 'Create a maintenance period, or an announcement with only a name.',
    permission: 'sysadmin.use',
    idempotent: true,
    body: newMaintenancePeriod,
    answer: maintenancePeriod,
    status: 201,
    errors: ['UNPROCESSABLE', 'MAINTENANCE_LIMIT', 'IDEMPOTENCY_KEY_REUSED', 'STILL_UNDER_WAY'],
  },
  'PATCH /admin/maintenance/periods/{id}': {
    summary: 'Update a maintenance period. Omitted fields keep their values.',
    permission: 'sysadmin.use',
    params: id,
    body: maintenanceChange,
    answer: maintenancePeriod,
    errors: ['NOT_FOUND', 'UNPROCESSABLE'],
  },
  'DELETE /admin/maintenance/periods/{id}': {
    summary: 'Delete a maintenance period. It is no longer announced.',
    permission: 'sysadmin.use',
    params: id,
    answer: z.object({ api_response: done }),
    errors: ['NOT_FOUND'],
  },
});

export const maintenanceEvents = historyEvents({
  'maintenance.created': ['POST /admin/maintenance/periods'],
  'maintenance.changed': ['PATCH /admin/maintenance/periods/{id}'],
  'maintenance.deleted': ['DELETE /admin/maintenance/periods/{id}'],
});

export const maintenanceLive = liveAreas({ maintenance: 'session.use' });
