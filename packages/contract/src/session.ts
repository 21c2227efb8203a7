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

/** Sign-in methods. */
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
  /** Access profile a sysadmin previews the console as; null without a preview. */
  preview: z.object({ id: z.string(), name: z.string() }).nullable(),
  detector_type: z.number().int().min(0).max(3),
  /** Endpoint agent of the requesting machine; null if unknown. */
  agentId: z.string().nullable(),
  /** Headers of direct calls. The session's name isn't a secret: it grants no access. */
  apiHeaderInfo: z.object({ session: z.string(), user: z.string(), tenant: z.string() }),
  syndicationConfig: z.object({ syndicated: z.boolean() }),
  access_profiles: z.object({
    information_level: z.enum(INFORMATION_LEVELS),
    /** The person's permissions for each part that a profile limits by app. */
    permitted_apps: z.object({ Audit: actions, Securlets: actions, Detect: actions }),
  }),
  accessibility_options: z.object({ tables_for_charts: z.boolean() }),
  json: z.object({ timezone: z.string(), user_anonymization: z.boolean() }),
});
export type SessionAnswer = z.infer<typeof session>;

const activeSession = z.object({
  /** Session name; it grants no access. */
  name: z.string(),
  /** The requesting session. */
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
  /** Redirect target: a path on this server, or a URL with a host the company allows. */
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
      /** Company ID or name, if the email has accounts in several. */
      custdomain: z.string().max(128).optional(),
      /** Requested destination. Kept only for a path on this server or a host the company allows. */
      redirect: z.string().max(2048).optional(),
      /** The same from a relay. */
      relay_url: z.string().max(2048).optional(),
      eln: z.string().max(512).optional(),
      /** The endpoint agent of the machine; also read from the cookie `epagentid`. */
      epagentid: z.string().max(128).optional(),
      /** Address a verification was sent to, if it isn't the account's. */
      casbah_email: z.string().max(320).optional(),
      /** The second factor, sent together with the first one. */
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
            /** Page where it happened, without the query. */
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
      /** The first run requires the token printed at startup, as long as there is no account. */
      needs_setup_token: z.boolean(),
      /** Demo credentials, only for the operator (`POST /user/operator`); otherwise `null`. */
      demo: z.object({ email: z.string(), password: z.string() }).nullable(),
      /** Whether this browser is the operator's: it presented a code from the terminal within the last hour. */
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

/** Permissions of the signed-in person. */
export const sessionLive = liveAreas({ session: 'session.use' });
