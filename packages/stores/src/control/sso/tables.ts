import type {
  AttributeMapping,
  GroupProfile,
  ProviderAnswer,
  ProviderKind,
  ProviderTest,
} from '@casbah/domain/identity-provider';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** How a company's identity provider is reached, and what its word is worth. */
interface IdentityProviders {
  id: string;
  tenant_id: string;
  kind: ProviderKind;
  name: string;
  /** Where the provider knows this Casbah: fixed when it is set up, whatever host a request names. */
  service_origin: string;
  /** SAML's entity id, or the issuer of OpenID Connect. */
  entity_id: string;
  sign_in_url: string;
  logout_url: string;
  metadata_url: string;
  /** PEM; several while the provider changes from one to the next. */
  certificates: JSONColumnType<readonly string[]>;
  client_id: string;
  /** Sealed. */
  client_secret: string | null;
  mapping: JSONColumnType<AttributeMapping>;
  group_profiles: JSONColumnType<readonly GroupProfile[]>;
  default_profile: string | null;
  creates_people: boolean;
  takes_unasked: boolean;
  trusts_email: boolean;
  is_enabled: boolean;
  is_listed: boolean;
  last_test: ColumnType<ProviderTest | null, string | null, string | null>;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

/** Which provider the people of a domain sign in with. */
interface SsoDomains {
  domain: string;
  tenant_id: string;
  provider_id: string;
  is_forced: boolean;
}

/** Pending sign-ins at a provider, deleted when used. */
interface SsoSignIns {
  /** SHA-256 of the request's id or the state. */
  id_hash: string;
  tenant_id: string;
  provider_id: string;
  /** SHA-256 of the cookie of the browser that began; null where the provider did. */
  browser_hash: string | null;
  relay_hash: string | null;
  redirect: string | null;
  /** The person who tries the provider out: no one is signed in. */
  tester: string | null;
  /** What the provider said, once it did. */
  answer: ColumnType<ProviderAnswer | null, string | null, string | null>;
  /** SHA-256 of what the browser brings to be signed in. */
  ticket_hash: string | null;
  created_on: Millis;
  expires_on: Millis;
}

/** Answers that were taken: the same one again is refused for as long as it would hold. */
interface SsoUsedAnswers {
  id_hash: string;
  tenant_id: string;
  expires_on: Millis;
}

/** Who is who: the provider's name for a person, and ours. */
interface SsoIdentities {
  tenant_id: string;
  provider_id: string;
  subject: string;
  user_id: string;
  created_on: Millis;
}

/** What a provider calls a session that it began here, so that it can end that one and no other. */
interface SsoSessions {
  session_name: string;
  tenant_id: string;
  provider_id: string;
  subject: string;
  session_index: string | null;
}

/** What a company's requests to its providers are signed with. */
interface SsoKeys {
  tenant_id: string;
  /** Sealed. */
  private_key: string;
  /** PEM. */
  certificate: string;
  created_on: Millis;
}

/** Sysadmins who sign in by password even where single sign-on is a must. */
interface PasswordExemptions {
  tenant_id: string;
  user_id: string;
}

declare module '../database.ts' {
  interface Database {
    identity_providers: IdentityProviders;
    sso_domains: SsoDomains;
    sso_sign_ins: SsoSignIns;
    sso_used_answers: SsoUsedAnswers;
    sso_identities: SsoIdentities;
    sso_sessions: SsoSessions;
    sso_keys: SsoKeys;
    password_exemptions: PasswordExemptions;
  }
}
