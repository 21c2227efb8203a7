import type { notificationsWords } from '@casbah/messages/notifications';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { CloseIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../words/LanguageProvider.tsx';
import { useWords } from '../../words/useWords.ts';
import { ErrorView } from '../ErrorView.tsx';
import { NoticeAction } from './NoticeAction.tsx';
import css from './Notices.module.css';
import { noticesQuery, seeNotice } from './notices.ts';

/** Maximum notices that fit on a small screen without scrolling. */
const NEWEST = 6;

/** The newest unseen notices: each can be opened or dismissed. */
export function BellPanel({ onClose }: { onClose: () => void }) {
  const say = useWords<typeof notificationsWords>();
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery(noticesQuery(language));
  const unseen = (data?.notifications ?? []).filter(({ seen }) => !seen).slice(0, NEWEST);
  return (
    <div className={css.panel}>
      <header className={css.head}>
        <h2>{say('notifications.title')}</h2>
        {unseen.length === 0 ? null : (
          <Button variant="link" onPress={() => seeNotice('all')}>
            {say('notifications.seeAll')}
          </Button>
        )}
      </header>
      {data === undefined ? (
        error === null ? (
          <Skeleton height={120} />
        ) : (
          <ErrorView error={error} onRetry={() => void refetch()} compact />
        )
      ) : unseen.length === 0 ? (
        <EmptyState compact title={say('notifications.none.unseen')} />
      ) : (
        <ul className={css.list}>
          {unseen.map((notice) => (
            <li key={notice.id}>
              <div className={css.words}>
                <Link
                  to="/appAccount/notifications/$id"
                  params={{ id: notice.id }}
                  className={css.subject}
                  onClick={() => {
                    seeNotice(notice.id);
                    onClose();
                  }}
                >
                  {notice.subject}
                </Link>
                <span className={css.quiet}>
                  <RelativeTime time={Date.parse(notice.created_on)} />
                </span>
              </div>
              <NoticeAction notice={notice} onDone={onClose} />
              <IconButton
                size="small"
                label={say('notifications.see.of', { subject: notice.subject })}
                onPress={() => seeNotice(notice.id)}
              >
                <CloseIcon size={12} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <footer className={css.foot}>
        <Link to="/appAccount/notifications" onClick={onClose}>
          {say('notifications.page')}
        </Link>
      </footer>
    </div>
  );
}
