import { isClockWrong } from '@casbah/domain/clock-skew';
import { useIntl } from 'react-intl';
import { NoticeBanner } from '../notice-banner/NoticeBanner.tsx';

/**
 * Warns that this machine's clock is off by more than an hour. Both times in ms since 1970 UTC, taken at the same
 * moment.
 */
export function ClockWarning({ server, machine }: { server: number; machine: number }) {
  const { formatMessage } = useIntl();
  if (!isClockWrong(server, machine)) return null;
  return (
    <NoticeBanner tone="medium">
      {formatMessage({ id: 'widgets.clock.MSG_USER_MACHINE_TIME_WRONG' })}
    </NoticeBanner>
  );
}
