import type { HistoryEntry } from '@casbah/contract/history';
import type { historyWords } from '@casbah/messages/history';
import { CopyButton } from '@casbah/widgets/copy-button/CopyButton.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { Facts } from '@casbah/widgets/facts/Facts.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { InlineCode } from '@casbah/widgets/inline-code/InlineCode.tsx';
import { PanelSection, SidePanel } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { errorCode } from '../../words/error-words.ts';
import { useWords } from '../../words/useWords.ts';
import css from './History.module.css';
import { Outcome } from './history-columns.tsx';
import { entryQuery } from './queries.ts';
import { useFieldName, useSentence } from './sentence.ts';

/** One change beside the list: before and after, object, and proof. It may be outside the current filter. */
export function EntryPanel({
  sequence,
  row,
  ...ways
}: {
  sequence: number;
  /** The entry, if the list has it. */
  row: HistoryEntry | undefined;
  position: string | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
}) {
  const say = useWords<typeof historyWords>();
  const format = useFormat();
  const sentence = useSentence();
  const { data, error, refetch } = useQuery({ ...entryQuery(sequence), enabled: row === undefined });
  const entry = row ?? data;
  return (
    <SidePanel
      {...ways}
      title={
        entry === undefined
          ? say('history.panel.title', { sequence: format.number(sequence) })
          : sentence(entry)
      }
      subtitle={entry === undefined ? undefined : format.date(Date.parse(entry.time), 'full')}
      busy={entry === undefined && error === null}
    >
      {entry !== undefined ? (
        <Entry entry={entry} />
      ) : error === null ? (
        <PanelSection>
          <Skeleton height={160} />
        </PanelSection>
      ) : errorCode(error) === 'NOT_FOUND' ? (
        <EmptyState compact title={say('history.panel.missing')} />
      ) : (
        <ErrorView compact error={error} onRetry={() => void refetch()} />
      )}
    </SidePanel>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const say = useWords<typeof historyWords>();
  const format = useFormat();
  const fieldName = useFieldName();
  const { user, object, changes, details, request_id: requestId } = entry;
  return (
    <>
      {changes.length === 0 ? null : (
        <PanelSection>
          <h3>{say('history.panel.changes')}</h3>
          <StaticTable
            label={say('history.panel.changes')}
            rows={changes}
            rowKey={({ field }) => field}
            empty={say('history.panel.noChanges')}
            columns={[
              {
                id: 'field',
                header: say('history.panel.field'),
                isRowName: true,
                cell: ({ field }) => fieldName(field),
              },
              {
                id: 'before',
                header: say('history.panel.before'),
                wraps: true,
                cell: ({ before }) => <Value value={before} />,
              },
              {
                id: 'after',
                header: say('history.panel.after'),
                wraps: true,
                cell: ({ after }) => <Value value={after} />,
              },
            ]}
          />
        </PanelSection>
      )}
      <PanelSection>
        <h3>{say('history.panel.about')}</h3>
        <Facts
          facts={[
            [say('history.column.person'), user?.email ?? say('history.nobody')],
            [say('history.column.address'), entry.address ?? '–'],
            [say('history.column.outcome'), <Outcome key="outcome" outcome={entry.outcome} />],
            ...Object.entries(details).map(
              ([field, value]) => [fieldName(field), <Value key={field} value={value} />] as const,
            ),
            ...(object === null
              ? []
              : [[say('history.panel.object'), <Code key="object">{object}</Code>] as const]),
            [say('history.panel.call'), <Code key="call">{entry.action}</Code>],
            ...(requestId === null
              ? []
              : [[say('history.column.request'), <Code key="request">{requestId}</Code>] as const]),
          ]}
        />
        {requestId === null ? null : (
          <CopyButton text={requestId} size="small">
            {say('history.panel.copy')}
          </CopyButton>
        )}
      </PanelSection>
      <PanelSection>
        <div className={css.links}>
          {user === null ? null : (
            <Link
              to="/appForensics/history"
              search={{ person: user.email, selected: String(entry.sequence) }}
            >
              {say('history.panel.byPerson', { person: user.email })}
            </Link>
          )}
          {object === null ? null : (
            <Link to="/appForensics/history" search={{ object, selected: String(entry.sequence) }}>
              {say('history.panel.byObject')}
            </Link>
          )}
        </div>
      </PanelSection>
      <PanelSection>
        <h3>{say('history.panel.proof')}</h3>
        <p className={css.quiet}>{say('history.panel.proof.text')}</p>
        <Facts
          facts={[
            [say('history.column.sequence'), format.number(entry.sequence)],
            [say('history.panel.hash'), <Code key="hash">{entry.hash}</Code>],
            [say('history.panel.previous'), <Code key="previous">{entry.previous}</Code>],
          ]}
        />
      </PanelSection>
    </>
  );
}

function Code({ children }: { children: string }) {
  return <InlineCode>{children}</InlineCode>;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (value instanceof Object && Object.keys(value).length === 0);

/** Timestamps in API format. */
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** A recorded value: timestamps in the reader's format, text unchanged, everything else as JSON. */
function Value({ value }: { value: HistoryEntry['changes'][number]['before'] }) {
  const say = useWords<typeof historyWords>();
  const format = useFormat();
  if (isEmpty(value)) return <span className={css.quiet}>{say('history.panel.none')}</span>;
  if (typeof value === 'string')
    return ISO_TIME.test(value) ? <span title={value}>{format.date(Date.parse(value), 'full')}</span> : value;
  return <Code>{JSON.stringify(value)}</Code>;
}
