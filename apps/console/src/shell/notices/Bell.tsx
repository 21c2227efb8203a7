import type { notificationsWords } from '@casbah/messages/notifications';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { BellIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { Popover } from '@casbah/widgets/popover/Popover.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLanguage } from '../../words/LanguageProvider.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Notices.module.css';
import { noticesQuery } from './notices.ts';

/** Loaded when opened. */
const BellPanel = lazy(async () => ({ default: (await import('./BellPanel.tsx')).BellPanel }));

/** Higher counts show as 99+. */
const MOST_SHOWN = 99;

/** Number of unseen notices on every page, and the newest of them. */
export function Bell() {
  const say = useWords<typeof notificationsWords>();
  const { language } = useLanguage();
  const { data } = useQuery(noticesQuery(language));
  const unseen = data?.unseen ?? 0;
  const label = say('notifications.bell', { count: unseen });
  return (
    <Popover
      label={say('notifications.title')}
      placement="bottom end"
      trigger={
        <IconButton label={label}>
          <span className={css.bell}>
            <BellIcon />
            {unseen === 0 ? null : (
              <span className={css.count} aria-hidden="true">
                {unseen > MOST_SHOWN ? `${MOST_SHOWN}+` : unseen}
              </span>
            )}
          </span>
        </IconButton>
      }
    >
      {(close) => (
        <Suspense fallback={<Skeleton height={160} width={320} />}>
          <BellPanel onClose={close} />
        </Suspense>
      )}
    </Popover>
  );
}
