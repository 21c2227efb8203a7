import { expect, test } from 'vitest';
import { byUrgency, stateOf } from './job-state.ts';

test.each([
  [{ failed: 0, retrying: 0, running: 0, runs: 3 }, 'ok'],
  [{ failed: 0, retrying: 0, running: 0, runs: 0 }, 'not_run'],
  [{ failed: 0, retrying: 0, running: 1, runs: 0 }, 'running'],
  [{ failed: 0, retrying: 0, running: 2, runs: 3 }, 'running'],
  [{ failed: 0, retrying: 1, running: 2, runs: 3 }, 'retrying'],
  [{ failed: 1, retrying: 1, running: 2, runs: 3 }, 'failed'],
])('a queue of %j is %s', (queue, state) => {
  expect(stateOf(queue)).toBe(state);
});

test('sorts failing jobs first, then by name', () => {
  const queue = (name: string, failed = 0) => ({ name, failed, retrying: 0, running: 0 });
  const sorted = byUrgency([queue('b'), queue('c', 1), queue('a')], ({ name }) => name);
  expect(sorted.map(({ name }) => name)).toEqual(['c', 'a', 'b']);
});
