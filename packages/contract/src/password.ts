import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';

/** Token from an emailed link or from sign-in. */
const context = z.string().max(128);
const email = z.string().max(320);
/** Company ID or name, if the email has accounts in several. */
const tenantDb = z.string().max(128).optional();
const password = z.string().max(128);
const done = z.object({ api_response: z.literal('success') });

/** Password reset by link, before sign-in. No response reveals whether an address is known. */
export const passwordCalls = calls({
  'POST /user/forgotpasswordapi': {
    summary: 'Request a password reset email. The response is the same for unknown addresses.',
    permission: 'public',
    body: z.object({ email, tenant_db: tenantDb }),
    answer: done,
    errors: ['INVALID_USER_EMAIL'],
  },
  'POST /user/resetpasswordapi': {
    summary: 'Set a password with the token of a mailed link. It works once; all sessions of the person end.',
    permission: 'public',
    body: z.object({ email, action: z.literal('update'), password, ctx: context, tenant_db: tenantDb }),
    answer: done,
    errors: ['LINK_INVALID', 'PASSWORD_TOO_WEAK', 'PASSWORD_REUSED'],
  },
  'POST /user/expiredpasswordapi': {
    summary:
      'Change a password using the current one, either when sign-in requires it (with `ctx`) or while signed in (without).',
    permission: 'public',
    body: z.object({
      email,
      action: z.literal('change'),
      password,
      ctx: context.optional(),
      old_password: password,
      tenant_db: tenantDb,
    }),
    answer: done,
    errors: ['LINK_INVALID', 'PASSWORD_TOO_WEAK', 'PASSWORD_REUSED', 'PASSWORD_INCORRECT', 'LOCKED_OUT'],
  },
});

export const passwordEvents = historyEvents({
  'password.expired_changed': ['POST /user/expiredpasswordapi'],
  'password.reset_requested': ['POST /user/forgotpasswordapi'],
  'password.reset': ['POST /user/resetpasswordapi'],
});
