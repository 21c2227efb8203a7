import { inflateRawSync } from 'node:zlib';
import type { ServiceAddresses } from '@casbah/contract/sso';
import type { ProviderAnswer } from '@casbah/domain/identity-provider';
import { isoTime } from '@casbah/domain/iso-time';
import { MINUTE_MS } from '@casbah/domain/time-units';
import type { StoredProvider } from '@casbah/stores/control/sso/identity-providers';
import { type CacheProvider, type Profile, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { Document } from '@xmldom/xmldom';
import { z } from 'zod';
import { elementsOf, parsePlainXml } from './plain-xml.ts';
import { AnswerRefused, answerFrom } from './said.ts';

/** A company's signing key: PEM. */
export interface SigningKey {
  privateKey: string;
  certificate: string;
}

export interface SamlParts {
  provider: StoredProvider;
  addresses: ServiceAddresses;
  key: SigningKey;
  /** Whether a request with this ID awaits a response of this provider. */
  isWaiting: (requestId: string) => Promise<boolean>;
  now: number;
}

/** A valid response: all of it was signed by the provider. */
export interface SamlAnswer {
  answer: ProviderAnswer;
  /** The provider's ID for the person, for single logout. */
  nameId: string;
  assertionId: string;
  /** ID of the request it responds to; absent if the provider started the sign-in. */
  inResponseTo: string | undefined;
  /** Until when it could be replayed: milliseconds since 1970 UTC. */
  holdsUntil: number;
}

export interface LogoutRequest {
  id: string;
  nameId: string;
  sessionIndex: string | undefined;
  profile: Profile;
}

/** Maximum clock difference between the two. */
export const CLOCK_SKEW_MS = 60_000;
/** Maximum age of a response, regardless of its stated validity. */
export const FRESH_MS = 5 * MINUTE_MS;
const MAX_MESSAGE_CHARACTERS = 512 * 1024;
const MAX_LOGOUT_BYTES = 64 * 1024;

const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';

/** Excludes SHA-1, which allows two texts with the same signature. */
const SIGNATURE_ALGORITHMS: readonly string[] = [
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
];
const DIGEST_ALGORITHMS: readonly string[] = [
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
];

const text = z.object({ _: z.string().optional(), $: z.record(z.string(), z.string()).optional() });
/** The assertion as parsed from the signed bytes. */
const signedAssertion = z.object({
  Assertion: z.object({
    $: z.object({ ID: z.string().min(1), IssueInstant: z.string() }),
    Issuer: z.tuple([text]),
    Subject: z.tuple([
      z.object({
        NameID: z.tuple([text]),
        SubjectConfirmation: z.array(
          z.object({
            $: z.object({ Method: z.string() }),
            SubjectConfirmationData: z
              .array(
                z.object({
                  $: z.object({
                    Recipient: z.string().optional(),
                    NotOnOrAfter: z.string().optional(),
                    NotBefore: z.string().optional(),
                    InResponseTo: z.string().optional(),
                  }),
                }),
              )
              .optional(),
          }),
        ),
      }),
    ]),
    AttributeStatement: z
      .array(
        z.object({
          Attribute: z
            .array(
              z.object({
                $: z.object({ Name: z.string() }),
                AttributeValue: z.array(z.union([text, z.string()])).optional(),
              }),
            )
            .optional(),
        }),
      )
      .optional(),
  }),
});
type SignedAssertion = z.infer<typeof signedAssertion>['Assertion'];

/** The redirect URL for sign-in. The request is signed; the response contains its `requestId`. */
export function requestUrl(parts: SamlParts, request: { id: string; relay: string }): Promise<string> {
  return samlOf(parts, { id: request.id }).getAuthorizeUrlAsync(request.relay, undefined, {});
}

/** Service provider metadata of this installation. */
export function serviceMetadata({ addresses, key }: Pick<SamlParts, 'addresses' | 'key'>): string {
  const certificate = key.certificate.replace(/-----[^-]+-----|\s/g, '');
  return `<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${addresses.entity_id}">
  <SPSSODescriptor AuthnRequestsSigned="true" WantAssertionsSigned="true" protocolSupportEnumeration="${PROTOCOL}">
    <KeyDescriptor use="signing">
      <KeyInfo xmlns="${SIGNATURE}"><X509Data><X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo>
    </KeyDescriptor>
    <SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${addresses.logout_url}"/>
    <SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${addresses.logout_url}"/>
    <NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress</NameIDFormat>
    <NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</NameIDFormat>
    <AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${addresses.acs_url}" index="0" isDefault="true"/>
  </SPSSODescriptor>
</EntityDescriptor>
`;
}

/**
 * Parses a provider's response from the form. Throws `AnswerRefused` unless the assertion is signed, for this
 * service, fresh, and responds to a pending request (or none, if the provider may start sign-ins).
 */
export async function readAnswer(parts: SamlParts, message: string): Promise<SamlAnswer> {
  const { provider } = parts;
  const document = readMessage(decoded(message));
  assertAlgorithms(document);
  const response = document.documentElement;
  assertForUs(response?.getAttribute('Destination'), parts.addresses.acs_url);
  const status = elementsOf(document, PROTOCOL, 'StatusCode')[0]?.getAttribute('Value') ?? '';
  if (status !== SUCCESS) throw new AnswerRefused(`its status is ${status.replace(/^.*:/, '') || 'missing'}`);
  const { profile } = await refusing(() =>
    samlOf(parts, { mayBeUnasked: provider.takes_unasked }).validatePostResponseAsync({
      SAMLResponse: message,
    }),
  );
  // Only signed content is read from here on.
  const read = signedAssertion.safeParse(profile?.getAssertion?.());
  if (!read.success) throw new AnswerRefused('its assertion lacks required elements');
  const assertion = read.data.Assertion;
  if (assertion.Issuer[0]._ !== provider.entity_id)
    throw new AnswerRefused('it comes from a different provider than the configured one');
  const { inResponseTo, holdsUntil } = await confirmationOf(assertion, parts);
  const claimed = response?.getAttribute('InResponseTo') ?? undefined;
  if (claimed !== undefined && claimed !== inResponseTo)
    throw new AnswerRefused('response and assertion refer to different requests');
  const subject = assertion.Subject[0].NameID[0];
  const nameId = subject._ ?? '';
  if (nameId === '' || nameId.length > 1024) throw new AnswerRefused('it has no subject');
  const answer = answerFrom(saidIn(assertion), provider.mapping, {
    // A transient ID differs each time, so it can't identify the person again.
    subject: subject.$?.Format === TRANSIENT ? '' : nameId,
    address: nameId,
    sessionIndex: profile?.sessionIndex,
  });
  return {
    answer: answer.subject === '' ? { ...answer, subject: `address:${answer.email}` } : answer,
    nameId,
    assertionId: assertion.$.ID,
    inResponseTo,
    holdsUntil,
  };
}

/** The bearer confirmation for this URL, in time, and for a pending request. */
async function confirmationOf(
  assertion: SignedAssertion,
  { provider, addresses, isWaiting, now }: SamlParts,
): Promise<{ inResponseTo: string | undefined; holdsUntil: number }> {
  const issued = Date.parse(assertion.$.IssueInstant);
  if (!(issued <= now + CLOCK_SKEW_MS))
    throw new AnswerRefused('it was issued in the future: check both clocks');
  if (now >= issued + FRESH_MS + CLOCK_SKEW_MS) throw new AnswerRefused('it is too old: check both clocks');
  const found = assertion.Subject[0].SubjectConfirmation.filter(({ $ }) => $.Method === BEARER)
    .flatMap(({ SubjectConfirmationData: data = [] }) => data.map((one) => one.$))
    .find(({ Recipient }) => Recipient === addresses.acs_url);
  if (found === undefined) throw new AnswerRefused('it is for another recipient');
  const end = Date.parse(found.NotOnOrAfter ?? '');
  if (Number.isNaN(end)) throw new AnswerRefused('it has no expiry');
  if (now >= end + CLOCK_SKEW_MS) throw new AnswerRefused('it has expired: check both clocks');
  const inResponseTo = found.InResponseTo;
  if (inResponseTo === undefined ? !provider.takes_unasked : !(await isWaiting(inResponseTo)))
    throw new AnswerRefused(
      inResponseTo === undefined ? 'it was not requested' : 'it answers no pending request',
    );
  // After this time, the response is refused for its age, regardless of its stated validity.
  return { inResponseTo, holdsUntil: issued + FRESH_MS + 2 * CLOCK_SKEW_MS };
}

function saidIn(assertion: SignedAssertion): Map<string, string[]> {
  const said = new Map<string, string[]>();
  for (const { Attribute: attributes = [] } of assertion.AttributeStatement ?? [])
    for (const { $, AttributeValue: values = [] } of attributes) {
      const known = said.get($.Name) ?? [];
      for (const value of values) {
        const text = typeof value === 'string' ? value : value._;
        if (text !== undefined) known.push(text);
      }
      said.set($.Name, known);
    }
  return said;
}

/** A logout message from the browser, by either binding. */
export interface LogoutMessage {
  message: string;
  relay: string | undefined;
  /** The original query string, for the redirect binding. */
  query: string | undefined;
}

/**
 * Parses a provider's logout request. Throws `AnswerRefused` unless it is signed by the provider and fresh.
 */
export async function readLogout(
  parts: SamlParts,
  { message, query }: LogoutMessage,
): Promise<LogoutRequest> {
  const xml = query === undefined ? decoded(message) : inflated(message);
  const document = readMessage(xml);
  assertAlgorithms(document);
  const root = document.documentElement;
  if (root?.localName !== 'LogoutRequest' || root.namespaceURI !== PROTOCOL)
    throw new AnswerRefused('it isn’t a logout request');
  assertForUs(root.getAttribute('Destination'), parts.addresses.logout_url);
  const issued = Date.parse(root.getAttribute('IssueInstant') ?? '');
  if (!(Math.abs(parts.now - issued) < FRESH_MS + CLOCK_SKEW_MS))
    throw new AnswerRefused('it is too old: check both clocks');
  const saml = samlOf(parts, {});
  const { profile } = await refusing(() =>
    query === undefined
      ? saml.validatePostRequestAsync({ SAMLRequest: message })
      : saml.validateRedirectAsync(...signedQuery(query)),
  );
  const id = profile?.ID;
  if (profile === null || id === undefined) throw new AnswerRefused('it has no name ID or no ID');
  return { id, nameId: profile.nameID, sessionIndex: profile.sessionIndex, profile };
}

/** The URL that returns the browser to the provider after logout. */
export function logoutAnswerUrl(parts: SamlParts, request: LogoutRequest, relay: string): Promise<string> {
  return samlOf(parts, {}).getLogoutResponseUrlAsync(request.profile, relay, {}, true);
}

/** The signed part of the query, in the standard's order and names, from values that occur once. */
function signedQuery(query: string): [Record<string, string>, string] {
  const pairs = query.split('&').map((pair): [string, string] => {
    const at = pair.indexOf('=');
    return at === -1 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
  });
  const only = (name: string): string | undefined => {
    const values = pairs.filter(([key]) => key === name);
    if (values.length > 1) throw new AnswerRefused(`it has ${name} twice`);
    return values[0]?.[1];
  };
  const container: Record<string, string> = {};
  const signed: string[] = [];
  for (const name of ['SAMLRequest', 'RelayState', 'SigAlg']) {
    const value = only(name);
    if (value === undefined) continue;
    container[name] = unescaped(value);
    signed.push(`${name}=${value}`);
  }
  const signature = only('Signature');
  // The library treats a query without a signature as valid.
  if (signature === undefined || signature === '') throw new AnswerRefused('it is not signed');
  if (!SIGNATURE_ALGORITHMS.includes(container.SigAlg ?? ''))
    throw new AnswerRefused('its signature algorithm is not accepted');
  container.Signature = unescaped(signature);
  return [container, signed.join('&')];
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    throw new AnswerRefused('it is unreadable');
  }
}

