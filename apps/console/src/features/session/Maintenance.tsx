import type { MaintenancePeriod } from '@casbah/domain/maintenance';
import { MaintenanceBanner } from '@casbah/widgets/maintenance-banner/MaintenanceBanner.tsx';
import { useState } from 'react';

/** Storage key of dismissed notices. Without storage, notices reappear on the next page. */
const kept = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
};

/** Public maintenance notices, for people who haven't signed in yet. */
export function Maintenance({ periods }: { periods: readonly MaintenancePeriod[] }) {
  const [now] = useState(Date.now);
  return <MaintenanceBanner periods={periods} now={now} isSystemAdmin={false} kept={kept} />;
}
