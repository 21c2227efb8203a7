import {
  type MaintenanceNotice,
  type MaintenancePeriod,
  type MaintenanceStage,
  maintenanceNotices,
} from '@casbah/domain/maintenance';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../format/useFormat.ts';
import { NoticeBanner } from '../notice-banner/NoticeBanner.tsx';
import { dismissNotice, isNoticeDismissed, type KeptNotices } from './dismissal.ts';

/** Delay so that a newly loaded page doesn't jump immediately. */
export const MAINTENANCE_NOTICE_DELAY_MS = 500;

const WORDS: Readonly<Record<MaintenanceStage, string>> = {
  in_progress: 'widgets.maintenance.MAINTENANCE_PERIOD_START_MSG',
  hour: 'widgets.maintenance.MAINTENANCE_PERIOD_HOUR_MSG',
  day: 'widgets.maintenance.MAINTENANCE_PERIOD_DAYS_MSG',
  week: 'widgets.maintenance.MAINTENANCE_PERIOD_DAYS_MSG',
};

export interface MaintenanceBannerProps {
  periods: readonly MaintenancePeriod[];
  /** Ms since 1970 UTC; updated by the page. */
  now: number;
  isSystemAdmin: boolean;
  /** The status page; without one there is no link to details. */
  statusUrl?: string | undefined;
  /** Storage for dismissals: local storage. */
  kept: KeptNotices;
}

/** Banner for the nearest maintenance period only, because people read one line, not three. */
export function MaintenanceBanner({ periods, now, isSystemAdmin, statusUrl, kept }: MaintenanceBannerProps) {
  const { formatMessage } = useIntl();
  const [isLate, setLate] = useState(false);
  /** Dismissed on this page, even without storage. */
  const [away, setAway] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MAINTENANCE_NOTICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  const [notice] = maintenanceNotices(periods, {
    now,
    isSystemAdmin,
    isDismissed: (id) => away.has(id) || isNoticeDismissed(kept, id),
  });
  if (notice === undefined) return null;
  const { period, stage, canBeDismissed } = notice;
  return (
    <NoticeBanner
      key={period.id}
      tone={period.isAnnouncement ? 'info' : stage === 'in_progress' || stage === 'hour' ? 'high' : 'medium'}
      details={
        period.hasDetails && statusUrl !== undefined
          ? { href: statusUrl, label: formatMessage({ id: 'widgets.maintenance.details' }) }
          : undefined
      }
      onDismiss={
        canBeDismissed
          ? () => {
              dismissNotice(kept, period.id);
              setAway(new Set([...away, period.id]));
            }
          : undefined
      }
    >
      <NoticeWords notice={notice} />
    </NoticeBanner>
  );
}

function NoticeWords({ notice: { period, stage } }: { notice: MaintenanceNotice }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  if (period.isAnnouncement) return period.name;
  return formatMessage(
    { id: WORDS[stage] },
    {
      name: period.name,
      start: format.date(period.start, 'dayTime'),
      end: format.date(period.end, 'dayTime'),
    },
  );
}
