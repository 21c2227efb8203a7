import { afterAll, beforeAll, describe } from 'vitest';
import { Casbah, Person } from './casbah.ts';
import { describeAudit } from './wire/audit.conformance.ts';
import { describeDatasources } from './wire/datasources.conformance.ts';
import { describeLive } from './wire/live.conformance.ts';

describe('over the wire', () => {
  let casbah: Casbah;
  let admin: Person;
  beforeAll(async () => {
    casbah = await Casbah.start();
    admin = await Person.first(casbah);
  });
  afterAll(() => casbah?.dispose());

  /** One Casbah for all: to start it takes longer than most tests. */
  const given = () => ({ casbah, admin });
  describeAudit(given);
  describeDatasources(given);
  describeLive(given);
});
