import { expect, test } from 'vitest';
import {
  domainOfEmail,
  isOktaUrl,
  isProviderName,
  isSamlAttribute,
  SSO_ERROR_CODES,
  SSO_REDIRECT,
} from './identity-provider.ts';

test('a provider name has 1 to 64 letters, digits, underscores and spaces [PF-V025]', () => {
  for (const name of ['A', 'Okta', 'Entra ID 2', 'my_idp', 'Zürich', 'a'.repeat(64)])
    expect(isProviderName(name), name).toBe(true);
  for (const name of ['', ' ', '__', 'a'.repeat(65), 'a-b', 'a.b', '<b>', 'a\nb', "o'k", 'a/b'])
    expect(isProviderName(name), name).toBe(false);
});

test('a SAML attribute has 1 to 128 characters and no quotes [PF-V062]', () => {
  const urn = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress';
  for (const name of ['mail', urn, 'urn:oid:0.9.2342.19200300.100.1.3', 'x'.repeat(128)])
    expect(isSamlAttribute(name), name).toBe(true);
  for (const name of ['', 'x'.repeat(129), "it's", 'a"b', ' mail', 'a\nb'])
    expect(isSamlAttribute(name), name).toBe(false);
});

test('an Okta address is recognized by its host, not by its content [PF-V046]', () => {
  for (const address of [
    'https://atlas.okta.com',
    'https://atlas-dev.okta.com/app/exk1/sso/saml/metadata',
    'https://dev-123.oktapreview.com/oauth2/default',
    'https://atlas.okta-emea.com/',
  ])
    expect(isOktaUrl(address), address).toBe(true);
  for (const address of [
    'http://atlas.okta.com',
    'https://okta.com',
    'https://atlas.okta.com.evil.example',
    'https://evil.example/atlas.okta.com',
    'https://a@atlas.okta.com',
    'https://atlas.okta.com:8443',
    'https://-atlas.okta.com',
    'https://atlasokta.com',
  ])
    expect(isOktaUrl(address), address).toBe(false);
});

test("an address's domain follows its last @", () => {
  expect(domainOfEmail('Amal@Atlas.Example')).toBe('atlas.example');
  expect(domainOfEmail('a@b@c.example')).toBe('c.example');
  for (const none of ['', 'amal', '@atlas.example']) expect(domainOfEmail(none)).toBe('');
});

test('single sign-on has the codes of the login service', () => {
  expect(SSO_ERROR_CODES).toEqual({
    FAILED: 10,
    INVALID_TENANT: 11,
    NO_PROVIDER: 12,
    BAD_PROVIDER: 13,
    REDIRECT: 14,
    IN_AJAX: 99,
  });
  expect(SSO_REDIRECT).toBe(302);
});
