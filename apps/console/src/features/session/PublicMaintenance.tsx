import type { MaintenancePeriod } from '@casbah/domain/maintenance';
import { sessionOverlayWords } from '@casbah/messages/session/start-words';
import { overlayWords } from '@casbah/messages/widgets';
import { lazy, Suspense, useEffect, useState } from 'react';
import { callBeforeSignIn } from '../../request/api.ts';
import { MAINTENANCE_EVERY_MS, periodOf } from '../../shell/notices/maintenance.ts';
import { withWords } from '../../words/words.ts';

/** Loaded only if there is something to show. */
const Maintenance = lazy(
  withWords([overlayWords, sessionOverlayWords], async () => ({
    default: (await import('./Maintenance.tsx')).Maintenance,
  })),
);

const FIRST_AFTER_MS = 500;

/** Polls for current and planned maintenance after the page has loaded. */
export function PublicMaintenance() {
  const [periods, setPeriods] = useState<readonly MaintenancePeriod[]>([]);
  useEffect(() => {
    const ask = () =>
      // Sign-in neither waits for it nor fails with it.
      void callBeforeSignIn('GET /admin/application/list/get_maintenance_periods', {}).then(
        ({ maintenance_periods: told }) => setPeriods(told.map(periodOf)),
        () => undefined,
      );
    const first = setTimeout(ask, FIRST_AFTER_MS);
    const again = setInterval(ask, MAINTENANCE_EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, []);
  return periods.length === 0 ? null : (
    <Suspense>
      <Maintenance periods={periods} />
    </Suspense>
  );
}
