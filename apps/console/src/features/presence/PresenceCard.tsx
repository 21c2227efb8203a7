import { address } from '@casbah/contract/client';
import type { presenceWords } from '@casbah/messages/presence';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import type { ReactNode } from 'react';
import { useMay } from '../../request/session.ts';
import type { ScopeQuery } from '../../scope/useScope.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Presence.module.css';

interface Pages<Row> {
  data: { pages: readonly { rows: readonly Row[] }[] } | undefined;
  error: Error | null;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Sessions or devices of one user, with a query of its own, so the page doesn't wait for it. */
export function PresenceCard<Row>({
  list,
  hint,
  user,
  query,
  answer,
  choice,
  children,
}: {
  list: 'sessions' | 'devices';
  hint: string;
  user: string;
  /** Query of its downloads. */
  query: (ScopeQuery & { pause_minutes?: number }) | undefined;
  answer: Pages<Row>;
  /** Options of the list, if any. */
  choice?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}) {
  const say = useWords<typeof presenceWords>();
  const mayExport = useMay('audit.export');
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = answer;
  const rows = data?.pages.flatMap((page) => page.rows);
  const asked = { params: { user, presence: list }, query: { ...query } };
  return (
    <Card
      title={say(`presence.${list}`)}
      aside={
        mayExport && rows !== undefined ? (
          <span className={css.exports}>
            <a href={address('GET /audit/users/{user}/{presence}/export', asked)} download>
              {say(`presence.${list}.csv`)}
            </a>
            <a href={address('GET /audit/users/{user}/{presence}/export.ndjson', asked)} download>
              {say(`presence.${list}.ndjson`)}
            </a>
          </span>
        ) : undefined
      }
    >
      {rows !== undefined ? (
        <>
          <p className={css.quiet}>{hint}</p>
          {choice}
          {children(rows)}
          {hasNextPage ? (
            <div className={css.more}>
              <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
                {say(`presence.${list}.more`)}
              </Button>
            </div>
          ) : null}
        </>
      ) : error === null ? (
        <Skeleton height={180} />
      ) : (
        <ErrorView error={error} onRetry={() => void refetch()} compact />
      )}
    </Card>
  );
}
