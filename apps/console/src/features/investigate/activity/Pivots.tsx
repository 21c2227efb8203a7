import type { ActivityRow } from '@casbah/contract/investigate';
import type { investigateWords } from '@casbah/messages/investigate';
import { PanelSection } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { Link } from '@tanstack/react-router';
import { useMayOpen } from '../../../request/permitted.ts';
import { useWords } from '../../../words/useWords.ts';
import { activityFilterText, having } from '../activity-filter.ts';
import css from '../Investigate.module.css';
import { TIMELINES, type Timeline } from '../queries.ts';
import { threadOf } from '../threads.ts';

const WORDS = {
  person: 'investigate.pivot.user',
  session: 'investigate.pivot.session',
  object: 'investigate.pivot.object',
  address: 'investigate.pivot.address',
} as const satisfies Record<Timeline, string>;

/** Where an investigation goes on: the log of one person, session, object or address, and pages about them. */
export function Pivots({ row }: { row: ActivityRow }) {
  const say = useWords<typeof investigateWords>();
  const mayOpen = useMayOpen();
  const { event, origin } = row;
  const others = [
    ...(event.user === undefined || !mayOpen('/appAudit/user/x')
      ? []
      : [
          <Link key="person" to="/appAudit/user/$user" params={{ user: event.user }}>
            {say('investigate.pivot.person')}
          </Link>,
        ]),
    ...(event.service_id === undefined || !mayOpen('/appAudit/service/x')
      ? []
      : [
          <Link key="service" to="/appAudit/service/$id" params={{ id: event.service_id }}>
            {say('investigate.pivot.service', { name: event.service ?? event.service_id })}
          </Link>,
        ]),
    ...(event.source === undefined || !mayOpen('/appAudit/sources')
      ? []
      : [
          <Link key="source" to="/appAudit/sources" search={{ source: origin.datasource_id }}>
            {say('investigate.pivot.source', { name: event.source })}
          </Link>,
        ]),
  ];
  const threads = TIMELINES.flatMap((timeline) => {
    const thread = threadOf(row, timeline);
    return thread === undefined ? [] : { timeline, ...thread };
  });
  if (others.length === 0 && threads.length === 0) return null;
  return (
    <PanelSection>
      <h3>{say('investigate.pivot')}</h3>
      <div className={css.links}>
        {threads.map(({ timeline, field, value }) => (
          <Link
            key={timeline}
            to="/appForensics"
            search={{ filter: activityFilterText(having(field, value)), selected: row.id }}
          >
            {say(WORDS[timeline])}
          </Link>
        ))}
        {others}
      </div>
    </PanelSection>
  );
}
