/** How a company's identity provider speaks. */
export const PROVIDER_KINDS = ['saml', 'oidc'] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

/** 1 to 64 letters, digits, underscores and spaces, with something to read in it. */
export function isProviderName(name: string): boolean {
  return /^(?=.*[\p{L}\p{N}])[\p{L}\p{N}_ ]{1,64}$/u.test(name);
}

/** What an identity provider calls one thing that it says of a person: 1 to 128 characters, no quotes. */
export function isSamlAttribute(name: string): boolean {
  return /^[^"'\p{Cc}]{1,128}$/u.test(name) && name.trim() === name && name !== '';
}

/** An address at Okta: the company's own name there, or one below it, and perhaps a path. */
export function isOktaUrl(address: string): boolean {
  return /^https:\/\/(?!-)[a-z0-9-]{1,63}(?<!-)\.(?:okta|oktapreview|okta-emea|okta-gov|trexcloud)\.com(?:\/[\w\-./~%]*)?$/i.test(
    address,
  );
}

/** Domain of an email address, in lower case; empty without one. */
export function domainOfEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = at <= 0 ? '' : email.slice(at + 1).trim();
  // Letters that fold to those of another domain would make it that one.
  return /^[\x21-\x7e]*$/.test(domain) ? domain.toLowerCase() : '';
}

/** What single sign-on says when it ends without a session: the page `/ssoerror` has words for each. */
export const SSO_ERROR_CODES = {
  /** Any other failure. */
  FAILED: 10,
  /** No company of this Casbah goes with the address. */
  INVALID_TENANT: 11,
  /** The company has no identity provider of this kind, or it is switched off. */
  NO_PROVIDER: 12,
  /** The identity provider doesn't answer, or its answer doesn't hold. */
  BAD_PROVIDER: 13,
  /** The answer doesn't belong to a sign-in that this browser began, or began too long ago. */
  REDIRECT: 14,
  /** A script asked: only a browser's page can go to the identity provider. */
  IN_AJAX: 99,
} as const;
export type SsoErrorCode = (typeof SSO_ERROR_CODES)[keyof typeof SSO_ERROR_CODES];

/** The code by which an answer says that the browser is to go on to single sign-on. */
export const SSO_REDIRECT = 302;

/** Which of what the provider says of a person means what. A name that is absent is looked for under the usual names. */
export interface AttributeMapping {
  email?: string | undefined;
  name?: string | undefined;
  first_name?: string | undefined;
  last_name?: string | undefined;
  groups?: string | undefined;
}

/** People of a group hold an access profile for as long as the provider says that they are in the group. */
export interface GroupProfile {
  group: string;
  profile: string;
}

/** What was found when the provider was last tried out. */
export interface ProviderTest {
  /** Milliseconds since 1970 UTC. */
  time: number;
  ok: boolean;
  /** Problems, in English, for the person who sets the provider up; empty if there are none. */
  problem: string;
  subject: string;
  email: string;
  name: string;
  groups: readonly string[];
  /** The names of all that the provider said of the person. */
  attributes: readonly string[];
}

/** What a provider said of a person, checked: kept for the moment between its answer and the browser's coming back. */
export interface ProviderAnswer {
  subject: string;
  /** In lower case. */
  email: string;
  name: string;
  /** `undefined` where the provider says nothing of groups. */
  groups?: readonly string[] | undefined;
  /** The names of all that it said. */
  attributes: readonly string[];
  /** What the provider calls the person and the session, for single logout. */
  nameId?: string | undefined;
  sessionIndex?: string | undefined;
}

/** Days before a certificate expires from which a warning is shown. */
export const CERTIFICATE_WARNING_DAYS = 30;
