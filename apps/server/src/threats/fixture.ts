import type { threatsCalls } from '@casbah/contract/threats';
import { type Attempts, type Fixture, list } from '../areas/fixture.ts';

export const threatsFixture: Fixture = {
  foreign: (): Attempts<typeof threatsCalls> => ({
    'GET /audit/threats': () => list('/audit/threats'),
    'GET /audit/threats/export': () => list('/audit/threats/export'),
    'GET /audit/threats/export.ndjson': () => list('/audit/threats/export.ndjson'),
    'POST /risks/threatfeed': () => [{ body: {}, answers: [200] }],
  }),
};
