import { z } from 'zod';
import { calls } from './call.ts';

/** For the person who started Casbah, on the same machine. */
export const operatorCalls = calls({
  'POST /user/operator': {
    summary:
      "Exchange the one-time code from Casbah's startup output for a cookie that shows this browser the demo account and the mail folder for an hour. Only on the machine itself.",
    permission: 'public',
    unrecorded: 'Opens no account and changes nothing of any company; refused codes are in the log.',
    body: z.object({ code: z.string().max(256) }),
    answer: z.object({ api_response: z.literal('success'), minutes: z.number().int() }),
    errors: ['OPERATOR_CODE_INVALID', 'NOT_FOUND'],
  },
});
