import { PROVIDER_KINDS, SSO_REDIRECT } from '@casbah/domain/identity-provider';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';
import { patterned } from './pattern.ts';

const kind = z.enum(PROVIDER_KINDS);

const name = patterned('provider_name');
const attribute = patterned('saml_attribute');

/** Mapping of the provider's attributes; the usual names if absent. */
const mapping = z.object({
  email: attribute.optional(),
  name: attribute.optional(),
  first_name: attribute.optional(),
  last_name: attribute.optional(),
  groups: attribute.optional(),
});

const groupProfile = z.object({
  group: z.string().trim().min(1).max(256),
  profile: z.string().min(1).max(64),
});

/** Values to enter at the provider. */
const service = z.object({
  id: z.uuid(),
  entity_id: z.string(),
  acs_url: z.string(),
  logout_url: z.string(),
  metadata_url: z.string(),
  redirect_uri: z.string(),
  /** URL where people start, such as from a portal. */
  sign_in_url: z.string(),
});
export type ServiceAddresses = z.infer<typeof service>;

const certificate = z.object({
  subject: z.string(),
  /** SHA-256 in hexadecimal. */
  fingerprint: z.string(),
  valid_from: z.iso.datetime(),
  valid_to: z.iso.datetime(),
});

const testResult = z.object({
  time: z.iso.datetime(),
  ok: z.boolean(),
  problem: z.string(),
  subject: z.string(),
  email: z.string(),
  name: z.string(),
  groups: z.array(z.string()),
  attributes: z.array(z.string()),
});

export const identityProvider = z.object({
  id: z.string(),
  kind,
  name: z.string(),
  is_enabled: z.boolean(),
  /** Whether the sign-in page shows it by name, to visitors with the company's link or an address of its domain. */
  is_listed: z.boolean(),
  /** The provider's entity ID (SAML) or issuer (OpenID Connect). */
  entity_id: z.string(),
  sign_in_url: z.string(),
  logout_url: z.string(),
  metadata_url: z.string(),
  certificates: z.array(certificate),
  client_id: z.string(),
  has_client_secret: z.boolean(),
  mapping,
  group_profiles: z.array(groupProfile),
  /** Access profile of new people; null for none. */
  default_profile: z.string().nullable(),
  /** Whether people get an account at their first sign-in. */
  creates_people: z.boolean(),
  /** Whether sign-ins started by the provider are accepted. */
  takes_unasked: z.boolean(),
  /** Whether to trust the provider's email address even if not marked as verified. */
  trusts_email: z.boolean(),
  domains: z.array(z.string()),
  people: z.number().int(),
  last_test: testResult.nullable(),
  service,
});
export type IdentityProvider = z.infer<typeof identityProvider>;

const url = z.string().trim().max(2048);

/** Connection data of the provider: SAML metadata, or an OpenID Connect issuer with the client registered there. */
const source = {
  /** Content of a metadata file. */
  metadata_xml: z
    .string()
    .max(512 * 1024)
    .optional(),
  metadata_url: url.optional(),
  issuer: url.optional(),
  client_id: z.string().trim().max(256).optional(),
  /** Stored encrypted and never shown. */
  client_secret: z.string().max(1024).optional(),
};

const switches = {
  is_enabled: z.boolean().optional(),
  is_listed: z.boolean().optional(),
  mapping: mapping.optional(),
  group_profiles: z.array(groupProfile).max(200).optional(),
  default_profile: z.string().max(64).nullable().optional(),
  creates_people: z.boolean().optional(),
  takes_unasked: z.boolean().optional(),
  trusts_email: z.boolean().optional(),
};

export const newProvider = z.object({ id: z.uuid(), kind, name, ...source, ...switches });
export const providerChange = z.object({ name: name.optional(), ...source, ...switches });

const domain = z.object({
  domain: z.string(),
  is_primary: z.boolean(),
  provider_id: z.string().nullable(),
  is_forced: z.boolean(),
  /** Whether another company of this Casbah uses it for sign-in. */
  is_taken: z.boolean(),
});
export type SsoDomain = z.infer<typeof domain>;

const sysadmin = z.object({ id: z.string(), name: z.string(), email: z.string(), is_exempt: z.boolean() });

