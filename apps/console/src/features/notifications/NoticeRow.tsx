import type { NotificationItem } from '@casbah/contract/notifications';
import type { notificationsWords } from '@casbah/messages/notifications';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { CheckIcon } from '@casbah/widgets/icons/icons.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { VisuallyHidden } from '@casbah/widgets/visually-hidden/VisuallyHidden.tsx';
import { Link } from '@tanstack/react-router';
import { NoticeAction } from '../../shell/notices/NoticeAction.tsx';
import { seeNotice } from '../../shell/notices/notices.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Notifications.module.css';
import type { NoticesSearch } from './notices-search.ts';

/** One notice: text, time and action. */
export function NoticeRow({
  notice,
  isOpen,
  search,
}: {
  notice: NotificationItem;
  isOpen: boolean;
  search: NoticesSearch;
}) {
  const say = useWords<typeof notificationsWords>();
  const { id, subject, seen, created_on } = notice;
  return (
    <li className={css.row} data-seen={seen} data-open={isOpen}>
      <span className={css.dot} aria-hidden="true" />
      <div className={css.words}>
        <Link
          to="/appAccount/notifications/$id"
          params={{ id }}
          search={search}
          className={css.subject}
          aria-current={isOpen ? 'true' : undefined}
        >
          {subject}
        </Link>
        {seen ? null : <VisuallyHidden>{say('notifications.new')}</VisuallyHidden>}
      </div>
      <span className={css.when}>
        <RelativeTime time={Date.parse(created_on)} />
      </span>
      <span className={css.actions}>
        <NoticeAction notice={notice} />
        {seen ? null : (
          <IconButton
            size="small"
            label={say('notifications.see.of', { subject })}
            onPress={() => seeNotice(id)}
          >
            <CheckIcon />
          </IconButton>
        )}
      </span>
    </li>
  );
}
