import type { FeedAnswer, ListFormat } from '@casbah/contract/decisions';
import type { decisionsWords } from '@casbah/messages/decisions';
import type { tagsNamesWords } from '@casbah/messages/tags';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { ItemDeleteBox } from '@casbah/widgets/item-delete-box/ItemDeleteBox.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Decisions.module.css';
import { FeedAddressDialog } from './FeedAddressDialog.tsx';
import { NewFeedDialog } from './NewFeedDialog.tsx';
import { feedsQuery, refreshFeeds } from './queries.ts';

/** Maximum client addresses shown per feed. */
const SHOWN_READERS = 3;

/** Feeds that products fetch lists from, and their clients. */
export function FeedsCard({ formats }: { formats: readonly ListFormat[] }) {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const mayChange = useMay('audit.modify');
  const { data, error, refetch } = useQuery(feedsQuery);
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<FeedAnswer>();
  const [isPending, setPending] = useState(false);
  const [shown, setShown] = useState<{ name: string; path: string }>();
  const [failure, setFailure] = useState<unknown>();

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setFailure(undefined);
    setPending(true);
    try {
      await work();
    } catch (caught) {
      setFailure(caught);
    }
    setPending(false);
    await refreshFeeds();
  };
  const remove = ({ id, name }: FeedAnswer): Promise<void> =>
    attempt(async () => {
      await call('DELETE /risks/feeds/{id}', { params: { id } });
      showToast({ tone: 'low', title: say('decisions.feeds.removed', { name }) });
    });
  const renew = ({ id, name }: FeedAnswer): Promise<void> =>
    attempt(async () => {
      const { path } = await call('POST /risks/feeds/{id}/token', { params: { id } });
      setAsked(undefined);
      setShown({ name, path });
    });

  const add = mayChange ? (
    <Button onPress={() => setAdding(true)}>{say('decisions.feeds.add')}</Button>
  ) : undefined;
  return (
    <Card title={say('decisions.feeds')} aside={data?.feeds.length === 0 ? undefined : add} flush>
      {failure === undefined ? null : <ErrorView error={failure} compact />}
      {data === undefined ? (
        error === null ? (
          <div className={css.skeleton} aria-busy="true">
            <Skeleton height={72} />
          </div>
        ) : (
          <ErrorView error={error} onRetry={() => void refetch()} />
        )
      ) : data.feeds.length === 0 ? (
        <EmptyState compact title={say('decisions.feeds.none')} action={add}>
          {say('decisions.feeds.none.why')}
        </EmptyState>
      ) : (
        <FeedsTable
          feeds={data.feeds}
          formats={formats}
          onRenew={mayChange ? setAsked : undefined}
          onRemove={(feed) => void remove(feed)}
        />
      )}
      {isAdding ? (
        <NewFeedDialog
          formats={formats}
          onClose={() => setAdding(false)}
          onMade={(made) => {
            setAdding(false);
            setShown(made);
          }}
        />
      ) : null}
      <ConfirmDialog
        open={asked !== undefined}
        title={say('decisions.feeds.renew.title', { name: asked?.name ?? '' })}
        accept={say('decisions.feeds.renew')}
        pending={isPending}
        onAccept={() => {
          if (asked !== undefined) void renew(asked);
        }}
        onCancel={() => setAsked(undefined)}
      >
        {say('decisions.feeds.renew.text')}
      </ConfirmDialog>
      {shown === undefined ? null : <FeedAddressDialog {...shown} onClose={() => setShown(undefined)} />}
    </Card>
  );
}

function FeedsTable({
  feeds,
  formats,
  onRenew,
  onRemove,
}: {
  feeds: readonly FeedAnswer[];
  formats: readonly ListFormat[];
  /** Undefined without permission to change. */
  onRenew: ((feed: FeedAnswer) => void) | undefined;
  onRemove: (feed: FeedAnswer) => void;
}) {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const format = useFormat();
  return (
    <StaticTable
      label={say('decisions.feeds')}
      rows={feeds}
      rowKey={({ id }) => id}
      empty={say('decisions.feeds.none')}
      columns={[
        {
          id: 'name',
          header: say('decisions.feeds.name'),
          isRowName: true,
          cell: (feed) => (
            <>
              {feed.name}
              <span className={css.second}>{say(`decisions.kind.${feed.kind}`)}</span>
            </>
          ),
        },
        {
          id: 'product',
          header: say('decisions.product'),
          wraps: true,
          cell: (feed) => formats.find((one) => one.format === feed.format)?.title ?? feed.format,
        },
        {
          id: 'networks',
          header: say('decisions.feeds.networks'),
          wraps: true,
          cell: ({ networks }) =>
            networks.length === 0 ? say('decisions.feeds.networks.all') : networks.join(', '),
        },
        {
          id: 'read',
          header: say('decisions.feeds.read'),
          cell: ({ last_read_on, reads, readers }) =>
            last_read_on === null ? (
              <span className={css.quiet}>{say('decisions.feeds.never')}</span>
            ) : (
              <>
                <RelativeTime time={Date.parse(last_read_on)} />
                <span className={css.second}>
                  {say('decisions.feeds.reads', {
                    count: reads,
                    from: readers
                      .slice(0, SHOWN_READERS)
                      .map(({ address }) => address)
                      .join(', '),
                  })}
                </span>
              </>
            ),
        },
        {
          id: 'made',
          header: say('decisions.feeds.made'),
          wraps: true,
          cell: ({ created_by, created_on }) => (
            <>
              {format.date(Date.parse(created_on), 'day')}
              <span className={css.second}>{created_by}</span>
            </>
          ),
        },
        ...(onRenew === undefined
          ? []
          : [
              {
                id: 'actions',
                header: say('decisions.feeds.actions'),
                align: 'end' as const,
                cell: (feed: FeedAnswer) => (
                  <span className={css.actions}>
                    <Button
                      size="small"
                      aria-label={say('decisions.feeds.renew.of', { name: feed.name })}
                      onPress={() => onRenew(feed)}
                    >
                      {say('decisions.feeds.renew')}
                    </Button>
                    <ItemDeleteBox name={feed.name} onDelete={() => onRemove(feed)} />
                  </span>
                ),
              },
            ]),
      ]}
    />
  );
}
