import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  lanesOf,
  MARK_ROOM,
  markByKey,
  marksOf,
  moved,
  SHORTEST_VIEW,
  type TimelineEvent,
  whyTimelineNotDrawn,
  worstOf,
  zoomed,
} from './timeline-model.ts';

const whole = { from: 0, to: 100_000_000 };
const event = (
  id: number,
  time: number,
  lane = 'Box',
  severity: TimelineEvent['severity'] = 'low',
): TimelineEvent => ({
  id: `${id}`,
  time,
  lane,
  title: `event ${id}`,
  severity,
});
const events = fc
  .array(fc.tuple(fc.nat(99_999_999), fc.constantFrom('Box', 'Slack', 'Drive')), {
    minLength: 1,
    maxLength: 60,
  })
  .map((list) => list.map(([time, lane], id) => event(id, time, lane)));

test("every visible event is in one mark of its lane, and marks don't overlap", () => {
  fc.assert(
    fc.property(events, fc.integer({ min: 100, max: 2000 }), (list, width) => {
      const lanes = lanesOf(list);
      const marks = marksOf(list, lanes, whole, width);
      expect(marks.flatMap((mark) => mark.events.map(({ id }) => id)).sort()).toEqual(
        list.map(({ id }) => id).sort(),
      );
      for (const mark of marks) for (const one of mark.events) expect(one.lane).toBe(lanes[mark.lane]);
      for (const lane of lanes.keys()) {
        const own = marks.filter((mark) => mark.lane === lane).map(({ x }) => x);
        for (const [index, x] of own.entries())
          if (index > 0) expect(x - (own[index - 1] ?? 0)).toBeGreaterThanOrEqual(MARK_ROOM);
      }
    }),
  );
});

test('a mark has the worst severity of its events', () => {
  expect(worstOf([event(1, 0, 'Box', 'low'), event(2, 0, 'Box', 'high'), event(3, 0, 'Box', 'medium')])).toBe(
    'high',
  );
  expect(worstOf([])).toBe('none');
});

test('zooming and panning stay within the range, and at least a minute', () => {
  const step = fc.oneof(
    fc.record({
      zoom: fc.double({ min: 0.1, max: 10, noNaN: true }),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    fc.record({ move: fc.double({ min: -2, max: 2, noNaN: true }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let view = whole;
      for (const one of steps) {
        view =
          'zoom' in one
            ? zoomed(view, whole, one.zoom, view.from + (view.to - view.from) * one.at)
            : moved(view, whole, one.move);
        expect(view.from).toBeGreaterThanOrEqual(whole.from - 1e-3);
        expect(view.to).toBeLessThanOrEqual(whole.to + 1e-3);
        expect(view.to - view.from).toBeGreaterThanOrEqual(SHORTEST_VIEW - 1e-3);
      }
    }),
  );
});

test('the zoom center stays in place', () => {
  expect(zoomed({ from: 0, to: 80_000_000 }, whole, 0.5, 20_000_000)).toEqual({
    from: 10_000_000,
    to: 50_000_000,
  });
});

test('arrows move through all marks in time, and to the nearest in another lane', () => {
  const list = [event(0, 1e7, 'Box'), event(1, 5e7, 'Box'), event(2, 2e7, 'Slack'), event(3, 9e7, 'Slack')];
  const lanes = lanesOf(list);
  const marks = marksOf(list, lanes, whole, 1000);
  const at = (id: string) => marks.findIndex((mark) => mark.events[0]?.id === id);
  expect(markByKey('ArrowRight', at('0'), marks)).toBe(at('2'));
  expect(markByKey('ArrowRight', at('3'), marks)).toBe(at('3'));
  expect(markByKey('ArrowLeft', at('1'), marks)).toBe(at('2'));
  expect(markByKey('ArrowDown', at('0'), marks)).toBe(at('2'));
  expect(markByKey('ArrowDown', at('2'), marks)).toBe(at('2'));
  expect(markByKey('ArrowUp', at('3'), marks)).toBe(at('1'));
  expect(markByKey('Home', at('3'), marks)).toBe(at('0'));
  expect(markByKey('End', at('0'), marks)).toBe(at('3'));
  expect(markByKey('x', 0, marks)).toBeUndefined();
});

test('undrawable data has a reason', () => {
  expect(whyTimelineNotDrawn([event(0, 5)], whole)).toBeUndefined();
  expect(whyTimelineNotDrawn([], whole)).toBe('there are no events');
  expect(whyTimelineNotDrawn([event(0, whole.to)], whole)).toBe('there are no events');
  expect(whyTimelineNotDrawn([event(0, Number.NaN)], whole)).toBe('event 0 has no time');
  expect(whyTimelineNotDrawn([event(0, 5)], { from: 5, to: 5 })).toContain('ends before');
  expect(whyTimelineNotDrawn(undefined as never, whole)).toContain('list');
});