function samlOf(
  { provider, addresses, key, isWaiting, now }: SamlParts,
  { id, mayBeUnasked = false }: { id?: string; mayBeUnasked?: boolean },
): SAML {
  const asked = isoTime(now);
  /** Pending requests are in the control store and consumed there at the end; here they are only read. */
  const cacheProvider: CacheProvider = {
    saveAsync: async (_key, value) => ({ value, createdAt: now }),
    getAsync: async (requestId) => ((await isWaiting(requestId)) ? asked : null),
    removeAsync: async (requestId) => requestId,
  };
  return new SAML({
    issuer: addresses.entity_id,
    audience: addresses.entity_id,
    callbackUrl: addresses.acs_url,
    entryPoint: provider.sign_in_url,
    logoutUrl: provider.logout_url,
    idpIssuer: provider.entity_id,
    idpCert: [...provider.certificates],
    privateKey: key.privateKey,
    publicCert: key.certificate,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    wantAssertionsSigned: true,
    // Many providers sign only the assertion; everything is read from there.
    wantAuthnResponseSigned: false,
    validateInResponseTo: mayBeUnasked ? ValidateInResponseTo.ifPresent : ValidateInResponseTo.always,
    cacheProvider,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    maxAssertionAgeMs: FRESH_MS,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    ...(id === undefined ? {} : { generateUniqueId: () => id }),
  });
}

