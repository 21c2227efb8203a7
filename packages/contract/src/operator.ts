import { z } from 'zod';
import { calls } from './call.ts';

/** For the person who started Casbah, on its own machine. */
export const operatorCalls = calls({
  'POST /user/operator': {
    summary:
      'Exchange the one-time code that Casbah printed at its start for a cookie: for an hour this browser sees the demo account and the mail folder. On the machine itself only.',
    permission: 'public',
    unrecorded: 'Opens no account and changes nothing of any company; refused codes are in the log.',
    body: z.object({ code: z.string().max(256) }),
    answer: z.object({ api_response: z.literal('success'), minutes: z.number().int() }),
    errors: ['OPERATOR_CODE_INVALID', 'NOT_FOUND'],
  },
});
