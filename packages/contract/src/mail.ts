import { z } from 'zod';
import { calls } from './call.ts';

const keptMail = z.object({
  /** File name in the mail folder. */
  name: z.string(),
  time: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
});
export type KeptMail = z.infer<typeof keptMail>;

/** Emails of a Casbah without a mail server, for its operator only; others get `NOT_FOUND`. */
export const mailCalls = calls({
  'GET /user/mails': {
    summary:
      'List the emails in the mail folder, newest first. Only for the operator (`POST /user/operator`), if no mail server is configured.',
    permission: 'public',
    answer: z.object({ api_response: z.literal('success'), mails: z.array(keptMail) }),
    errors: ['NOT_FOUND'],
  },
  'GET /user/mails/{name}': {
    summary: 'Get an email from the mail folder, with its text. Only for the operator.',
    permission: 'public',
    params: z.object({ name: z.string().max(128) }),
    answer: z.object({
      api_response: z.literal('success'),
      mail: z.object({ ...keptMail.shape, from: z.string(), text: z.string(), html: z.string() }),
    }),
    errors: ['NOT_FOUND'],
  },
});