const overview = z.object({
  providers: z.array(identityProvider),
  domains: z.array(domain),
  /** Sysadmins; exempt ones can sign in with a password even if single sign-on is required. */
  sysadmins: z.array(sysadmin),
  profiles: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type SsoOverview = z.infer<typeof overview>;

const id = z.object({ id: z.uuid() });

/** A provider to select on the sign-in page. */
const providerChoice = z.object({
  id: z.string(),
  name: z.string(),
  type: kind,
  /** Redirect URL. */
  login_url: z.string(),
});
export type ProviderChoice = z.infer<typeof providerChoice>;

/**
 * How a person with this email address signs in. Depends only on the domain, so it doesn't reveal whether the person
 * exists.
 */
export const ssoStatus = z.object({
  api_response: z.literal('success'),
  sso_status: z.enum(['none', ...PROVIDER_KINDS]),
  force_oidc_login: z.boolean(),
  /** Whether single sign-on of any kind is the only option. */
  force_sso: z.boolean(),
  /** 302 if the browser should continue to single sign-on, otherwise 0. */
  code: z.union([z.literal(0), z.literal(SSO_REDIRECT)]),
  /** Providers that the domain's company shows by name. */
  providers: z.array(providerChoice),
});
export type SsoStatus = z.infer<typeof ssoStatus>;

/** Pages where browsers arrive from an identity provider, as named in the audit trail. */
export const RECORDED_SIGN_ON_PAGES = [
  'POST /saml2/acs/:provider/',
  'GET /saml2/finish/',
  'GET /oidc/callback/:provider/',
  'GET /saml2/sls/:provider/',
  'POST /saml2/sls/:provider/',
] as const;

export const ssoCalls = calls({
  'POST /user/check_sso_status': {
    summary: 'Get how people in an email domain sign in: with a password or single sign-on.',
    permission: 'public',
    unrecorded: 'Only reads: the address is in the body so that it does not stand in logs.',
    body: z.object({ email: z.string().max(320) }),
    answer: ssoStatus,
    errors: [],
  },
  'GET /admin/user/get_sso_provider_list': {
    summary:
      "List identity providers to choose from: the company's own or, before sign-in, those shown by the company with the given ID. Without an ID, none.",
    permission: 'public',
    query: z.object({ company: z.string().max(64).optional() }),
    answer: z.object({
      api_response: z.literal('success'),
      sso_lists: z.object({ objects: z.array(providerChoice) }),
    }),
    errors: [],
  },
  'GET /admin/sso/providers': {
    summary: 'List identity providers, their domains, and the accounts with emergency access.',
    permission: 'settings.view',
    answer: overview,
    errors: [],
  },
  'GET /admin/sso/service': {
    summary: 'Get the service provider addresses for a new identity provider.',
    permission: 'settings.view',
    answer: service,
    errors: [],
  },
  'POST /admin/sso/providers': {
    summary: 'Create an identity provider. Only for sysadmins: its owner can sign in as anyone.',
    permission: 'sysadmin.use',
    body: newProvider,
    answer: identityProvider,
    status: 201,
    errors: [
      'SSO_METADATA_INVALID',
      'SSO_PROVIDER_UNREACHABLE',
      'SSO_ADDRESS_REFUSED',
      'NAME_TAKEN',
      'GRANTS_TOO_MUCH',
      'SSO_PROVIDER_LIMIT',
      'CONFLICT',
      'UNPROCESSABLE',
    ],
  },
  'PATCH /admin/sso/providers/{id}': {
    summary: 'Update an identity provider. Omitted fields keep their values.',
    permission: 'sysadmin.use',
    params: id,
    body: providerChange,
    answer: identityProvider,
    errors: [
      'NOT_FOUND',
      'SSO_METADATA_INVALID',
      'SSO_PROVIDER_UNREACHABLE',
      'SSO_ADDRESS_REFUSED',
      'NAME_TAKEN',
      'GRANTS_TOO_MUCH',
      'UNPROCESSABLE',
    ],
  },
  'DELETE /admin/sso/providers/{id}': {
    summary: 'Delete an identity provider. Accounts are kept; sessions it started end.',
    permission: 'sysadmin.use',
    params: id,
    answer: z.object({ api_response: z.literal('success') }),
    errors: ['NOT_FOUND'],
  },
  'POST /admin/sso/providers/{id}/test': {
    summary:
      'Test an identity provider with a sign-in that creates no session. The result appears with the provider.',
    permission: 'sysadmin.use',
    params: id,
    answer: z.object({ api_response: z.literal('success'), redirect: z.string() }),
    errors: ['NOT_FOUND', 'SSO_PROVIDER_UNREACHABLE', 'SSO_ADDRESS_REFUSED'],
  },
  'POST /admin/sso/domains': {
    summary: 'Set the identity provider of a domain, and whether it is required.',
    permission: 'sysadmin.use',
    body: z.object({ domain: z.string().max(253), provider_id: z.uuid().nullable(), is_forced: z.boolean() }),
    answer: z.object({ api_response: z.literal('success'), domains: z.array(domain) }),
    errors: ['NOT_FOUND', 'SSO_DOMAIN_TAKEN', 'SSO_NO_WAY_BACK', 'UNPROCESSABLE'],
  },
  'POST /admin/sso/exempt': {
    summary:
      'Allow or revoke emergency access by password for a sysadmin whose domain requires single sign-on.',
    permission: 'sysadmin.use',
    body: z.object({ user_id: z.string().max(64), is_exempt: z.boolean() }),
    answer: z.object({ api_response: z.literal('success'), sysadmins: z.array(sysadmin) }),
    errors: ['NOT_FOUND', 'SSO_NO_WAY_BACK'],
  },
});

export const ssoEvents = historyEvents({
  'sso.saml_signed_in': ['POST /saml2/acs/:provider/'],
  'sso.saml_sign_in_finished': ['GET /saml2/finish/'],
  'sso.oidc_signed_in': ['GET /oidc/callback/:provider/'],
  'sso.saml_signed_out': ['GET /saml2/sls/:provider/', 'POST /saml2/sls/:provider/'],
  'identity_provider.created': ['POST /admin/sso/providers'],
  'identity_provider.changed': ['PATCH /admin/sso/providers/{id}'],
  'identity_provider.deleted': ['DELETE /admin/sso/providers/{id}'],
  'identity_provider.tested': ['POST /admin/sso/providers/{id}/test'],
  'sso.domain_changed': ['POST /admin/sso/domains'],
  'sso.exemptions_changed': ['POST /admin/sso/exempt'],
});
