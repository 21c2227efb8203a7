import type { mailCalls } from '@casbah/contract/mail';
import type { Attempts, Fixture } from '../areas/fixture.ts';

export const mailFixture: Fixture = {
  foreign: (): Attempts<typeof mailCalls> => ({
    'GET /user/mails': () => [{}],
    'GET /user/mails/{name}': () => [{}],
  }),
};
