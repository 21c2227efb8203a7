import { INFORMATION_LEVELS } from '@casbah/domain/access-profile';
import { ACTIONS, PERMISSIONS, ROLES } from '@casbah/domain/permission';
import { DEFAULT_RANGES } from '@casbah/domain/tenant-config';
import { z } from 'zod';
import { calls } from './call.ts';
import { DEPLOYMENT_TYPES } from './tenant.ts';

export const LANGUAGES = ['en-us', 'es', 'fr', 'de', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const preferences = z.object({ lang: z.enum(LANGUAGES).optional(), theme: z.enum(THEMES).optional() });

const actions = z.array(z.enum(ACTIONS));

export const session = z.object({
  tenantId: z.string(),
  tenantName: z.string(),
  primary_domain: z.string(),
  user_id: z.string(),
  userName: z.string(),
  user_email: z.string(),
  role: z.enum(ROLES),
  permissions: z.array(z.enum(PERMISSIONS)),
  user_prefs: preferences,
  default_selected_range: z.enum(DEFAULT_RANGES),
  deploymentType: z.enum(DEPLOYMENT_TYPES),
  gw_installed: z.boolean(),
  is_internal: z.boolean(),
  is_free_trial: z.boolean(),
  device_management_enabled: z.boolean(),
  partner_code: z.string().nullable(),
  partner_name: z.string().nullable(),
  partner_logout_redirect_url: z.string().nullable(),
  detector_type: z.number().int().min(0).max(3),
  /** The endpoint agent of the machine that asks; null where none is known. */
  agentId: z.string().nullable(),
  /** What direct calls say in their headers. The session's name is no secret: it opens nothing. */
  apiHeaderInfo: z.object({ session: z.string(), user: z.string(), tenant: z.string() }),
  syndicationConfig: z.object({ syndicated: z.boolean() }),
  access_profiles: z.object({
    information_level: z.enum(INFORMATION_LEVELS),
    /** What the person may do, for each of the parts that a profile limits app by app. */
    permitted_apps: z.object({ Audit: actions, Securlets: actions, Detect: actions }),
  }),
  accessibility_options: z.object({ tables_for_charts: z.boolean() }),
  json: z.object({ timezone: z.string(), user_anonymization: z.boolean() }),
});
export type SessionAnswer = z.infer<typeof session>;

const loginAnswer = z.object({
  api_response: z.literal('success'),
  /** Where to go now: a path of this server, or an address whose host the company allows. */
  api_response_redirect: z.string(),
  tenant_landing_page: z.string(),
});

export const sessionCalls = calls({
  'POST /user/loginapi': {
    summary: 'Sign in with e-mail and password; sets the session cookie.',
    permission: 'public',
    body: z.object({
      email: z.string().max(320),
      password: z.string().max(128),
      custdomain: z.string().max(128).optional(),
      /** Where the person wanted to go. Kept only if it is a path of this server, or its host is one the company allows. */
      redirect: z.string().max(2048).optional(),
    }),
    answer: loginAnswer,
    errors: ['INVALID_CREDENTIALS', 'LOCKED_OUT', 'PROFILE_DEACTIVATED'],
  },
  'POST /user/logout': {
    summary: 'Sign out: ends the session on the server.',
    permission: 'public',
    answer: z.object({ api_response: z.literal('success') }),
    errors: [],
  },
  'GET /admin/user/sessions': {
    summary: 'The signed-in person, their tenant, rights and preferences.',
    permission: 'session.use',
    answer: session,
    errors: [],
  },
  'POST /admin/user/saveprefs': {
    summary: 'Save language and theme of the signed-in person.',
    permission: 'session.use',
    body: z.object({ user_prefs: preferences }),
    answer: z.object({ api_response: z.literal('success'), user_prefs: preferences }),
    errors: [],
  },
  'GET /admin/refresh_cached_detector_type': {
    summary:
      'Read anew which kind of detectors the tenant has: 0 threshold, 1 behaviour, 2 threat, 3 sequence.',
    permission: 'session.use',
    answer: z.object({ api_response: z.literal('success'), detector_type: z.number().int().min(0).max(3) }),
    errors: [],
  },
  'POST /admin/application/logjserror': {
    summary: "Errors of the console's own script, for the server's log.",
    permission: 'session.use',
    unrecorded: "Goes to the server's log: nothing of the company is different after it.",
    body: z.object({
      logs: z
        .array(
          z.object({
            message: z.string().max(2000),
            stack: z.string().max(8000).optional(),
            /** The page it happened on, without what it was asked. */
            path: z.string().max(500),
            time: z.iso.datetime(),
          }),
        )
        .min(1)
        .max(50),
    }),
    answer: z.object({ api_response: z.literal('success') }),
    errors: [],
  },
  'GET /admin/heartbeat': {
    summary: 'Keep the session alive; at most every 30 seconds.',
    permission: 'session.use',
    answer: z.object({ api_response: z.literal('success'), server_time: z.iso.datetime() }),
    errors: [],
  },
  'GET /user/setup': {
    summary: 'What the sign-in page needs to know: is there a tenant yet, is this the demo.',
    permission: 'public',
    answer: z.object({
      needs_setup: z.boolean(),
      /** The first run asks for the token that the server said at its start: this request could come from anywhere. */
      needs_setup_token: z.boolean(),
      demo: z.object({ email: z.string(), password: z.string() }).nullable(),
      version: z.string(),
    }),
    errors: [],
  },
  'POST /user/setup': {
    summary: 'First run: make the first tenant and its sysadmin, and sign in. Refused for good once done.',
    permission: 'public',
    body: z.object({
      company: z.string().trim().min(1).max(64),
      name: z.string().trim().min(1).max(64),
      email: z.email().max(320),
      password: z.string().max(128),
      setup_token: z.string().max(128).optional(),
    }),
    answer: loginAnswer,
    status: 201,
    errors: ['ALREADY_SET_UP', 'SETUP_TOKEN_WRONG', 'LOCKED_OUT', 'PASSWORD_TOO_WEAK'],
  },
});
