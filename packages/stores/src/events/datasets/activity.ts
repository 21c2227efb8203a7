import { ACTIVITIES, ACTIVITIES_BY_DAY, ACTIVITY_COLUMNS, DAY_KEYS } from '../schema/activities.ts';
import type { Dataset } from './dataset.ts';

/** What people and services do in cloud apps, as their audit logs tell. */
export const activity: Dataset = {
  kind: 'activity',
  copy: { table: ACTIVITIES, columns: new Set(ACTIVITY_COLUMNS) },
  totals: {},
  rollUps: [{ table: ACTIVITIES_BY_DAY, unit: 'day', fields: DAY_KEYS, isSmall: true }],
};
