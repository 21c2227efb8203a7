import type {
  AttributeMapping,
  GroupProfile,
  ProviderAnswer,
  ProviderKind,
  ProviderTest,
} from '@casbah/domain/identity-provider';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Connection settings of a company's identity provider, and what Casbah trusts it with. */
interface IdentityProviders {
  id: string;
  tenant_id: string;
  kind: ProviderKind;
  name: string;
  /**
   * Casbah's origin as registered with the provider. Fixed at setup, so the request's Host header can't
   * change it.
   */
  service_origin: string;
  /** SAML entity ID or OpenID Connect issuer. */
  entity_id: string;
  sign_in_url: string;
  logout_url: string;
  metadata_url: string;
  /** PEM; several during the provider's key rotation. */
  certificates: JSONColumnType<readonly string[]>;
  client_id: string;
  /** Encrypted. */
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

/** Identity provider of each domain. */
interface SsoDomains {
  domain: string;
  tenant_id: string;
  provider_id: string;
  is_forced: boolean;
}

/** Pending sign-ins at a provider, deleted when used. */
interface SsoSignIns {
  /** SHA-256 of the request ID or state. */
  id_hash: string;
  tenant_id: string;
  provider_id: string;
  /** SHA-256 of the cookie of the browser that started it; null if the provider started it. */
  browser_hash: string | null;
  relay_hash: string | null;
  redirect: string | null;
  /** Person testing the provider; no one gets signed in. */
  tester: string | null;
  /** The provider's response, once received. */
  answer: ColumnType<ProviderAnswer | null, string | null, string | null>;
  /** SHA-256 of the ticket the browser redeems to sign in. */
  ticket_hash: string | null;
  created_on: Millis;
  expires_on: Millis;
}

/** Used responses, kept while they would be valid, to refuse replays. */
interface SsoUsedAnswers {
  id_hash: string;
  tenant_id: string;
  expires_on: Millis;
}

/** Maps the provider's name for a person to the account. */
interface SsoIdentities {
  tenant_id: string;
  provider_id: string;
  subject: string;
  user_id: string;
  created_on: Millis;
}

/** The provider's ID for a session it started, so it can end that session only. */
interface SsoSessions {
  session_name: string;
  tenant_id: string;
  provider_id: string;
  subject: string;
  session_index: string | null;
}

/** Keys that sign a company's requests to its providers. */
interface SsoKeys {
  tenant_id: string;
  /** Encrypted. */
  private_key: string;
  /** PEM. */
  certificate: string;
  created_on: Millis;
}

/** Sysadmins who may sign in with a password even if single sign-on is required. */
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
