import { describe, expect, test } from 'vitest';
import { all, type TestStore } from './test-store.ts';

export function describeLeftReads(tested: TestStore): void {
  const { scope } = tested;
  describe('an abandoned read', () => {
    test("doesn't start if its signal is aborted", async () => {
      const gone = new Error('the page was left');
      const signal = AbortSignal.abort(gone);
      await expect(tested.store.usage.byService({ ...scope(), signal })).rejects.toBe(gone);
      await expect(all(tested.store.usage.events({ ...scope(), signal }, 10))).rejects.toBe(gone);
    });

    test('of a stream may stop early; the store continues', async () => {
      for await (const event of tested.store.usage.events(scope(), 10_000)) {
        expect(event.kind).toBe('traffic');
        break;
      }
      expect((await tested.store.usage.totals(scope())).requests).toBe(600);
    });
  });
}
