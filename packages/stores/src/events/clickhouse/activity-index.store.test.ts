import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActivityField } from '@casbah/domain/filter/activity-fields';
import type { Condition } from '@casbah/domain/filter/expression';
import { DAY_MS } from '@casbah/domain/time-units';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keep, tries } from '../conformance/test-store.ts';
import { type EventEngine, startEventEngine } from '../engine/start.ts';
import { MemoryActivityReads } from '../memory-activities.ts';
import type { KeptEvent } from '../memory-scope.ts';
import { anyActivity, anyActivityText } from '../random-activities.ts';
import { resolveByHash, SPAN } from '../random-events.ts';
import { ClickHouseEventStore } from './store.ts';

const tenant = 'indexed';
const kept: KeptEvent[] = [];
const reference = new MemoryActivityReads(kept);
let folder: string;
let engine: EventEngine;
let store: ClickHouseEventStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-index-'));
  engine = await startEventEngine({ folder });
  store = new ClickHouseEventStore(engine);
  await store.migrate();
  const events = fc.sample(anyActivity, { numRuns: 400, seed: 3 });
  await keep(store, kept, { tenant, datasource: 'a', load: '1' }, events.slice(0, 200));
  await keep(store, kept, { tenant, datasource: 'a', load: '2' }, events.slice(200));
});
afterAll(async () => {
  await store.close();
  await engine.stop();
  await rm(folder, { recursive: true, force: true });
});

const counted = (condition: Condition<ActivityField>) => {
  const scope = {
    tenant,
    range: { from: SPAN.from, to: SPAN.to + DAY_MS },
    filter: condition,
    resolve: resolveByHash,
  };
  return Promise.all([store.activities.count(scope), reference.count(scope)]);
};

describe('the index of words', () => {
  test('finds the same texts as a look at each', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom<ActivityField>('text', 'text', 'object', 'target', 'message', 'source_action'),
        fc.constantFrom(
          'contains' as const,
          'contains' as const,
          'starts' as const,
          'ends' as const,
          'like' as const,
        ),
        anyActivityText,
        async (field, operator, value) => {
          const [found, expected] = await counted({ kind: 'text', field, operator, value });
          expect(found).toBe(expected);
        },
      ),
      tries(160),
    ));

  test('finds the same values', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom<ActivityField>(
          'object',
          'object_id',
          'target',
          'message',
          'on_behalf_of',
          'session',
          'device',
        ),
        fc.array(anyActivityText, { minLength: 1, maxLength: 3 }),
        async (field, values) => {
          const [found, expected] = await counted({ kind: 'in', field, values });
          expect(found).toBe(expected);
        },
      ),
      tries(80),
    ));
});
