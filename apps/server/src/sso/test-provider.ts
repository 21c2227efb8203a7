import { inflateRawSync } from 'node:zlib';
import { isoTime } from '@casbah/domain/iso-time';
import { SignedXml } from 'xml-crypto';
import { makeSigningKey } from './signing-key.ts';

/** What a test's SAML provider states; every part can be wrong. */
export interface Saying {
  inResponseTo?: string | undefined;
  responseInResponseTo?: string | undefined;
  acs: string;
  destination?: string;
  recipient?: string;
  audience: string;
  issuer?: string;
  /** XML, inserted as is. */
  nameId?: string;
  format?: string;
  email?: string;
  groups?: readonly string[];
  sessionIndex?: string;
  issuedAt?: number;
  endsAt?: number;
  notBefore?: number;
  id?: string;
  status?: string;
}

const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
export const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

/** A SAML provider with a generated signing key. */
export class TestProvider {
  readonly entityId: string;
  readonly key: { privateKey: string; certificate: string };

  constructor(entityId: string, key: { privateKey: string; certificate: string }) {
    this.entityId = entityId;
    this.key = key;
  }

  static async make(entityId: string): Promise<TestProvider> {
    return new TestProvider(entityId, await makeSigningKey(Date.now()));
  }

  get metadata(): string {
    const certificate = this.key.certificate.replace(/-----[^-]+-----|\s/g, '');
    return `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${this.entityId}">
      <IDPSSODescriptor protocolSupportEnumeration="${PROTOCOL}">
        <KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data>
          <X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>
        <SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${this.entityId}/logout"/>
        <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${this.entityId}/sso"/>
      </IDPSSODescriptor></EntityDescriptor>`;
  }

  assertion(saying: Saying): string {
    const issuedAt = saying.issuedAt ?? Date.now();
    const at = (ms: number): string => isoTime(ms);
    const ends = at(saying.endsAt ?? issuedAt + 300_000);
    const email = saying.email ?? 'amal@atlas.example';
    const format = saying.format ?? 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
    const attributes = [
      ['email', [email]],
      ['name', ['Amal Haddad']],
      ...(saying.groups === undefined ? [] : [['groups', saying.groups] as const]),
    ] as const;
    return (
      `<saml:Assertion xmlns:saml="${ASSERTION}" ID="${saying.id ?? `_a${crypto.randomUUID()}`}" Version="2.0" IssueInstant="${at(issuedAt)}">` +
      `<saml:Issuer>${saying.issuer ?? this.entityId}</saml:Issuer>` +
      `<saml:Subject><saml:NameID Format="${format}">${saying.nameId ?? `subject of ${email}`}</saml:NameID>` +
      `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData` +
      (saying.inResponseTo === undefined ? '' : ` InResponseTo="${saying.inResponseTo}"`) +
      ` NotOnOrAfter="${ends}" Recipient="${saying.recipient ?? saying.acs}"/></saml:SubjectConfirmation></saml:Subject>` +
      `<saml:Conditions NotBefore="${at(saying.notBefore ?? issuedAt - 1000)}" NotOnOrAfter="${ends}">` +
      `<saml:AudienceRestriction><saml:Audience>${saying.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
      `<saml:AuthnStatement AuthnInstant="${at(issuedAt)}" SessionIndex="${saying.sessionIndex ?? 'session-1'}"><saml:AuthnContext>` +
      `<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>` +
      `<saml:AttributeStatement>${attributes
        .map(
          ([name, values]) =>
            `<saml:Attribute Name="${name}">${values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join('')}</saml:Attribute>`,
        )
        .join('')}</saml:AttributeStatement></saml:Assertion>`
    );
  }

  response(saying: Saying, assertion: string, id = `_r${crypto.randomUUID()}`): string {
    const answers = saying.responseInResponseTo ?? saying.inResponseTo;
    return (
      `<samlp:Response xmlns:samlp="${PROTOCOL}" xmlns:saml="${ASSERTION}" ID="${id}" Version="2.0" IssueInstant="${isoTime(Date.now())}"` +
      ` Destination="${saying.destination ?? saying.acs}"${answers === undefined ? '' : ` InResponseTo="${answers}"`}>` +
      `<saml:Issuer>${saying.issuer ?? this.entityId}</saml:Issuer>` +
      `<samlp:Status><samlp:StatusCode Value="${saying.status ?? 'urn:oasis:names:tc:SAML:2.0:status:Success'}"/></samlp:Status>${assertion}</samlp:Response>`
    );
  }

  /** The response as this provider sends it: its assertion is signed. */
  signed(saying: Saying): string {
    return this.sign(this.response(saying, this.assertion(saying)), 'Assertion');
  }

  /** Signs one element of a document, with the signature after its issuer. */
  sign(
    xml: string,
    element: 'Assertion' | 'Response' | 'LogoutRequest',
    { algorithm = RSA_SHA256, digest = SHA256, key = this.key.privateKey } = {},
  ): string {
    const signature = new SignedXml({
      privateKey: key,
      signatureAlgorithm: algorithm,
      canonicalizationAlgorithm: C14N,
    });
    const xpath = `//*[local-name(.)='${element}']`;
    signature.addReference({ xpath, transforms: [ENVELOPED, C14N], digestAlgorithm: digest });
    signature.computeSignature(xml, {
      prefix: 'ds',
      location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' },
    });
    return signature.getSignedXml();
  }
}

export const inForm = (xml: string): string => Buffer.from(xml).toString('base64');

/** The request that Casbah sent to a provider, from the browser's redirect URL. */
export function askedIn(location: string): { id: string; relay: string; xml: string; url: URL } {
  const url = new URL(location);
  const xml = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
  return {
    id: /\bID="([^"]+)"/.exec(xml)?.[1] ?? '',
    relay: url.searchParams.get('RelayState') ?? '',
    xml,
    url,
  };
}

