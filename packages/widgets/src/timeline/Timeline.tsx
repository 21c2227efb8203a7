import { isoTime } from '@casbah/domain/iso-time';
import type { TimeRange } from '@casbah/domain/time-range';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { ChartFrame } from '../chart-frame/ChartFrame.tsx';
import { ChartTip } from '../chart-frame/ChartTip.tsx';
import type { ChartAround } from '../chart-frame/chart-around.ts';
import { fitted } from '../chart-frame/fitted.ts';
import { useWidth } from '../chart-frame/useWidth.ts';
import { ToneShape } from '../chip/ToneShape.tsx';
import { SHAPES, useSeverityWords } from '../event-list/severity.ts';
import { useFormat } from '../format/useFormat.ts';
import { axisTicks } from '../histogram/slots.ts';
import css from './Timeline.module.css';
import {
  lanesOf,
  type Mark,
  MOVE,
  markByKey,
  marksOf,
  moved,
  type TimelineEvent,
  viewByKey,
  whyTimelineNotDrawn,
  ZOOM,
  zoomed,
} from './timeline-model.ts';

export interface TimelineProps extends ChartAround {
  events: readonly TimelineEvent[];
  /** Full time range. */
  range: TimeRange;
  /** What the lanes are: “Service”. */
  laneLabel: string;
  /** Called for a click on an event. Marks of several events zoom in instead. */
  onSelect?: ((event: TimelineEvent) => void) | undefined;
}

const LANE = 38;
const AXIS = 24;

/** Events over time, in lanes by service, device or person. Zoom with buttons, + and −; drag to pan. */
export function Timeline(props: TimelineProps) {
  const { events, range, laneLabel } = props;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const severityWords = useSeverityWords();
  const problem = whyTimelineNotDrawn(events, range);
  const shown =
    problem === undefined
      ? events
          .filter(({ time }) => time >= range.from && time < range.to)
          .sort((one, other) => one.time - other.time)
      : [];
  const lanes = lanesOf(shown);
  return (
    <ChartFrame
      around={props}
      summary={
        problem !== undefined
          ? formatMessage({ id: 'widgets.chart.NO_DATA' })
          : formatMessage(
              { id: 'widgets.timeline.summary' },
              {
                count: shown.length,
                lanes: lanes.length,
                range: format.range(range),
                high: shown.filter(({ severity }) => severity === 'high').length,
              },
            )
      }
      table={{
        columns: [
          formatMessage({ id: 'widgets.histogram.time' }),
          laneLabel,
          formatMessage({ id: 'widgets.timeline.event' }),
          formatMessage({ id: 'widgets.timeline.severity' }),
        ],
        rows: shown.map(({ time, lane, title, detail, severity = 'none' }) => {
          const what = detail === undefined ? title : `${title}, ${detail}`;
          return {
            cells: [format.date(time, 'full'), lane, what, severityWords[severity]],
            values: [isoTime(time), lane, what, severity],
          };
        }),
      }}
      problem={problem}
      height={Math.max(1, lanes.length) * LANE + AXIS}
    >
      <Lanes key={`${range.from} ${range.to}`} {...props} events={shown} lanes={lanes} />
    </ChartFrame>
  );
}

