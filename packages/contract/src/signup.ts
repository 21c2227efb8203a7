import { PATTERNS } from '@casbah/domain/pattern/patterns';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';
import { LANGUAGES } from './session.ts';

/** A name typed into a form and shown to others, so without markup or URLs. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .regex(/^[^<>\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'has signs that no name has')
  .regex(/^(?!.*(:\/\/|www\.)).*$/i, 'is an address, not a name');
const email = z.email().max(320);
/** Token from an emailed link. */
const context = z.string().max(128);

const done = z.object({ api_response: z.literal('success') });
const entered = z.object({
  api_response: z.literal('success'),
  /** Redirect target: a path on this server. */
  api_response_redirect: z.string(),
  tenant_landing_page: z.string(),
});

const finishInfo = z.object({
  api_response: z.literal('success'),
  first_name: z.string(),
  last_name: z.string(),
  /** Where the person continues after finishing: a path on this server. */
  resource_uri: z.string(),
  /** The company: new or, for invited people, existing. */
  tenant_name: z.string(),
  admin_email: z.string(),
});
export type FinishInfo = z.infer<typeof finishInfo>;

const finish = z.object({
  signup_context: context,
  admin_email: z.string().max(320),
  admin_password: z.string().max(128),
  resource_uri: z.string().max(2048).optional(),
});
const FINISH_ERRORS = [
  ...(['LINK_INVALID', 'PASSWORD_TOO_WEAK', 'PASSWORD_REUSED', 'MFA_REQUIRED'] as const),
  ...(['PROFILE_DEACTIVATED', 'OUT_OF_ALLOWED_IP_RANGE'] as const),
] as const;

/** An app that people can sign up from. */
const signUpApp = z.object({ id: z.string(), name: z.string(), category: z.string() });
export type SignUpApp = z.infer<typeof signUpApp>;

/** Sign-up of a company. No response reveals whether an address or a domain is known. */
export const signUpCalls = calls({
  'GET /user/signupcheck': {
    summary: 'Get whether sign-up is open.',
    permission: 'public',
    answer: z.object({ api_response: z.enum(['success', 'closed']) }),
    errors: [],
  },
  'POST /user/signupapi': {
    summary:
      'Request a new company. An email contains the next step; the response is the same for known addresses.',
    permission: 'public',
    body: z.object({
      company: name,
      email,
      fname: name,
      lname: name,
      /** The company's domain, which is that of the email address. */
      domain: z.string().trim().toLowerCase().max(253).refine(PATTERNS.domain.accepts, PATTERNS.domain.says),
      /** ID of the app where the sign-up started; the company is then named when finishing. */
      app: z.string().max(64).optional(),
      /** Language of the emails. */
      lang: z.enum(LANGUAGES).optional(),
    }),
    answer: done,
    errors: ['SIGN_UP_CLOSED', 'UNPROCESSABLE'],
  },
  'GET /admin/application/signupapps': {
    summary: 'List the apps that a sign-up can start in.',
    permission: 'public',
    answer: z.object({ api_response: z.literal('success'), application_list: z.array(signUpApp) }),
    errors: [],
  },
  'GET /user/signupfinishinfo': {
    summary: 'Get the purpose of a mailed sign-up link.',
    permission: 'public',
    query: z.object({ email: z.string().max(320), ctx: context }),
    answer: finishInfo,
    errors: ['LINK_INVALID'],
  },
  'POST /user/signupfinishapi': {
    summary: 'Finish a sign-up: sets the password, creates the company or the account in it, and signs in.',
    permission: 'public',
    body: finish,
    answer: entered,
    errors: FINISH_ERRORS,
  },
  'GET /user/connector-signupfinishinfo': {
    summary: 'Get the purpose of a mailed link from a sign-up that started in an app.',
    permission: 'public',
    query: z.object({ email: z.string().max(320), ctx: context }),
    answer: finishInfo,
    errors: ['LINK_INVALID'],
  },
  'POST /user/connector-signupfinishapi': {
    summary: 'Finish a sign-up that started in an app: names the company, sets the password, and signs in.',
    permission: 'public',
    body: finish.extend({ company_name: name }),
    answer: entered,
    errors: FINISH_ERRORS,
  },
  'GET /user/emailapproval': {
    summary: 'Confirm the address or approve the company of a mailed link. The console uses POST.',
    permission: 'public',
    changesState: true,
    query: z.object({ context }),
    answer: z.object({ api_response: z.literal('success'), approved: z.enum(['address', 'company']) }),
    errors: ['LINK_INVALID', 'SIGN_UP_CLOSED'],
  },
  'POST /user/emailapproval': {
    summary: 'Confirm the address or approve the company of a mailed link.',
    permission: 'public',
    body: z.object({ context }),
    answer: z.object({ api_response: z.literal('success'), approved: z.enum(['address', 'company']) }),
    errors: ['LINK_INVALID', 'SIGN_UP_CLOSED'],
  },
});

export const signUpEvents = historyEvents({
  'sign_up.requested': ['POST /user/signupapi'],
  'sign_up.confirmed': ['POST /user/emailapproval'],
  'sign_up.confirmed_by_link': ['GET /user/emailapproval'],
  'sign_up.finished': ['POST /user/signupfinishapi'],
  'sign_up.finished_from_app': ['POST /user/connector-signupfinishapi'],
});
