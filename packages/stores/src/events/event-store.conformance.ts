import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeActivities } from './conformance/activities.conformance.ts';
import { describeActivityLines } from './conformance/activity-lines.conformance.ts';
import { describeBatches } from './conformance/batches.conformance.ts';
import { describeDeletion } from './conformance/deletion.conformance.ts';
import { describeExpiry } from './conformance/expiry.conformance.ts';
import { describeFilters } from './conformance/filters.conformance.ts';
import { describeLeftReads } from './conformance/left-reads.conformance.ts';
import { describeLists } from './conformance/lists.conformance.ts';
import { describeHiddenPeople } from './conformance/people.conformance.ts';
import { describePresence } from './conformance/presence.conformance.ts';
import { describeQueries } from './conformance/queries.conformance.ts';
import { describeRejects } from './conformance/rejects.conformance.ts';
import { describeRemoval } from './conformance/removal.conformance.ts';
import { describeStoredEvents } from './conformance/stored-events.conformance.ts';
import { describeTenants } from './conformance/tenants.conformance.ts';
import { type OpenStore, TestStore } from './conformance/test-store.ts';
import { describeUsage } from './conformance/usage.conformance.ts';

/** Conformance tests for every event store, whatever its engine. */
export function describeEventStore(name: string, open: OpenStore): void {
  describe(name, () => {
    const tested = new TestStore();
    beforeAll(() => tested.open(open));
    afterAll(() => tested.close());

    test('answers a ping', async () => {
      await expect(tested.store.ping()).resolves.toBeUndefined();
    });

    // Reads and deletions first, because they scan all parts of a table and later tests add many.
    describeUsage(tested);
    describePresence(tested);
    describeQueries(tested);
    describeActivities(tested);
    describeActivityLines(tested);
    describeLists(tested);
    describeHiddenPeople(tested);
    describeFilters(tested);
    describeDeletion(tested);
    describeRemoval(tested);
    describeExpiry(tested);
    describeStoredEvents(tested);
    describeTenants(tested);
    describeBatches(tested);
    describeRejects(tested);
    describeLeftReads(tested);
  });
}
