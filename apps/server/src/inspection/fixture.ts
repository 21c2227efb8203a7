import type { inspectionCalls } from '@casbah/contract/inspection';
import { type Attempts, type Fixture, NAMES_NOTHING } from '../areas/fixture.ts';

export const inspectionFixture: Fixture = {
  foreign: (): Attempts<typeof inspectionCalls> => ({ 'POST /api/inspect': () => NAMES_NOTHING }),
};
