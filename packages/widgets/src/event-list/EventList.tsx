import { isoTime } from '@casbah/domain/iso-time';
import type { ReactNode } from 'react';
import { ToneShape } from '../chip/ToneShape.tsx';
import { useFormat } from '../format/useFormat.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './EventList.module.css';
import type { ListedEvent } from './listed-event.ts';
import { SHAPES, useSeverityWords } from './severity.ts';

export interface EventListProps {
  events: readonly ListedEvent[];
  /** Wraps an event's title in its link. */
  link?: ((event: ListedEvent, children: ReactNode) => ReactNode) | undefined;
}

/** Events as a chronological list with day headings and lanes. */
export function EventList({ events, link }: EventListProps) {
  const format = useFormat();
  const severityWords = useSeverityWords();
  const ordered = [...events].sort((one, other) => one.time - other.time);
  const dayOf = (event: ListedEvent | undefined) =>
    event === undefined ? '' : format.bucket(event.time, 'day');
  return (
    <ol className={css.list}>
      {ordered.map((event, index) => {
        const { severity = 'none' } = event;
        const day = dayOf(event);
        return (
          <li key={event.id} className={css.event}>
            <span className={css.day}>{day === dayOf(ordered[index - 1]) ? null : day}</span>
            <time className={css.time} dateTime={isoTime(event.time)}>
              {format.date(event.time, 'time')}
            </time>
            <span className={css.mark} data-severity={severity}>
              <ToneShape shape={SHAPES[severity]} />
              <VisuallyHidden>{severityWords[severity]}</VisuallyHidden>
            </span>
            <span className={css.words}>
              <span className={css.title}>{link === undefined ? event.title : link(event, event.title)}</span>
              {event.detail === undefined ? null : <span className={css.detail}>{event.detail}</span>}
            </span>
            <span className={css.lane}>{event.lane}</span>
          </li>
        );
      })}
    </ol>
  );
}
