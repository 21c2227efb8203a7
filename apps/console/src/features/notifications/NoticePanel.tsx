import type { notificationsWords } from '@casbah/messages/notifications';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { PanelSection, SidePanel } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { SkeletonText } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { fullNoticeQuery, seeNotice } from '../../shell/notices/notices.ts';
import { placeOfNotice } from '../../shell/notices/place-of-notice.ts';
import { errorCode } from '../../words/error-words.ts';
import { useLanguage } from '../../words/LanguageProvider.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Notifications.module.css';

/** A full notice. Opening it marks it as seen. */
export function NoticePanel({
  id,
  ...ways
}: {
  id: string;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
}) {
  const say = useWords<typeof notificationsWords>();
  const format = useFormat();
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery(fullNoticeQuery(id, language));
  const notice = data?.notification;
  const isNew = notice !== undefined && !notice.seen;
  useEffect(() => {
    if (isNew) seeNotice(id);
  }, [isNew, id]);
  const isGone = errorCode(error) === 'NOT_FOUND' || errorCode(error) === 'BAD_REQUEST';
  return (
    <SidePanel
      {...ways}
      title={notice?.subject ?? say('notifications.title')}
      subtitle={
        notice === undefined
          ? undefined
          : say('notifications.panel.given', { when: format.date(Date.parse(notice.created_on), 'dayTime') })
      }
      busy={notice === undefined && error === null}
      actions={
        notice === undefined ? undefined : notice.action === 'DOWNLOAD' ? (
          <a href={notice.url} download className={buttonClass({ variant: 'primary' })}>
            {say('notifications.DOWNLOAD')}
          </a>
        ) : (
          <Link {...placeOfNotice(notice.url)} className={buttonClass({ variant: 'primary' })}>
            {say('notifications.VISIT')}
          </Link>
        )
      }
    >
      <PanelSection>
        {notice !== undefined ? (
          <>
            <p className={css.text}>{notice.text}</p>
            {notice.seen_on === null ? null : (
              <p className={css.quiet}>
                {say('notifications.panel.seen', {
                  when: format.date(Date.parse(notice.seen_on), 'dayTime'),
                })}
              </p>
            )}
          </>
        ) : error === null ? (
          <SkeletonText lines={4} />
        ) : isGone ? (
          <EmptyState compact title={say('notifications.panel.missing')} />
        ) : (
          <ErrorView error={error} onRetry={() => void refetch()} compact />
        )}
      </PanelSection>
    </SidePanel>
  );
}