function decoded(message: string): string {
  if (message.length > MAX_MESSAGE_CHARACTERS) throw new AnswerRefused('it is too large');
  return Buffer.from(message, 'base64').toString('utf8');
}

function inflated(message: string): string {
  try {
    const bytes = inflateRawSync(Buffer.from(message, 'base64'), { maxOutputLength: MAX_LOGOUT_BYTES });
    return bytes.toString('utf8');
  } catch (error) {
    throw new AnswerRefused('it can’t be decompressed', { cause: error });
  }
}

function readMessage(xml: string): Document {
  try {
    return parsePlainXml(xml);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it isn’t XML';
    throw new AnswerRefused(reason, { cause: error });
  }
}

function assertAlgorithms(document: Document): void {
  const wrong = [
    ...elementsOf(document, SIGNATURE, 'SignatureMethod').map((one) => [one, SIGNATURE_ALGORITHMS] as const),
    ...elementsOf(document, SIGNATURE, 'DigestMethod').map((one) => [one, DIGEST_ALGORITHMS] as const),
  ].some(([method, known]) => !known.includes(method.getAttribute('Algorithm') ?? ''));
  if (wrong) throw new AnswerRefused('its signature algorithm is too weak: use SHA-256');
}

function assertForUs(destination: string | null | undefined, own: string): void {
  if (destination != null && destination !== '' && destination !== own)
    throw new AnswerRefused('its destination is another address');
}

/** The library throws its own error types. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AnswerRefused) throw error;
    throw new AnswerRefused(error instanceof Error ? error.message : 'it is invalid', { cause: error });
  }
}
