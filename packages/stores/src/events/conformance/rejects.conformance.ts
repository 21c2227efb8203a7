import type { Reject } from '@casbah/domain/reject';
import { describe, expect, test } from 'vitest';
import { HOSTILE } from '../random-events.ts';
import { all, rejectOf, type TestStore } from './test-store.ts';

export function describeRejects(tested: TestStore): void {
  const { tenantOf } = tested;
  describe('rejects', () => {
    const of = tenantOf('rejects');
    const first = { tenant: of, datasource: 'r', load: 'z' };
    const later = { tenant: of, datasource: 'r', load: 'a' };

    test('are kept in read order, counted by reason', async () => {
      const lines = [...HOSTILE, '', 'x'.repeat(4096)].map((text, index) => rejectOf(index + 1, text));
      await tested.store.insertRejects(first, lines, 'r:0');
      await tested.store.insertRejects(first, lines, 'r:0');
      const unknown: Reject = { ...rejectOf(7, 'later'), reason: 'unknown_format', format: undefined };
      await tested.store.insertRejects(later, [unknown], 'r:1');
      const stored = await all(tested.store.rejects.all(of, 'r'));
      expect(stored).toEqual([...lines.map((line) => ({ ...line, load: 'z' })), { ...unknown, load: 'a' }]);
      expect(await tested.store.rejects.byReason(of, 'r', 2)).toEqual([
        {
          reason: 'unreadable_time',
          count: lines.length,
          samples: lines.slice(0, 2).map((line) => ({ ...line, load: 'z' })),
        },
        { reason: 'unknown_format', count: 1, samples: [{ ...unknown, load: 'a' }] },
      ]);
      expect(await tested.store.rejects.countBySource(of)).toEqual(new Map([['r', lines.length + 1]]));
      expect(await tested.store.rejects.countBySource(of, 'r')).toEqual(new Map([['r', lines.length + 1]]));
      expect(await tested.store.rejects.countBySource(of, 'other')).toEqual(new Map());
    });

    test('are listed newest first over all sources, by source, reason and load', async () => {
      const other = { tenant: of, datasource: 'r2', load: 'b' };
      await tested.store.insertRejects(other, [rejectOf(1, 'one'), rejectOf(2, 'two')], 'r2:0');
      const page = { limit: 100, offset: 0 };
      const listed = await tested.store.rejects.page(of, {}, page);
      const times = listed.map(({ read_at }) => read_at);
      expect(times).toEqual([...times].sort((one, two) => two - one));
      expect(listed.length).toBe(HOSTILE.length + 2 + 1 + 2);
      expect(await tested.store.rejects.page(of, {}, { limit: 2, offset: 1 })).toEqual(listed.slice(1, 3));
      expect(await tested.store.rejects.page(of, { datasource: 'r2' }, page)).toMatchObject([
        { datasource: 'r2', load: 'b', line: 2, text: 'two' },
        { datasource: 'r2', load: 'b', line: 1, text: 'one' },
      ]);
      const unknown = await tested.store.rejects.page(of, { reason: 'unknown_format' }, page);
      expect(unknown).toMatchObject([{ load: 'a', text: 'later' }]);
      expect(await tested.store.rejects.page(of, { load: 'a' }, page)).toEqual(unknown);
      expect(await tested.store.rejects.counts(of, {})).toEqual([
        { datasource: 'r', reason: 'unreadable_time', count: HOSTILE.length + 2 },
        { datasource: 'r2', reason: 'unreadable_time', count: 2 },
        { datasource: 'r', reason: 'unknown_format', count: 1 },
      ]);
      expect(await tested.store.rejects.counts(of, { load: 'b' })).toEqual([
        { datasource: 'r2', reason: 'unreadable_time', count: 2 },
      ]);
    });

    test('of earlier loads are deleted after reparsing', async () => {
      await tested.store.deleteRejects(of, 'r', { load: 'a' });
      expect((await all(tested.store.rejects.all(of, 'r'))).map(({ load }) => load)).toEqual(['a']);
    });
  });
}
