import { address } from '@casbah/contract/client';
import type { DecisionEntryAnswer } from '@casbah/contract/decisions';
import { DECISIONS, type Decision } from '@casbah/domain/decision';
import type { decisionsWords } from '@casbah/messages/decisions';
import type { tagsNamesWords } from '@casbah/messages/tags';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { DownloadIcon } from '@casbah/widgets/icons/icons.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { type StaticColumn, StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { DecisionTag } from '../../decisions/DecisionTag.tsx';
import { useUndoDecisions } from '../../decisions/useUndoDecisions.ts';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Decisions.module.css';
import { filterOf, type LogFilter, type LogSearch } from './log-search.ts';
import { logQuery } from './queries.ts';

/** Maximum services named per row. */
const NAMED = 3;
/** Pause in typing before the log is queried, in milliseconds. */
const QUIET_MS = 300;

/** Decision log: who, when, what, about which services, why and until when. */
export function LogCard() {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const navigate = useNavigate();
  const mayExport = useMay('audit.export');
  const mayUndo = useMay('audit.modify');
  const search: Partial<LogSearch> = useSearch({ strict: false });
  const filter = filterOf(search);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    logQuery(filter),
  );
  const entries = data?.pages.flatMap((page) => page.entries);
  const change = (part: Partial<LogSearch>): void =>
    void navigate({ to: '/appAudit/decisions', search: { ...filter, ...part }, replace: true });
  return (
    <Card
      title={say('decisions.log')}
      flush
      aside={
        mayExport ? (
          <a
            className={buttonClass()}
            download
            href={address('GET /risks/decisions/log/export', { query: filter })}
          >
            <DownloadIcon />
            {say('decisions.log.export')}
          </a>
        ) : undefined
      }
    >
      <div className={css.logFilter}>
        <QuietField
          label={say('decisions.service')}
          text={filter.service ?? ''}
          onText={(service) => change({ service })}
        />
        <QuietField label={say('decisions.log.by')} text={filter.by ?? ''} onText={(by) => change({ by })} />
        <Select<Decision | 'none' | 'all'>
          label={say('decisions.decision')}
          options={[
            { value: 'all', label: say('decisions.log.all') },
            ...DECISIONS.map((value) => ({ value, label: say(`tag.${value}`) })),
            { value: 'none', label: say('decisions.takeBack') },
          ]}
          value={filter.decision ?? 'all'}
          onChange={(decision) => change({ decision: decision === 'all' ? '' : decision })}
        />
      </div>
      {entries === undefined ? (
        error === null ? (
          <div className={css.skeleton} aria-busy="true">
            <Skeleton height={160} />
          </div>
        ) : (
          <ErrorView error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <Entries entries={entries} filter={filter} mayUndo={mayUndo} />
      )}
      {hasNextPage ? (
        <div className={css.more}>
          <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {say('decisions.log.more')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function Entries({
  entries,
  filter,
  mayUndo,
}: {
  entries: readonly DecisionEntryAnswer[];
  filter: LogFilter;
  mayUndo: boolean;
}) {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const format = useFormat();
  const undo = useUndoDecisions();
  const [undone, setUndone] = useState<number>();
  const deeds: StaticColumn<DecisionEntryAnswer>[] = mayUndo
    ? [
        {
          id: 'actions',
          header: say('decisions.feeds.actions'),
          align: 'end',
          cell: ({ number, services, can_undo }) =>
            can_undo ? (
              <Button
                size="small"
                isPending={undone === number}
                aria-label={say('decisions.undo.of', { name: services[0]?.name ?? '' })}
                onPress={() => {
                  setUndone(number);
                  void undo([number]).finally(() => setUndone(undefined));
                }}
              >
                {say('decisions.undo')}
              </Button>
            ) : null,
        },
      ]
    : [];
  return (
    <StaticTable
      label={say('decisions.log')}
      rows={entries}
      rowKey={({ number }) => String(number)}
      empty={say(Object.keys(filter).length === 0 ? 'decisions.none' : 'decisions.log.none')}
      shown={entries.length}
      columns={[
        {
          id: 'services',
          header: say('decisions.log.services'),
          isRowName: true,
          cell: ({ services, services_count: count }) => (
            <span className={css.names}>
              {services.slice(0, NAMED).map(({ id, name }) => (
                <Link key={id} to="/appAudit/service/$id" params={{ id }} search={{}}>
                  {name}
                </Link>
              ))}
              {count > NAMED ? (
                <span className={css.quiet}>{say('decisions.log.others', { count: count - NAMED })}</span>
              ) : null}
            </span>
          ),
        },
        {
          id: 'decision',
          header: say('decisions.decision'),
          cell: ({ kind, changes }) => (
            <span className={css.changes}>
              {changes.map(({ from, to, services }) => (
                <span key={`${from} ${to}`} className={css.names}>
                  {kind === 'recorded' || from === to ? null : (
                    <>
                      <DecisionTag decision={from} />
                      <span aria-hidden="true">→</span>
                    </>
                  )}
                  <DecisionTag decision={to} />
                  {changes.length > 1 ? (
                    <span className={css.quiet}>{say('decisions.now.count', { count: services })}</span>
                  ) : null}
                </span>
              ))}
              {kind === 'decided' ? null : <Chip>{say(`decisions.log.kind.${kind}`)}</Chip>}
            </span>
          ),
        },
        {
          id: 'reason',
          header: say('decisions.reason'),
          wraps: true,
          cell: ({ reason, until }) => (
            <span className={css.text}>
              {reason === '' && until === null ? '–' : reason}
              {until === null ? null : (
                <span className={css.second}>
                  {say('decisions.until.is', { date: format.date(Date.parse(until), 'dayTime') })}
                </span>
              )}
            </span>
          ),
        },
        {
          id: 'by',
          header: say('decisions.log.by'),
          cell: ({ by, alert_rule, kind, made_on }) => (
            <span className={css.text}>
              {by ??
                (alert_rule !== null
                  ? say('decisions.log.rule', { name: alert_rule })
                  : say(kind === 'expired' ? 'decisions.log.system' : 'decisions.log.unknown'))}
              <span className={css.second}>
                <RelativeTime time={Date.parse(made_on)} />
              </span>
            </span>
          ),
        },
        ...deeds,
      ]}
    />
  );
}

/** A text field whose value applies once typing pauses. */
function QuietField({
  label,
  text,
  onText,
}: {
  label: string;
  text: string;
  onText: (text: string) => void;
}) {
  const [typed, setTyped] = useState(text);
  // The URL also changes through back or a link.
  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === text) return;
    const timer = setTimeout(() => onText(wanted), QUIET_MS);
    return () => clearTimeout(timer);
  }, [typed, text, onText]);
  return <TextField label={label} value={typed} onChange={setTyped} maxLength={256} />;
}
