import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';

/** Second factors. */
export const FACTORS = ['passkey', 'app', 'mail', 'recovery'] as const;
export type Factor = (typeof FACTORS)[number];

/** A recovery code as displayed: four groups, without letters that are easily confused. */
export const RECOVERY_CODE = /^[2-9a-hjkmnp-z]{4}(-[2-9a-hjkmnp-z]{4}){3}$/;

const done = z.object({ api_response: z.literal('success') });
/** Six digits or a recovery code; spaces and dashes are allowed anywhere. */
const code = z.string().max(64);
const base64url = z.string().max(16_384);

/** Required before a factor is added or removed, so that a stolen session isn't enough. */
const proof = z
  .object({ password: z.string().min(1).max(128).optional(), code: code.min(1).optional() })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
    error: 'is either the password or a code',
  });
export type Proof = z.infer<typeof proof>;

const passkeyName = z.string().trim().min(1).max(64);

/** Transports between browser and authenticator. */
export const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const credential = z.object({
  id: base64url,
  type: z.literal('public-key'),
  transports: z.array(z.enum(TRANSPORTS)),
});
const userVerification = z.literal('required');

/** Request for signing with an existing passkey: WebAuthn's PublicKeyCredentialRequestOptionsJSON. */
const requestOptions = z.object({
  challenge: base64url,
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification,
  /** Absent if the authenticator should find its passkeys itself. */
  allowCredentials: z.array(credential).optional(),
});
export type AssertionRequest = z.output<typeof requestOptions>;

/** Request for creating a passkey: WebAuthn's PublicKeyCredentialCreationOptionsJSON. */
const creationOptions = z.object({
  challenge: base64url,
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification,
  }),
  attestation: z.literal('none'),
});
export type AttestationRequest = z.output<typeof creationOptions>;

const answered = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
};
const assertion = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export type Assertion = z.output<typeof assertion>;

const attestation = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    /** Newer browsers may have transports this server doesn't know. */
    transports: z.array(z.string().max(32)).max(16).default([]),
  }),
});
export type Attestation = z.output<typeof attestation>;

const onward = z.object({
  api_response: z.literal('success'),
  api_response_redirect: z.string(),
  tenant_landing_page: z.string(),
});

/** Shown once; only keyed hashes are stored. */
const recoveryCodes = z.array(z.string());

