import type { Erasure, ErasureCounts } from '@casbah/contract/erasures';
import type { erasuresWords } from '@casbah/messages/erasures';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { downloadText } from '@casbah/widgets/chart-frame/download.ts';
import { Chip, type Tone } from '@casbah/widgets/chip/Chip.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { Loaded } from '../../settings/Loaded.tsx';
import { showErrorToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Erasures.module.css';
import { erasuresQuery } from './queries.ts';

const TONES: Readonly<Record<Erasure['state'], Tone>> = {
  waiting: 'neutral',
  running: 'info',
  done: 'low',
  failed: 'high',
};

/** Deletions, newest first, with their state and certificates. They name nobody. */
export function ErasuresCard() {
  const say = useWords<typeof erasuresWords>();
  const format = useFormat();
  const query = useQuery(erasuresQuery);
  return (
    <Loaded title={say('erasures.list')} query={query} flush={query.data?.erasures.length !== 0}>
      {({ erasures }) =>
        erasures.length === 0 ? (
          <EmptyState compact title={say('erasures.none')}>
            {say('erasures.none.text')}
          </EmptyState>
        ) : (
          <StaticTable
            label={say('erasures.list')}
            rows={erasures}
            rowKey={({ id }) => id}
            empty={say('erasures.none')}
            note={({ state }) =>
              state === 'failed' ? (
                <span className={css.second}>{say('erasures.failed.text')}</span>
              ) : undefined
            }
            columns={[
              {
                id: 'requested',
                header: say('erasures.requested'),
                isRowName: true,
                cell: ({ requested_on, requested_by }) => (
                  <span className={css.lines}>
                    <span>{format.date(Date.parse(requested_on), 'dayTime')}</span>
                    <span className={css.second}>{requested_by}</span>
                  </span>
                ),
              },
              {
                id: 'reason',
                header: say('erasures.reason'),
                cell: ({ reason }) => <span className={css.wrap}>{reason}</span>,
              },
              {
                id: 'state',
                header: say('erasures.state'),
                cell: ({ state }) => <Chip tone={TONES[state]}>{say(`erasures.state.${state}`)}</Chip>,
              },
              {
                id: 'deleted',
                header: say('erasures.deleted'),
                cell: ({ deleted }) => (deleted === null ? '–' : <Deleted counts={deleted} />),
              },
              {
                id: 'finished',
                header: say('erasures.finished'),
                cell: ({ finished_on }) =>
                  finished_on === null ? '–' : format.date(Date.parse(finished_on), 'dayTime'),
              },
              {
                id: 'actions',
                header: say('erasures.actions'),
                align: 'end',
                cell: (erasure) => <Actions erasure={erasure} />,
              },
            ]}
          />
        )
      }
    </Loaded>
  );
}

function Deleted({ counts: { events, mentions, rejects } }: { counts: ErasureCounts }) {
  const say = useWords<typeof erasuresWords>();
  const format = useFormat();
  const total = Object.values(events).reduce((sum, count) => sum + count, 0);
  const words = (of: 'events' | 'mentions' | 'rejects', count: number): string =>
    say(`erasures.deleted.${of}`, { count, words: format.number(count) });
  return (
    <span className={css.lines}>
      <span>{words('events', total)}</span>
      {mentions === 0 ? null : <span className={css.second}>{words('mentions', mentions)}</span>}
      {rejects === 0 ? null : <span className={css.second}>{words('rejects', rejects)}</span>}
    </span>
  );
}

/** The certificate of a finished deletion, and its entries in History. */
function Actions({ erasure: { id, state, requested_on } }: { erasure: Erasure }) {
  const say = useWords<typeof erasuresWords>();
  const format = useFormat();
  const [isPending, setPending] = useState(false);
  const time = format.date(Date.parse(requested_on), 'dayTime');
  const download = async (): Promise<void> => {
    setPending(true);
    try {
      const certificate = await call('GET /admin/erasures/{id}/certificate', { params: { id } });
      downloadText(`certificate-${id}.json`, `${JSON.stringify(certificate, null, 2)}\n`, 'application/json');
    } catch (error) {
      showErrorToast(error, { title: say('erasures.certificate.of', { time }) });
    } finally {
      setPending(false);
    }
  };
  return (
    <span className={css.end}>
      <Link
        to="/appForensics/history"
        search={{ object: id }}
        className={buttonClass({ size: 'small' })}
        aria-label={say('erasures.history.of', { time })}
      >
        {say('erasures.history')}
      </Link>
      {state === 'done' ? (
        <Button
          size="small"
          aria-label={say('erasures.certificate.of', { time })}
          isPending={isPending}
          onPress={() => void download()}
        >
          {say('erasures.certificate')}
        </Button>
      ) : null}
    </span>
  );
}
