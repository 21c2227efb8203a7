import { INDEX_STATES } from '@casbah/domain/content-index';
import { expect, it } from 'vitest';
import { pollInterval } from './poll-interval.ts';

it('polls the state of scans once a minute while something is in progress [SH-K019]', () => {
  for (const state of ['uploading', 'queued', 'building'] as const)
    expect(pollInterval([{ state: 'ready' }, { state }])).toBe(60_000);
});

it('doesn’t poll otherwise', () => {
  const idle = INDEX_STATES.filter((state) => ['new', 'ready', 'failed'].includes(state));
  expect(pollInterval(idle.map((state) => ({ state })))).toBe(false);
});
