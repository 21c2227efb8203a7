import type { notificationsWords } from '@casbah/messages/notifications';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { SplitView } from '@casbah/widgets/side-panel/SplitView.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { noticesQuery, seeNotice } from '../../shell/notices/notices.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useLanguage } from '../../words/LanguageProvider.tsx';
import { useWords } from '../../words/useWords.ts';
import { MailChoice } from './MailChoice.tsx';
import { NoticePanel } from './NoticePanel.tsx';
import { NoticeRow } from './NoticeRow.tsx';
import css from './Notifications.module.css';
import { readNoticesSearch } from './notices-search.ts';

/** A person's notices, newest first; the selected one in full beside the list. */
export function NotificationsPage() {
  const say = useWords<typeof notificationsWords>();
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery(noticesQuery(language));
  const { show } = readNoticesSearch(useSearch({ strict: false }));
  const { id: openId } = useParams({ strict: false });
  const navigate = useNavigate();

  const all = data?.notifications ?? [];
  // The open notice stays in the list, although opening it marked it as seen.
  const shown = show === 'unseen' ? all.filter((one) => !one.seen || one.id === openId) : all;
  const search = show === undefined ? {} : { show };
  const open = (id: string, replace = false) =>
    void navigate({ to: '/appAccount/notifications/$id', params: { id }, search, replace });
  const place = shown.findIndex((one) => one.id === openId);
  const at = (index: number) => {
    const notice = shown[index];
    return notice === undefined ? undefined : () => open(notice.id, true);
  };

  return (
    <>
      <PageHead
        title={say('notifications.title')}
        actions={
          <Button isDisabled={(data?.unseen ?? 0) === 0} onPress={() => seeNotice('all')}>
            {say('notifications.seeAll')}
          </Button>
        }
      >
        {data === undefined ? null : say('notifications.sentence', { count: data.unseen })}
      </PageHead>
      <div className={css.line}>
        <SegmentedControl
          label={say('notifications.show')}
          value={show ?? 'all'}
          onChange={(next) =>
            void navigate({ to: '.', search: next === 'unseen' ? { show: 'unseen' } : {}, replace: true })
          }
          segments={[
            { value: 'all', label: say('notifications.show.all') },
            { value: 'unseen', label: say('notifications.show.unseen') },
          ]}
        />
        <MailChoice />
      </div>
      <SplitView
        panel={
          openId === undefined ? null : (
            <NoticePanel
              key={openId}
              id={openId}
              onPrevious={place > 0 ? at(place - 1) : undefined}
              onNext={place < 0 ? undefined : at(place + 1)}
              onClose={() => void navigate({ to: '/appAccount/notifications', search })}
            />
          )
        }
      >
        <Card flush>
          {data === undefined ? (
            error === null ? (
              <div className={css.waiting} aria-busy="true">
                {[1, 2, 3, 4].map((row) => (
                  <Skeleton key={row} height={36} />
                ))}
              </div>
            ) : (
              <ErrorView error={error} onRetry={() => void refetch()} />
            )
          ) : shown.length === 0 ? (
            <EmptyState
              title={say(all.length === 0 ? 'notifications.none' : 'notifications.none.unseen')}
              action={
                all.length === 0 ? undefined : (
                  <Button onPress={() => void navigate({ to: '.', search: {} })}>
                    {say('notifications.show.all')}
                  </Button>
                )
              }
            >
              {all.length === 0 ? say('notifications.none.text') : null}
            </EmptyState>
          ) : (
            <ul className={css.list}>
              {shown.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} isOpen={notice.id === openId} search={search} />
              ))}
            </ul>
          )}
        </Card>
      </SplitView>
    </>
  );
}
