import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  MAINTENANCE_MINUTES,
  type MaintenancePeriod,
  maintenanceNotices,
  maintenanceStage,
} from './maintenance.ts';
import { MINUTE_MS } from './time-units.ts';

const NOW = Date.UTC(2026, 10, 20, 12);

function period(minutes: number, rest: Partial<MaintenancePeriod> = {}): MaintenancePeriod {
  const start = NOW + minutes * MINUTE_MS;
  return {
    id: `m${minutes}`,
    name: 'Database upgrade',
    description: '',
    start,
    end: start + 90 * MINUTE_MS,
    isPublic: true,
    hasDetails: false,
    isAnnouncement: false,
    ...rest,
  };
}

const told = (
  periods: MaintenancePeriod[],
  { isSystemAdmin = false, dismissed = [] }: { isSystemAdmin?: boolean; dismissed?: string[] } = {},
) =>
  maintenanceNotices(periods, { now: NOW, isSystemAdmin, isDismissed: (id) => dismissed.includes(id) }).map(
    ({ period: { id } }) => id,
  );

describe('the stage of a period', () => {
  test('follows the minutes to its start: at or before 0, up to 60, 1440 and 10080 [WD-S028] [WD-K038] [PF-S039] [PF-S040] [PF-S041] [PF-S042]', () => {
    expect(MAINTENANCE_MINUTES).toEqual({ hour: 60, day: 1440, week: 10_080 });
    const stages = [-1, 0, 1, 60, 61, 1440, 1441, 10_080, 10_081].map((minutes) =>
      maintenanceStage(NOW + minutes * MINUTE_MS, NOW),
    );
    expect(stages).toEqual([
      'in_progress',
      'in_progress',
      'hour',
      'hour',
      'day',
      'day',
      'week',
      'week',
      undefined,
    ]);
  });

  test('never goes back over time', () => {
    const order = [undefined, 'week', 'day', 'hour', 'in_progress'];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2e9 }), fc.nat(1e9), (before, later) => {
        const start = NOW + before;
        const first = order.indexOf(maintenanceStage(start, NOW));
        expect(order.indexOf(maintenanceStage(start, NOW + later))).toBeGreaterThanOrEqual(first);
      }),
    );
  });
});

describe('notices shown', () => {
  test('day and week notices stay dismissed; nearer ones are shown anyway [WD-S029] [WD-S030]', () => {
    const all = [period(-10), period(30), period(600), period(5000)];
    expect(told(all)).toEqual(['m-10', 'm30', 'm600', 'm5000']);
    expect(told(all, { dismissed: ['m-10', 'm30', 'm600', 'm5000'] })).toEqual(['m-10', 'm30']);
  });

  test("people who aren't system administrators see public periods only [WD-P001] [WD-P002]", () => {
    const all = [period(10, { isPublic: false }), period(20)];
    expect(told(all)).toEqual(['m20']);
    expect(told(all, { isSystemAdmin: true })).toEqual(['m10', 'm20']);
  });

  test('exclude past periods and those more than a week away, nearest first', () => {
    expect(told([period(20_000), period(300), period(-200), period(10)])).toEqual(['m10', 'm300']);
  });
});
