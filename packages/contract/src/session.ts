import { INFORMATION_LEVELS } from '@casbah/domain/access-profile';
import { ACTIONS, PERMISSIONS, ROLES } from '@casbah/domain/permission';
import { DEFAULT_RANGES } from '@casbah/domain/tenant-config';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';
import { liveAreas } from './live-areas.ts';
import { DEPLOYMENT_TYPES } from './tenant.ts';

export const LANGUAGES = ['en-us', 'es', 'fr', 'de', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** How a session began. */
export const SIGN_IN_METHODS = ['password', 'saml', 'oidc', 'link', 'passkey', 'partner'] as const;

const preferences = z.object({
  lang: z.enum(LANGUAGES).optional(),
  theme: z.enum(THEMES).optional(),
  /** Whether unseen notices are emailed daily; `daily` by default. */
  notice_mail: z.enum(['daily', 'never']).optional(),
});

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
  /** Whether they came from a partner company, which they can return to without signing in again. */
  partner_visit: z.boolean(),
  /** The access profile that a sysadmin sees the console as; null where they see it as themselves. */
  preview: z.object({ id: z.string(), name: z.string() }).nullable(),
  detector_type: z.number().int().min(0).max(3),
  /** The endpoint agent of the machine that asks; null where none is known. */
  agentId: z.string().nullable(),
  /** Headers of direct calls. The session's name isn't a secret: it grants no access. */
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

const activeSession = z.object({
  /** What it is called: it opens nothing. */
  name: z.string(),
  /** The one that asks. */
  is_current: z.boolean(),
  method: z.enum(SIGN_IN_METHODS),
  address: z.string(),
  user_agent: z.string(),
  created_on: z.iso.datetime(),
  last_seen: z.iso.datetime(),
  /** When an idle session expires. */
  expires_on: z.iso.datetime(),
});
export type ActiveSession = z.infer<typeof activeSession>;

const loginAnswer = z.object({
  api_response: z.literal('success'),
  /** Where to go now: a path of this server, or an address whose host the company allows. */
  api_response_redirect: z.string(),
  tenant_landing_page: z.string(),
});

export const sessionCalls = calls({
  'POST /user/loginapi': {
    summary: 'Sign in with email and password. Sets the session cookie.',
    permission: 'public',
    body: z.object({
      email: z.string().max(320),
      password: z.string().max(128),
      /** The company, by its id or name, where the email has an account in several. */
      custdomain: z.string().max(128).optional(),
      /** Where the person wanted to go. Kept only if it is a path of this server, or its host is one the company allows. */
      redirect: z.string().max(2048).optional(),
      /** The same, as a relay sends it. */
      relay_url: z.string().max(2048).optional(),
      eln: z.string().max(512).optional(),
      /** The endpoint agent of the machine; also read from the cookie `epagentid`. */
      epagentid: z.string().max(128).optional(),
      /** Where a verification was sent, where that is another address than the account's. */
      casbah_email: z.string().max(320).optional(),
      /** The second factor, sent along with the first one. */
      two_factor_auth_key: z.string().max(64).optional(),
      /** Only partners sign in as partners. */
      is_partner: z.boolean().optional(),
      partner: z.string().max(128).optional(),
    }),
    answer: loginAnswer,
    errors: [
      ...(['INVALID_CREDENTIALS', 'LOCKED_OUT', 'PROFILE_DEACTIVATED', 'INVALID_USER_EMAIL'] as const),
      ...(['INVALID_DB_LOGIN', 'TENANT_REQUIRED', 'PASSWORD_EXPIRED', 'OUT_OF_ALLOWED_IP_RANGE'] as const),
      ...(['MFA_REQUIRED', 'INVALID_MFA_CODE'] as const),
    ],
  },
  'POST /user/logout': {
    summary: 'Sign out and end the session on the server.',
    permission: 'public',
    answer: z.object({ api_response: z.literal('success') }),
    errors: [],
  },
  'GET /admin/user/sessions': {
    summary: 'Get the signed-in person with their tenant, permissions and preferences.',
    permission: 'session.use',
    answer: session,
    errors: [],
  },
  'GET /admin/user/sessions/active': {
    summary: 'List your sessions with browser, IP address and times.',
    permission: 'session.use',
    answer: z.object({ sessions: z.array(activeSession) }),
    errors: [],
  },
  'DELETE /admin/user/sessions/{name}': {
    summary: 'End one of your sessions.',
    permission: 'session.use',
    params: z.object({ name: z.string().max(64) }),
    answer: z.object({ api_response: z.literal('success') }),
    errors: ['NOT_FOUND'],
  },
  'POST /admin/user/sessions/revoke_others': {
    summary: 'End all of your other sessions.',
    permission: 'session.use',
    answer: z.object({ api_response: z.literal('success'), ended: z.number().int() }),
    errors: [],
  },
  'POST /admin/user/saveprefs': {
    summary: 'Update your language, theme and mail preferences.',
    permission: 'session.use',
    body: z.object({ user_prefs: preferences }),
    answer: z.object({ api_response: z.literal('success'), user_prefs: preferences }),
    errors: [],
  },
  'GET /admin/refresh_cached_detector_type': {
    summary: "Refresh the tenant's detector type: 0 threshold, 1 behavior, 2 threat, 3 sequence.",
    permission: 'session.use',
    answer: z.object({ api_response: z.literal('success'), detector_type: z.number().int().min(0).max(3) }),
    errors: [],
  },
  'POST /admin/application/logjserror': {
    summary: "Log an error of the console's script on the server.",
    permission: 'session.use',
    inPreview: true,
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
    summary: 'Keep the session alive (at most every 30 seconds).',
    permission: 'session.use',
    forApiKeys: true,
    answer: z.object({ api_response: z.literal('success'), server_time: z.iso.datetime() }),
    errors: [],
  },
  'GET /user/setup': {
    summary:
      'Get the setup state for the sign-in page: whether a tenant exists, and whether this is the demo.',
    permission: 'public',
    answer: z.object({
      needs_setup: z.boolean(),
      /** The first run asks for the token that the server printed at its start: always, while there is no account. */
      needs_setup_token: z.boolean(),
      /** How to sign in to the demo. Only for the operator (`POST /user/operator`), else `null`. */
      demo: z.object({ email: z.string(), password: z.string() }).nullable(),
      /** This browser is the operator's: it presented a code from the terminal within the hour. */
      is_operator: z.boolean(),
      version: z.string(),
    }),
    errors: [],
  },
  'POST /user/setup': {
    summary: 'Create the first tenant and its sysadmin, and sign in. Refused once a tenant exists.',
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

export const sessionEvents = historyEvents({
  'session.sign_in': ['POST /user/loginapi'],
  'session.sign_out': ['POST /user/logout'],
  'session.sign_out_by_link': ['GET /logout/'],
  'casbah.set_up': ['POST /user/setup'],
  'preferences.changed': ['POST /admin/user/saveprefs'],
  'session.ended': ['DELETE /admin/user/sessions/{name}'],
  'session.others_ended': ['POST /admin/user/sessions/revoke_others'],
});

/** What the signed-in person may do. */
export const sessionLive = liveAreas({ session: 'session.use' });
