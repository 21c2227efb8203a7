import { describe, expect, test } from 'vitest';
import type { Scope } from '../access-profile.ts';
import { blankEvent, type Event } from '../event.ts';
import { evaluate } from './evaluate.ts';
import { ALL, type Condition } from './expression.ts';
import { filterOfScopes } from './scope-filter.ts';

const event = (service_id: string, user_domain: string): Event => ({
  ...blankEvent('traffic'),
  service_id,
  user_domain,
});
const EVENTS = [event('box', 'atlas.example'), event('slack', 'atlas.example'), event('box', 'rif.example')];
const isService = (condition: Condition, id: string): boolean =>
  condition.kind === 'in' && condition.values.includes(id);
const reached = (...scopes: Scope[]): boolean[] =>
  EVENTS.map((one) => evaluate(filterOfScopes(scopes), one, isService));

describe('scopes as a filter on events', () => {
  test('match everything or nothing if unlimited or empty', () => {
    expect(filterOfScopes('everything')).toBe(ALL);
    expect(evaluate(filterOfScopes('nothing'), event('box', ''), isService)).toBe(false);
    expect(reached()).toEqual([false, false, false]);
  });

  test('match what meets every part of at least one scope', () => {
    expect(reached({ services: ['box'] })).toEqual([true, false, true]);
    expect(reached({ domains: ['ATLAS.example'] })).toEqual([true, true, false]);
    expect(reached({ services: ['box'], domains: ['rif.example'] })).toEqual([false, false, true]);
    expect(reached({ services: ['slack'] }, { domains: ['rif.example'] })).toEqual([false, true, true]);
  });

  test('match nothing if a part is empty, or not in events', () => {
    for (const scope of [{ services: [] }, { domains: [] }, { apps: ['box'] }, { org_units: ['1'] }])
      expect([scope, reached(scope)]).toEqual([scope, [false, false, false]]);
    expect(reached({ apps: [], services: ['box'] })).toEqual([false, false, false]);
  });
});
