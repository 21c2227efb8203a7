import type { ActivityRow } from '@casbah/contract/investigate';
import type { investigateWords } from '@casbah/messages/investigate';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { EventList } from '@casbah/widgets/event-list/EventList.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { PanelSection } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { useWords } from '../../../words/useWords.ts';
import { activityFilterText, having } from '../activity-filter.ts';
import { toneOf } from '../activity-tone.ts';
import { useActivityWords } from '../activity-words.ts';
import css from '../Investigate.module.css';
import { TIMELINES, type Timeline, timelineQuery } from '../queries.ts';
import { threadOf } from '../threads.ts';

/** What the same person, session, object or address did before and after. */
export function Around({ row, onOpen }: { row: ActivityRow; onOpen: (id: string) => void }) {
  const say = useWords<typeof investigateWords>();
  const offered = TIMELINES.filter((timeline) => threadOf(row, timeline) !== undefined);
  const [first] = offered;
  const [chosen, setChosen] = useState<Timeline>();
  const timeline = chosen !== undefined && offered.includes(chosen) ? chosen : first;
  if (timeline === undefined)
    return (
      <EmptyState compact title={say('investigate.around.nothing')}>
        {say('investigate.around.nothing.text')}
      </EmptyState>
    );
  return (
    <PanelSection>
      <SegmentedControl
        label={say('investigate.around.of')}
        value={timeline}
        segments={offered.map((value) => ({ value, label: say(`investigate.around.${value}`) }))}
        onChange={setChosen}
      />
      <Thread key={timeline} row={row} timeline={timeline} onOpen={onOpen} />
    </PanelSection>
  );
}

function Thread({
  row,
  timeline,
  onOpen,
}: {
  row: ActivityRow;
  timeline: Timeline;
  onOpen: (id: string) => void;
}) {
  const say = useWords<typeof investigateWords>();
  const format = useFormat();
  const words = useActivityWords();
  const { data, error, refetch } = useQuery(timelineQuery(row.id, timeline));
  const list = useRef<HTMLDivElement>(null);
  const isThere = data !== undefined;
  // The activity itself is in the middle of its timeline.
  useEffect(() => {
    if (isThere) list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'center' });
  }, [isThere]);
  if (data === undefined)
    return error === null ? (
      <div aria-busy="true">
        <Skeleton height={240} />
      </div>
    ) : (
      <ErrorView compact error={error} onRetry={() => void refetch()} />
    );
  const { rows, of, meta } = data;
  const range = { from: Date.parse(meta.from), to: Date.parse(meta.to) };
  return (
    <>
      <p className={css.quiet}>
        {say('investigate.around.sentence', { count: rows.length, range: format.range(range) })}
      </p>
      <div ref={list} className={css.around}>
        <EventList
          events={rows.map((one) => ({
            id: one.id,
            time: Date.parse(one.event.time),
            lane: '',
            title: words.title(one.event),
            detail: [
              one.event.app ?? one.event.service,
              one.event.city,
              timeline === 'person' ? undefined : one.event.user,
            ]
              .filter((part) => part !== undefined)
              .join(' · '),
            severity: toneOf(one),
          }))}
          link={({ id }, children) =>
            id === row.id ? (
              <span aria-current="true" className={css.current} title={say('investigate.around.this')}>
                {children}
              </span>
            ) : (
              <button type="button" className={css.open} onClick={() => onOpen(id)}>
                {children}
              </button>
            )
          }
        />
      </div>
      {of === null ? null : (
        <ThreadInLog of={of} from={meta.from} to={meta.to} timeline={timeline} row={row} />
      )}
    </>
  );
}

/** The same activities in the log. */
function ThreadInLog({
  from,
  to,
  timeline,
  row,
}: {
  of: { field: string; value: string };
  from: string;
  to: string;
  timeline: Timeline;
  row: ActivityRow;
}) {
  const say = useWords<typeof investigateWords>();
  const thread = threadOf(row, timeline);
  if (thread === undefined) return null;
  return (
    <Link
      to="/appForensics"
      search={{ from, to, filter: activityFilterText(having(thread.field, thread.value)), selected: row.id }}
    >
      {say('investigate.around.all')}
    </Link>
  );
}
