import { describe, expect, test } from 'vitest';
import { groupKeyOf, isRecurrence } from './grouping.ts';
import { INCIDENT_STATES, RECURRENCE_MS } from './incident.ts';

describe('occurrences', () => {
  test('are grouped by policy, user and object, ignoring case', () => {
    const subject = { policy: 'p', user: 'Amy@atlas.example', service: 'box', object: 'Plan.docx' };
    const key = groupKeyOf(subject);
    expect(groupKeyOf({ ...subject, user: 'amy@ATLAS.example', object: 'plan.docx' })).toBe(key);
    expect(groupKeyOf({ ...subject, service: 'mega' })).toBe(key);
    for (const other of [{ policy: 'q' }, { user: 'ben@atlas.example' }, { object: 'Budget.xlsx' }])
      expect(groupKeyOf({ ...subject, ...other })).not.toBe(key);
  });

  test('without an object are about the service, then the app', () => {
    expect(groupKeyOf({ policy: 'p', service: 'box' })).not.toBe(
      groupKeyOf({ policy: 'p', service: 'mega' }),
    );
    expect(groupKeyOf({ policy: 'p', service: 'box' })).not.toBe(groupKeyOf({ policy: 'p', app: 'box' }));
    expect(groupKeyOf({ policy: 'p', object: 'box' })).not.toBe(groupKeyOf({ policy: 'p', service: 'box' }));
    expect(groupKeyOf({ policy: 'p' })).toBe(groupKeyOf({ policy: 'p', user: '' }));
  });

  test('within a day of an open incident belong to it, early ones too', () => {
    const incident = { state: 'new', first_seen: 10 * RECURRENCE_MS, last_seen: 12 * RECURRENCE_MS } as const;
    const days = [8.99, 9, 11, 13, 13.01].map((day) => isRecurrence(incident, day * RECURRENCE_MS));
    expect(days).toEqual([false, true, true, true, false]);
    expect(
      INCIDENT_STATES.filter((state) => isRecurrence({ ...incident, state }, incident.last_seen)),
    ).toEqual(['new', 'in_progress']);
  });
});
