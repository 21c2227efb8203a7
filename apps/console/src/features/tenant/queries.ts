import type { RetentionChoice } from '@casbah/domain/retention';
import { type ConfigValue, settingsOf } from '@casbah/domain/tenant-config';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { refreshSettings } from '../../settings/refresh-settings.ts';

/** Key prefix of all company data: the live stream invalidates it. */
const TENANT = 'tenant';

export const indexQuery = queryOptions({
  queryKey: [TENANT, 'settings'],
  queryFn: ({ signal }) => call('GET /admin/tenant/settings', {}, { signal }),
});

export const companyQuery = queryOptions({
  queryKey: [TENANT, 'company'],
  queryFn: ({ signal }) => call('GET /admin/tenant/companyDetails', {}, { signal }),
});

export const usageQuery = queryOptions({
  queryKey: [TENANT, 'usage'],
  queryFn: ({ signal }) => call('GET /admin/tenant/usage', {}, { signal }),
});

export const retentionEffectQuery = (choice: RetentionChoice) =>
  queryOptions({
    queryKey: [TENANT, 'retention', choice],
    queryFn: ({ signal }) => call('GET /admin/retention/effect', { query: choice }, { signal }),
  });

type SettingsApp = 'general' | 'security' | 'data' | 'datasources';

/** The effective settings of an application, set or default. */
export const configQuery = (app: SettingsApp) =>
  queryOptions({
    queryKey: [TENANT, 'config', app],
    queryFn: async ({ signal }) => {
      const { details } = await call('GET /admin/config/details', { query: { app_name: app } }, { signal });
      return settingsOf(details);
    },
  });

/** Saves changed values one by one: values before a failure stay saved. */
export async function saveConfig(
  app: SettingsApp,
  values: Readonly<Record<string, ConfigValue>>,
): Promise<'saved'> {
  try {
    for (const [name, value] of Object.entries(values))
      await call('POST /admin/config/update', {
        body: {
          app_name: app,
          param_name: name,
          param_value: typeof value === 'object' ? [...value] : value,
        },
      });
    return 'saved';
  } finally {
    await refreshSettings();
  }
}

/**
 * Saves changed retention settings. The one that protects activities takes effect first, so that no cleanup between
 * two calls deletes what both together keep.
 */
export function saveRetention(
  { activities }: RetentionChoice,
  changed: Partial<RetentionChoice>,
): Promise<'saved'> {
  const event_retention = changed.events;
  const activity_retention = changed.activities;
  const ofEvents = event_retention === undefined ? {} : { event_retention };
  const ofActivities = activity_retention === undefined ? {} : { activity_retention };
  return saveConfig(
    'data',
    activities === 'as_events' ? { ...ofEvents, ...ofActivities } : { ...ofActivities, ...ofEvents },
  );
}
