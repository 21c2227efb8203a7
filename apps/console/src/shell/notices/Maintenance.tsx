import { MaintenanceBanner } from '@casbah/widgets/maintenance-banner/MaintenanceBanner.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../request/api.ts';
import { useSession } from '../../request/session.ts';
import { MAINTENANCE_EVERY_MS, periodOf } from './maintenance.ts';

/** Interval for updating how near a period is. */
const POLL_EVERY_MS = 30_000;

/** Storage key of dismissed notices. Without storage, notices reappear on the next page. */
const kept = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
};

/** Maintenance banner on every page, from a week ahead until the end. */
export function Maintenance() {
  const { role } = useSession();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), POLL_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const { data } = useQuery({
    queryKey: ['maintenance', 'told'],
    queryFn: ({ signal }) => call('GET /admin/application/list/get_maintenance_periods', {}, { signal }),
    select: ({ maintenance_periods: periods }) => periods.map(periodOf),
    refetchInterval: MAINTENANCE_EVERY_MS,
  });
  const hasDetails = (data ?? []).some((period) => period.hasDetails);
  const general = useQuery({
    queryKey: ['tenant', 'general'],
    queryFn: ({ signal }) => call('GET /admin/get_general_config', {}, { signal }),
    enabled: hasDetails,
  });
  const statusUrl = general.data?.statusAppUrl;
  return (
    <MaintenanceBanner
      periods={data ?? []}
      now={now}
      isSystemAdmin={role === 'sysadmin'}
      statusUrl={statusUrl === '' ? undefined : statusUrl}
      kept={kept}
    />
  );
}