function Lanes({ events, lanes, range, onSelect }: TimelineProps & { lanes: readonly string[] }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const severityWords = useSeverityWords();
  const [box, room] = useWidth<HTMLDivElement>();
  const [view, setView] = useState(range);
  const [focused, setFocused] = useState(0);
  const [pointed, setPointed] = useState<number>();
  const elements = useRef(new Map<number, SVGGElement>());
  const grabbed = useRef<{ x: number; view: TimeRange }>(undefined);

  // Lane names use part of a wide drawing and are above their lane in a narrow one.
  const names = room > 560 ? Math.min(180, room * 0.2) : 0;
  const width = Math.max(0, room - names);
  const marks = width === 0 ? [] : marksOf(events, lanes, view, width);
  const stop = Math.min(focused, Math.max(0, marks.length - 1));
  const height = lanes.length * LANE;
  const middle = (lane: number) => lane * LANE + LANE / 2 + (names === 0 ? 6 : 0);
  const whole = view.from === range.from && view.to === range.to;
  const tip = pointed === undefined ? undefined : marks[pointed];

  const tell = ({ events: [first, ...more], lane }: Mark): string => {
    if (first === undefined) return '';
    const name = lanes[lane] ?? '';
    return more.length === 0
      ? formatMessage(
          { id: 'widgets.timeline.one' },
          {
            when: format.date(first.time, 'dayTime'),
            lane: name,
            title: first.title,
            severity: severityWords[first.severity ?? 'none'],
          },
        )
      : formatMessage(
          { id: 'widgets.timeline.several' },
          {
            count: more.length + 1,
            lane: name,
            when: format.date(first.time, 'dayTime'),
            title: first.title,
          },
        );
  };
  const choose = (mark: Mark) => {
    const [first, ...more] = mark.events;
    const last = more.at(-1);
    if (first === undefined) return;
    if (last === undefined || last.time === first.time) onSelect?.(first);
    else {
      // Zooms until they are distinguishable, with some margin.
      const span = Math.max(last.time - first.time, 1000) * 1.5;
      setView(zoomed(view, range, span / (view.to - view.from), (first.time + last.time) / 2));
      setPointed(undefined);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = viewByKey(event.key, view, range);
    if (next === undefined) return;
    event.preventDefault();
    setView(next);
  };
  const markProps = (mark: Mark, index: number) => ({
    ref: (element: SVGGElement | null) => {
      if (element === null) elements.current.delete(index);
      else elements.current.set(index, element);
    },
    role: mark.events.length > 1 || onSelect !== undefined ? 'button' : 'img',
    'aria-label': tell(mark),
    tabIndex: index === stop ? 0 : -1,
    onFocus: () => {
      setFocused(index);
      setPointed(index);
    },
    onBlur: () => setPointed(undefined),
    onPointerEnter: () => setPointed(index),
    onPointerLeave: () => setPointed(undefined),
    onClick: () => choose(mark),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        choose(mark);
        return;
      }
      const next = markByKey(event.key, index, marks);
      if (next === undefined) return;
      event.preventDefault();
      elements.current.get(next)?.focus();
    },
  });
  const drag = {
    onPointerDown: (event: PointerEvent<SVGRectElement>) => {
      if (event.button !== 0 || whole) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grabbed.current = { x: event.clientX, view };
    },
    onPointerMove: (event: PointerEvent<SVGRectElement>) => {
      if (grabbed.current === undefined || width === 0) return;
      setView(moved(grabbed.current.view, range, (grabbed.current.x - event.clientX) / width));
    },
    onPointerUp: () => {
      grabbed.current = undefined;
    },
    onPointerCancel: () => {
      grabbed.current = undefined;
    },
  };

  return (
    <div ref={box} className={css.box}>
      {width === 0 ? null : (
        // biome-ignore lint/a11y/useSemanticElements: points of a drawing, no set of fields
        <svg
          role="group"
          aria-label={formatMessage({ id: 'widgets.timeline.points' })}
          width={room}
          height={height + AXIS}
          className={css.svg}
          onKeyDown={onKeyDown}
        >
          {lanes.map((lane, index) => (
            <g key={lane}>
              <path className={css.lane} d={`M${names} ${middle(index)}H${room}`} />
              <text className={css.name} x={0} y={names === 0 ? index * LANE + 10 : middle(index) + 4}>
                {fitted(lane, (names === 0 ? room : names - 12) * 0.9)}
              </text>
            </g>
          ))}
          <path className={css.base} d={`M${names} ${height + 0.5}H${room}`} />
          <rect
            className={whole ? css.ground : css.movable}
            x={names}
            width={width}
            height={height}
            {...drag}
          />
          {axisTicks(view, width, format.zone).map((tick) => {
            const place = names + ((tick.time - view.from) / (view.to - view.from)) * width;
            return place > room - 36 ? null : (
              <g key={tick.time}>
                <path className={css.base} d={`M${Math.round(place) + 0.5} ${height}v4`} />
                <text className={css.tick} x={place + 1} y={height + 17}>
                  {format.date(tick.time, tick.style)}
                </text>
              </g>
            );
          })}
          {marks.map((mark, index) => {
            const several = mark.events.length > 1;
            return (
              <g
                key={mark.events[0]?.id}
                className={css.mark}
                data-severity={mark.severity}
                transform={`translate(${names + mark.x} ${middle(mark.lane)})`}
                {...markProps(mark, index)}
              >
                <circle className={css.disc} r={12} />
                {several ? (
                  <>
                    <circle className={css.many} r={10} />
                    <text className={css.count} y={3.5}>
                      {mark.events.length > 99 ? '99+' : mark.events.length}
                    </text>
                  </>
                ) : (
                  <g transform="translate(-6 -6) scale(1.5)">
                    <ToneShape shape={SHAPES[mark.severity]} />
                  </g>
                )}
              </g>
            );
          })}
        </svg>
      )}
      {tip === undefined ? null : (
        <ChartTip x={names + tip.x} y={middle(tip.lane) - 8} width={room}>
          {tell(tip)}
        </ChartTip>
      )}
      <div className={css.tools}>
        <span className={css.range}>
          <bdi>{format.range({ from: Math.round(view.from), to: Math.round(view.to) })}</bdi>
        </span>
        <IconButton
          size="tiny"
          label={formatMessage({ id: 'widgets.timeline.earlier' })}
          isDisabled={view.from <= range.from}
          onPress={() => setView(moved(view, range, -MOVE))}
        >
          <Sign path="M10 3L5 8l5 5" />
        </IconButton>
        <IconButton
          size="tiny"
          label={formatMessage({ id: 'widgets.timeline.later' })}
          isDisabled={view.to >= range.to}
          onPress={() => setView(moved(view, range, MOVE))}
        >
          <Sign path="M6 3l5 5-5 5" />
        </IconButton>
        <IconButton
          size="tiny"
          label={formatMessage({ id: 'widgets.timeline.zoomOut' })}
          isDisabled={whole}
          onPress={() => setView(zoomed(view, range, 1 / ZOOM))}
        >
          <Sign path="M3 8h10" />
        </IconButton>
        <IconButton
          size="tiny"
          label={formatMessage({ id: 'widgets.timeline.zoomIn' })}
          onPress={() => setView(zoomed(view, range, ZOOM))}
        >
          <Sign path="M3 8h10M8 3v10" />
        </IconButton>
        <Button size="small" variant="ghost" isDisabled={whole} onPress={() => setView(range)}>
          {formatMessage({ id: 'widgets.timeline.whole' })}
        </Button>
      </div>
    </div>
  );
}

function Sign({ path }: { path: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" width={14} height={14} fill="none" stroke="currentColor">
      <path d={path} strokeWidth={1.6} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