/**
 * The eight signature wrapping attacks (Somorovsky et al., "On Breaking SAML", USENIX Security 2012): each
 * keeps the signed part somewhere in the document, and puts `evil` where a careless parser looks.
 */
export function wrapped(variant: number, provider: TestProvider, saying: Saying, evil: Saying): string {
  const forged = (inside = ''): string =>
    provider.assertion({ ...evil, id: '_evil' }).replace('</saml:Assertion>', `${inside}</saml:Assertion>`);
  const bySignedResponse = variant <= 2;
  const honest = bySignedResponse
    ? provider.sign(provider.response(saying, provider.assertion(saying)), 'Response')
    : provider.signed(saying);
  const signature = /<ds:Signature[\s\S]*?<\/ds:Signature>/.exec(honest)?.[0] ?? '';
  const assertion = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(honest)?.[0] ?? '';
  const bare = assertion.replace(signature, '');
  const around = (inside: string): string => honest.replace(assertion, inside);
  const intoSignature = (what: string): string =>
    signature.replace('</ds:Signature>', `<ds:Object>${what}</ds:Object></ds:Signature>`);
  const behindIssuer = (xml: string, what: string): string =>
    xml.replace('</saml:Issuer>', `</saml:Issuer>${what}`);
  switch (variant) {
    case 1:
      return behindIssuer(
        provider.response(evil, forged(), '_evilResponse'),
        intoSignature(honest.replace(signature, '')),
      );
    case 2:
      return behindIssuer(
        provider.response(evil, forged(), '_evilResponse'),
        `${honest.replace(signature, '')}${signature}`,
      );
    case 3:
      return around(`${forged()}${assertion}`);
    case 4:
      return around(forged(assertion));
    case 5:
      return around(`${behindIssuer(forged(), signature)}${bare}`);
    case 6:
      return around(behindIssuer(forged(), intoSignature(bare)));
    case 7:
      return around(`<samlp:Extensions>${forged()}</samlp:Extensions>${assertion}`);
    case 8:
      return around(
        behindIssuer(
          forged(),
          signature.replace('</ds:Signature>', `<ds:Object>${bare}</ds:Object></ds:Signature>`),
        ).replace('ID="_evil"', 'ID="_evil8"'),
      );
    default:
      throw new RangeError(`There are eight ways, not ${variant}`);
  }
}
