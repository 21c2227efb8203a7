import { isDatasourceName } from '../datasource.ts';
import { isOktaUrl, isProviderName, isSamlAttribute } from '../identity-provider.ts';
import { isLine, type Pattern } from './pattern.ts';

export const PROVIDER_NAME: Pattern = {
  accepts: isProviderName,
  says: 'Use 1 to 64 letters, digits, underscores and spaces',
};

export const SAML_ATTRIBUTE: Pattern = {
  accepts: isSamlAttribute,
  says: 'Use 1 to 128 characters without quotes',
};

export const OKTA_URL: Pattern = {
  accepts: isOktaUrl,
  says: 'Enter an Okta URL, such as https://company.okta.com',
};

/** Sources and custom apps have the same character rules. */
export const SOURCE_OR_APP_NAME: Pattern = {
  accepts: isDatasourceName,
  says: 'Use up to 64 characters, without < > ; { } [ ] * ` ~ "',
};

export const BRR_PROFILE_NAME: Pattern = {
  accepts: (text) => /^[A-Za-z0-9.\-_@$&=+%*]{1,64}$/.test(text),
  says: 'Use up to 64 letters, digits and . - _ @ $ & = + % *',
};

/** Content-IQ profiles (PF-V055), training profiles (PF-V056), and what they use. */
export const CONTENT_PROFILE_NAME: Pattern = {
  accepts: (text) => isLine(text, { minimum: 1, maximum: 64 }) && /^[\p{L}\p{M}\p{N} ._\-()&']+$/u.test(text),
  says: "Use up to 64 letters, digits, spaces and . _ - ( ) & '",
};

export const SEQUENCE_DETECTOR_NAME: Pattern = {
  accepts: (text) => /^\p{Lu}/u.test(text) && isLine(text, { minimum: 1, maximum: 64 }),
  says: 'Start with a capital letter and use up to 64 characters',
};
