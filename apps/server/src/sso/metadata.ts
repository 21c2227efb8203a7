import { X509Certificate } from 'node:crypto';
import type { Element } from '@xmldom/xmldom';
import { elementsOf, parsePlainXml, XmlRefused } from './plain-xml.ts';

/** URLs and certificates of an identity provider, from its metadata. */
export interface ProviderMetadata {
  entityId: string;
  signInUrl: string;
  /** Empty if it has none. */
  logoutUrl: string;
  /** PEM. */
  certificates: string[];
}

/** Metadata that no provider can be set up from. The message has the reason, in English. */
export class MetadataInvalid extends Error {
  readonly code = 'METADATA_INVALID';
}

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const MOST_CERTIFICATES = 10;

/** Parses the SAML 2.0 metadata of one identity provider. Throws `MetadataInvalid`. */
export function readMetadata(xml: string): ProviderMetadata {
  const document = parsed(xml);
  const providers = elementsOf(document, METADATA, 'IDPSSODescriptor');
  const [provider, ...more] = providers;
  if (provider === undefined) throw new MetadataInvalid('it contains no identity provider');
  if (more.length > 0) throw new MetadataInvalid('it contains several identity providers');
  const entityId = entityOf(provider).getAttribute('entityID')?.trim() ?? '';
  if (entityId === '' || entityId.length > 1024) throw new MetadataInvalid('it has no entity ID');
  const signInUrl = redirectOf(provider, 'SingleSignOnService');
  if (signInUrl === undefined)
    throw new MetadataInvalid('it has no sign-in URL for the HTTP-Redirect binding');
  const certificates = signingCertificates(provider);
  if (certificates.length === 0) throw new MetadataInvalid('it has no certificate to check signatures with');
  return {
    entityId,
    signInUrl,
    logoutUrl: redirectOf(provider, 'SingleLogoutService') ?? '',
    certificates,
  };
}

function parsed(xml: string): ReturnType<typeof parsePlainXml> {
  try {
    return parsePlainXml(xml.trim());
  } catch (error) {
    if (error instanceof XmlRefused) throw new MetadataInvalid(error.message, { cause: error });
    throw error;
  }
}

function entityOf(provider: Element): Element {
  const parent = provider.parentNode;
  if (parent === null || parent.nodeType !== 1 || parent.localName !== 'EntityDescriptor')
    throw new MetadataInvalid('its provider has no entity');
  // The node type above guarantees an element.
  return parent as Element;
}

function redirectOf(provider: Element, service: string): string | undefined {
  const address = elementsOf(provider, METADATA, service)
    .find((one) => one.getAttribute('Binding') === REDIRECT)
    ?.getAttribute('Location')
    ?.trim();
  if (address === undefined) return undefined;
  assertWebAddress(address);
  return address;
}

/** The browser opens a provider's URL, so only http and https are allowed. */
export function assertWebAddress(address: string): void {
  if (!/^https?:\/\/[^\s"'<>\\]+$/i.test(address) || address.length > 2048 || !URL.canParse(address))
    throw new MetadataInvalid('one of its URLs is not a web address');
}

function signingCertificates(provider: Element): string[] {
  const texts = elementsOf(provider, METADATA, 'KeyDescriptor')
    .filter((key) => key.getAttribute('use') !== 'encryption')
    .flatMap((key) => elementsOf(key, SIGNATURE, 'X509Certificate'))
    .map((certificate) => certificate.textContent ?? '');
  return [...new Set(texts.map(pemOf))].slice(0, MOST_CERTIFICATES);
}

/** Throws `MetadataInvalid` unless it is a certificate with a long enough key. */
export function pemOf(text: string): string {
  try {
    const bytes = Buffer.from(text.replace(/-----[^-]+-----|\s/g, ''), 'base64');
    const certificate = new X509Certificate(bytes);
    const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey;
    if (asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) < 2048)
      throw new MetadataInvalid('a certificate has a key of fewer than 2048 bits');
    return certificate.toString();
  } catch (error) {
    if (error instanceof MetadataInvalid) throw error;
    throw new MetadataInvalid('it contains an unreadable certificate', { cause: error });
  }
}
