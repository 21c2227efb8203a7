import { isStale } from '@casbah/domain/freshness';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { ClockIcon, WarningIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { PlayIcon, RefreshIcon, ToEndIcon } from '@casbah/widgets/icons/icons.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSession } from '../request/session.ts';
import { useWords } from '../words/useWords.ts';
import { LIVE_EVERY_SECONDS, refreshWhileVisible } from './auto-refresh.ts';
import css from './Freshness.module.css';

/** Whether Live is on, until it is turned off or the page is reloaded. */
let wasLive = false;

/**
 * Age of the newest event, linked to the sources. Warns if logs may have stopped, or if the range begins
 * later, and then offers a range up to the newest event. Times in ms since 1970 UTC.
 */
export function Freshness({
  newest,
  now,
  hasLive,
  isOutOfRange,
  onShowNewest,
}: {
  newest: number;
  now: number;
  /** Whether the page can refresh on its own. */
  hasLive: boolean;
  /** The range begins after the newest event. */
  isOutOfRange: boolean;
  /** Undefined if the range already ends with the newest event. */
  onShowNewest: (() => void) | undefined;
}) {
  const say = useWords();
  const format = useFormat();
  const client = useQueryClient();
  const { permissions } = useSession();
  const [isLive, setLive] = useState(wasLive);
  useEffect(() => {
    wasLive = isLive;
    if (isLive && hasLive)
      return refreshWhileVisible(() => void client.invalidateQueries({ queryKey: ['audit'] }));
  }, [isLive, hasLive, client]);

  const warns = isOutOfRange || isStale(newest, now);
  const words = say('shell.freshness', { age: format.relative(newest, Math.max(now, newest)) });
  const look = {
    className: css.age,
    'data-stale': warns || undefined,
    title: `${words} (${format.date(newest, 'full')})`,
  };
  const content = (
    <>
      {warns ? <WarningIcon /> : <ClockIcon />}
      <span className={css.words}>{words}</span>
    </>
  );
  return (
    <div className={css.freshness}>
      {permissions.includes('datasources.view') ? (
        <Link to="/appAudit/sources" {...look}>
          {content}
        </Link>
      ) : (
        <span {...look}>{content}</span>
      )}
      {warns && onShowNewest !== undefined ? (
        <IconButton label={say('shell.showNewest')} onPress={onShowNewest}>
          <ToEndIcon />
        </IconButton>
      ) : null}
      <span className={css.refresh}>
        <IconButton label={say('shell.refresh')} onPress={() => void client.invalidateQueries()}>
          <RefreshIcon />
        </IconButton>
        {hasLive ? (
          <span className={css.live} data-on={isLive || undefined}>
            <IconButton
              label={say('shell.live', { seconds: LIVE_EVERY_SECONDS })}
              aria-pressed={isLive}
              onPress={() => setLive(!isLive)}
            >
              <PlayIcon />
            </IconButton>
          </span>
        ) : null}
      </span>
    </div>
  );
}