export const mfaCalls = calls({
  'GET /user/isMfaRequired': {
    summary:
      'Get whether the session still needs a second factor, and which ones are accepted. Requires a session.',
    permission: 'public',
    answer: z.object({
      api_response: z.literal('success'),
      mfa_required: z.boolean(),
      /** The person's second factors, strongest first. */
      factors: z.array(z.enum(FACTORS)),
      /** Masked email address for emailed codes. */
      email_hint: z.string(),
    }),
    errors: [],
  },
  'POST /user/verificationcodeapi': {
    summary: 'Send an email code to the person whose session needs a second factor.',
    permission: 'second-factor',
    unrecorded:
      'Nothing is different after it but a code that soon ends; whether it is used is written down.',
    body: z.object({
      /** Ignored: the code goes to the account's address. */
      email: z.string().max(320).optional(),
    }),
    answer: z.object({
      api_response: z.literal('success'),
      email_hint: z.string(),
      minutes: z.number().int(),
    }),
    errors: ['LOCKED_OUT', 'MFA_FACTOR_CLOSED'],
  },
  'POST /user/verifycodeapi': {
    summary: 'Verify a code as the second factor: from email, an authenticator app, or a recovery code.',
    permission: 'second-factor',
    body: z.object({ two_factor_auth_key: code }),
    answer: onward,
    errors: ['INVALID_MFA_CODE', 'LOCKED_OUT', 'PROFILE_DEACTIVATED', 'OUT_OF_ALLOWED_IP_RANGE'],
  },
  'POST /user/verifymfaapi': {
    summary: 'Verify a code as the second factor: from email, an authenticator app, or a recovery code.',
    permission: 'second-factor',
    body: z.object({ mfa_code: code }),
    answer: onward,
    errors: ['INVALID_MFA_CODE', 'LOCKED_OUT', 'PROFILE_DEACTIVATED', 'OUT_OF_ALLOWED_IP_RANGE'],
  },
  'POST /user/mfa/passkey/options': {
    summary: 'Get the options for a passkey as the second factor.',
    permission: 'second-factor',
    unrecorded: 'Nothing is different after it but a question that soon ends.',
    answer: requestOptions,
    errors: ['PASSKEYS_UNAVAILABLE', 'MFA_FACTOR_CLOSED'],
  },
  'POST /user/mfa/passkey': {
    summary: 'Verify a passkey as the second factor.',
    permission: 'second-factor',
    body: z.object({ credential: assertion }),
    answer: onward,
    errors: ['PASSKEY_REFUSED', 'PASSKEYS_UNAVAILABLE', 'PROFILE_DEACTIVATED', 'OUT_OF_ALLOWED_IP_RANGE'],
  },
  'POST /user/passkey/options': {
    summary: 'Get the options for a passwordless sign-in with a passkey.',
    permission: 'public',
    unrecorded: 'Nothing is different after it but a question that soon ends.',
    answer: requestOptions,
    errors: ['PASSKEYS_UNAVAILABLE'],
  },
  'POST /user/passkey/loginapi': {
    summary: 'Sign in with a discoverable passkey, which counts as both factors.',
    permission: 'public',
    body: z.object({ credential: assertion, redirect: z.string().max(2048).optional() }),
    answer: onward,
    errors: [
      'PASSKEY_REFUSED',
      'PASSKEYS_UNAVAILABLE',
      'PROFILE_DEACTIVATED',
      'OUT_OF_ALLOWED_IP_RANGE',
      'INVALID_DB_LOGIN',
    ],
  },
  'GET /admin/user/mfa': {
    summary: 'List your second factors.',
    permission: 'session.use',
    answer: z.object({
      api_response: z.literal('success'),
      /** Whether it is required at sign-in, by the person's own setting or the company's. */
      is_required: z.boolean(),
      /** Whether the account has a password to confirm with. */
      has_password: z.boolean(),
      app: z.object({ added_on: z.iso.datetime() }).nullable(),
      passkeys: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          created_on: z.iso.datetime(),
          last_used_on: z.iso.datetime().nullable(),
        }),
      ),
      recovery_codes_left: z.number().int(),
      /** Origin where passkeys of this Casbah work; null if there is none. */
      passkey_origin: z.string().nullable(),
      email_hint: z.string(),
    }),
    errors: [],
  },
  'POST /admin/user/mfa/code': {
    summary: 'Send yourself an email code that confirms adding or removing a factor.',
    permission: 'session.use',
    unrecorded:
      'Nothing is different after it but a code that soon ends; what it is used for is written down.',
    answer: z.object({
      api_response: z.literal('success'),
      email_hint: z.string(),
      minutes: z.number().int(),
    }),
    errors: ['LOCKED_OUT', 'MFA_FACTOR_CLOSED'],
  },
  'POST /admin/user/mfa/app': {
    summary:
      'Start the setup of an authenticator app: returns its secret. It is active once its first code is verified.',
    permission: 'session.use',
    unrecorded: 'Nothing counts yet; that the app was added is written down.',
    body: z.object({ proof }),
    answer: z.object({
      api_response: z.literal('success'),
      /** Base32 secret for typing in. */
      secret: z.string(),
      /** For the QR code: `otpauth://totp/…`. */
      uri: z.string(),
    }),
    errors: ['PASSWORD_INCORRECT', 'INVALID_MFA_CODE', 'LOCKED_OUT'],
  },
  'POST /admin/user/mfa/app/confirm': {
    summary:
      'Finish the setup of an authenticator app with its first code. The first factor returns recovery codes (shown once).',
    permission: 'session.use',
    body: z.object({ code }),
    answer: z.object({ api_response: z.literal('success'), recovery_codes: recoveryCodes }),
    errors: ['INVALID_MFA_CODE', 'LOCKED_OUT', 'MFA_SETUP_ENDED'],
  },
  'POST /admin/user/mfa/app/remove': {
    summary: 'Remove the authenticator app.',
    permission: 'session.use',
    body: z.object({ proof }),
    answer: done,
    errors: ['PASSWORD_INCORRECT', 'INVALID_MFA_CODE', 'LOCKED_OUT', 'NOT_FOUND'],
  },
  'POST /admin/user/mfa/recovery_codes': {
    summary: 'Create recovery codes (shown once) and revoke the old ones.',
    permission: 'session.use',
    body: z.object({ proof }),
    answer: z.object({ api_response: z.literal('success'), recovery_codes: recoveryCodes }),
    errors: ['PASSWORD_INCORRECT', 'INVALID_MFA_CODE', 'LOCKED_OUT', 'MFA_FACTOR_CLOSED'],
  },
  'POST /admin/user/mfa/passkeys/options': {
    summary: 'Get the options for a new passkey.',
    permission: 'session.use',
    unrecorded: 'Nothing counts yet; that the passkey was added is written down.',
    body: z.object({ proof }),
    answer: creationOptions,
    errors: [
      ...(['PASSWORD_INCORRECT', 'INVALID_MFA_CODE', 'LOCKED_OUT', 'PASSKEYS_UNAVAILABLE'] as const),
      'PASSKEY_LIMIT',
    ],
  },
  'POST /admin/user/mfa/passkeys': {
    summary: 'Add a passkey. The first factor returns recovery codes (shown once).',
    permission: 'session.use',
    body: z.object({ name: passkeyName, credential: attestation }),
    answer: z.object({ api_response: z.literal('success'), id: z.string(), recovery_codes: recoveryCodes }),
    status: 201,
    errors: ['PASSKEY_REFUSED', 'PASSKEYS_UNAVAILABLE', 'PASSKEY_LIMIT'],
  },
  'PATCH /admin/user/mfa/passkeys/{id}': {
    summary: 'Rename a passkey.',
    permission: 'session.use',
    params: z.object({ id: z.uuid() }),
    body: z.object({ name: passkeyName }),
    answer: done,
    errors: ['NOT_FOUND'],
  },
  'POST /admin/user/mfa/passkeys/{id}/remove': {
    summary: 'Delete a passkey.',
    permission: 'session.use',
    params: z.object({ id: z.uuid() }),
    body: z.object({ proof }),
    answer: done,
    errors: ['PASSWORD_INCORRECT', 'INVALID_MFA_CODE', 'LOCKED_OUT', 'NOT_FOUND'],
  },
  'POST /admin/users/{id}/mfa/reset': {
    summary: 'Remove all second factors of an account, for someone who lost them. Its sessions end.',
    permission: 'account.modify',
    params: z.object({ id: z.string().min(1).max(64) }),
    answer: done,
    errors: ['NOT_FOUND'],
  },
  'PATCH /admin/users/{id}/mfa': {
    summary: "Require a second factor for an account, regardless of the company's setting.",
    permission: 'account.modify',
    params: z.object({ id: z.string().min(1).max(64) }),
    body: z.object({ is_required: z.boolean() }),
    answer: done,
    errors: ['NOT_FOUND'],
  },
});

export const mfaEvents = historyEvents({
  'passkey.created': ['POST /admin/user/mfa/passkeys'],
  'passkey.renamed': ['PATCH /admin/user/mfa/passkeys/{id}'],
  'passkey.deleted': ['POST /admin/user/mfa/passkeys/{id}/remove'],
  'authenticator.created': ['POST /admin/user/mfa/app/confirm'],
  'authenticator.deleted': ['POST /admin/user/mfa/app/remove'],
  'recovery_codes.created': ['POST /admin/user/mfa/recovery_codes'],
  'mfa.requirement_changed': ['PATCH /admin/users/{id}/mfa'],
  'mfa.reset': ['POST /admin/users/{id}/mfa/reset'],
  'mfa.passkey_used': ['POST /user/mfa/passkey'],
  'session.passkey_sign_in': ['POST /user/passkey/loginapi'],
  'mfa.code_used': ['POST /user/verifycodeapi'],
  'mfa.authenticator_used': ['POST /user/verifymfaapi'],
});
