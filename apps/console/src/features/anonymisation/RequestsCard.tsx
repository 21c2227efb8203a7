import type { Reveal } from '@casbah/contract/anonymisation';
import type { anonymisationWords } from '@casbah/messages/anonymisation';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import type { Tone } from '@casbah/widgets/chip/Chip.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { cx } from '@casbah/widgets/class-names.ts';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { useSession } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Anonymisation.module.css';
import { refreshReveals } from './queries.ts';

const TONES: Readonly<Record<Reveal['state'], Tone>> = {
  asked: 'medium',
  lapsed: 'neutral',
  refused: 'neutral',
  holds: 'low',
  done: 'neutral',
  ended: 'neutral',
};

/** Unmask requests with their reasons and outcomes. Never contains names, whatever the reader's permissions. */
export function RequestsCard({ requests }: { requests: readonly Reveal[] }) {
  const say = useWords<typeof anonymisationWords>();
  const format = useFormat();
  const { user_id } = useSession();
  const [failure, setFailure] = useState<unknown>();
  const [pending, setPending] = useState<string>();

  const change = async (id: string, how: 'approve' | 'refuse' | 'end'): Promise<void> => {
    setPending(`${id} ${how}`);
    setFailure(undefined);
    try {
      const params = { id };
      switch (how) {
        case 'approve':
          await call('POST /admin/anonymisation/requests/{id}/approve', { params });
          break;
        case 'refuse':
          await call('POST /admin/anonymisation/requests/{id}/refuse', { params });
          break;
        case 'end':
          await call('POST /admin/anonymisation/requests/{id}/end', { params });
      }
    } catch (error) {
      setFailure(error);
    } finally {
      await refreshReveals();
      setPending(undefined);
    }
  };
  const button = (row: Reveal, how: 'approve' | 'refuse' | 'end', label: string) => (
    <Button
      size="small"
      variant={how === 'approve' ? 'primary' : 'secondary'}
      isPending={pending === `${row.id} ${how}`}
      isDisabled={pending !== undefined}
      onPress={() => void change(row.id, how)}
    >
      {label}
    </Button>
  );
  const mayEnd = (row: Reveal) =>
    (row.is_mine && row.state === 'asked') ||
    (row.state === 'holds' && (row.is_mine || row.decided_by?.id === user_id));

  return (
    <Card title={say('anonymisation.requests')} flush={requests.length > 0}>
      {requests.length === 0 ? (
        <EmptyState compact title={say('anonymisation.requests.nothing')}>
          {say('anonymisation.requests.nothing.hint')}
        </EmptyState>
      ) : (
        <StaticTable
          label={say('anonymisation.requests')}
          rows={requests}
          rowKey={({ id }) => id}
          empty="–"
          columns={[
            {
              id: 'about',
              header: say('anonymisation.column.about'),
              isRowName: true,
              cell: ({ kind, people }) =>
                kind === 'switch_off' ? (
                  say('anonymisation.everybody')
                ) : (
                  <span className={css.people}>
                    {people.map((person) => (
                      <span key={person}>{person}</span>
                    ))}
                  </span>
                ),
            },
            {
              id: 'by',
              header: say('anonymisation.column.by'),
              cell: ({ is_mine, asked_by, asked_on }) => (
                <span className={css.lines}>
                  <span className={css.email}>
                    {is_mine ? say('anonymisation.you') : (asked_by.email ?? say('anonymisation.gone'))}
                  </span>
                  <span className={css.second}>
                    <RelativeTime time={Date.parse(asked_on)} />
                  </span>
                </span>
              ),
            },
            {
              id: 'reason',
              header: say('anonymisation.column.reason'),
              cell: ({ reason }) => <span className={css.reason}>{reason}</span>,
            },
            {
              id: 'state',
              header: say('anonymisation.column.state'),
              cell: ({ state, holds_until, decided_by }) => (
                <span className={css.lines}>
                  <Chip tone={TONES[state]}>
                    {say(`anonymisation.state.${state}`, {
                      time: holds_until === null ? '' : format.date(Date.parse(holds_until), 'time'),
                    })}
                  </Chip>
                  {decided_by === null ? null : (
                    <span className={cx(css.second, css.email)}>
                      {decided_by.email ?? say('anonymisation.gone')}
                    </span>
                  )}
                </span>
              ),
            },
            {
              id: 'actions',
              header: say('anonymisation.column.decision'),
              align: 'end',
              cell: (row) => (
                <span className={css.actions}>
                  {row.may_decide ? button(row, 'approve', say('anonymisation.approve')) : null}
                  {row.may_decide ? button(row, 'refuse', say('anonymisation.refuse')) : null}
                  {mayEnd(row)
                    ? button(
                        row,
                        'end',
                        say(row.state === 'asked' ? 'anonymisation.giveUp' : 'anonymisation.end'),
                      )
                    : null}
                </span>
              ),
            },
          ]}
        />
      )}
      {failure === undefined ? null : <ErrorView error={failure} compact />}
    </Card>
  );
}
