/** Protocol of a company's identity provider. */
export const PROVIDER_KINDS = ['saml', 'oidc'] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

/** Whether a name is valid: 1 to 64 letters, digits, underscores and spaces, not only spaces. */
export function isProviderName(name: string): boolean {
  return /^(?=.*[\p{L}\p{N}])[\p{L}\p{N}_ ]{1,64}$/u.test(name);
}

/** Whether a text is a valid attribute name of an identity provider: 1 to 128 characters, no quotes. */
export function isSamlAttribute(name: string): boolean {
  return /^[^"'\p{Cc}]{1,128}$/u.test(name) && name.trim() === name && name !== '';
}

/** Whether a URL is at Okta: the company's own host there or one below it, with an optional path. */
export function isOktaUrl(address: string): boolean {
  return /^https:\/\/(?!-)[a-z0-9-]{1,63}(?<!-)\.(?:okta|oktapreview|okta-emea|okta-gov|trexcloud)\.com(?:\/[\w\-./~%]*)?$/i.test(
    address,
  );
}

/** Domain of an email address, in lower case; empty without one. */
export function domainOfEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = at <= 0 ? '' : email.slice(at + 1).trim();
  // Rejects letters that fold to another domain's.
  return /^[\x21-\x7e]*$/.test(domain) ? domain.toLowerCase() : '';
}

/** Error codes of single sign-on; the page `/ssoerror` has a message for each. */
export const SSO_ERROR_CODES = {
  /** Any other failure. */
  FAILED: 10,
  /** No company has the email address's domain. */
  INVALID_TENANT: 11,
  /** The company has no identity provider of this kind, or it is disabled. */
  NO_PROVIDER: 12,
  /** The identity provider doesn't respond, or its response is invalid. */
  BAD_PROVIDER: 13,
  /** The response doesn't belong to a sign-in this browser started, or is too old. */
  REDIRECT: 14,
  /** A script sent the request, but only a browser page can be redirected to the identity provider. */
  IN_AJAX: 99,
} as const;
export type SsoErrorCode = (typeof SSO_ERROR_CODES)[keyof typeof SSO_ERROR_CODES];

/** Response code that sends the browser to single sign-on. */
export const SSO_REDIRECT = 302;

/** Mapping of provider attributes to fields. Absent ones are looked up under their usual names. */
export interface AttributeMapping {
  email?: string | undefined;
  name?: string | undefined;
  first_name?: string | undefined;
  last_name?: string | undefined;
  groups?: string | undefined;
}

/** Gives members of a provider's group an access profile while they belong to it. */
export interface GroupProfile {
  group: string;
  profile: string;
}

/** Result of the provider's last test. */
export interface ProviderTest {
  /** Milliseconds since 1970 UTC. */
  time: number;
  ok: boolean;
  /** English problem descriptions for the person who sets up the provider; empty without any. */
  problem: string;
  subject: string;
  email: string;
  name: string;
  groups: readonly string[];
  /** Names of all attributes the provider sent. */
  attributes: readonly string[];
}

/** A verified provider response, stored until the browser returns. */
export interface ProviderAnswer {
  subject: string;
  /** Lower case. */
  email: string;
  name: string;
  /** `undefined` if the provider sends no groups. */
  groups?: readonly string[] | undefined;
  /** Names of all attributes it sent. */
  attributes: readonly string[];
  /** The provider's IDs for the person and the session, for single logout. */
  nameId?: string | undefined;
  sessionIndex?: string | undefined;
}

/** Days before a certificate expires from which a warning is shown. */
export const CERTIFICATE_WARNING_DAYS = 30;
