import { isStale } from '@casbah/domain/freshness';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { ClockIcon, WarningIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { RefreshIcon } from '@casbah/widgets/icons/icons.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '../request/session.ts';
import { useWords } from '../words/useWords.ts';
import css from './Freshness.module.css';

/** The age of the newest event, with a warning where logs may have stopped; leads to the sources. Times are ms since 1970 UTC. */
export function Freshness({ newest, now }: { newest: number; now: number }) {
  const say = useWords();
  const format = useFormat();
  const client = useQueryClient();
  const { permissions } = useSession();
  const stale = isStale(newest, now);
  const words = say('shell.freshness', { age: format.relative(newest, Math.max(now, newest)) });
  const look = {
    className: css.age,
    'data-stale': stale || undefined,
    title: `${words} (${format.date(newest, 'full')})`,
  };
  const content = (
    <>
      {stale ? <WarningIcon /> : <ClockIcon />}
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
      <span className={css.refresh}>
        <IconButton label={say('shell.refresh')} onPress={() => void client.invalidateQueries()}>
          <RefreshIcon />
        </IconButton>
      </span>
    </div>
  );
}
