import { isDomainName } from '../domain-name.ts';
import { isEmail } from '../email.ts';
import type { Pattern } from './pattern.ts';

/** RFC 3986 characters, with percent signs only before two hexadecimal digits. */
const URI = /^[a-z][a-z0-9+.-]*:(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[0-9a-f]{2})+$/i;
/** Schemes that run code or render content when followed, never allowed in user-supplied addresses. */
const UNSAFE_SCHEME = /^(?:javascript|data|vbscript):/i;

export const EMAIL: Pattern = { accepts: isEmail, says: 'Invalid email address' };

export const DOMAIN: Pattern = { accepts: isDomainName, says: 'Invalid domain name' };

export const URI_REFERENCE: Pattern = {
  accepts: (text) => URI.test(text) && !UNSAFE_SCHEME.test(text) && URL.canParse(text),
  says: 'Invalid URI format',
};

/** A web URL with a host and without credentials. */
export const WEB_URL: Pattern = { accepts: isWebUrl, says: 'Invalid URL format' };

function isWebUrl(text: string): boolean {
  if (text.length > 2048 || !/^https?:\/\/[^\s\p{Cc}<>"\\]+$/iu.test(text) || !URL.canParse(text))
    return false;
  const { username, password, hostname } = new URL(text);
  return username === '' && password === '' && hostname !== '';
}

export const PROTOCOL: Pattern = {
  accepts: (text) => /^https?$/i.test(text),
  says: 'Use HTTP or HTTPS',
};

export const DOMAIN_OR_EMAIL: Pattern = {
  accepts: (text) => isDomainName(text) || isEmail(text),
  says: 'Enter an email address or a domain',
};

/** An entry of a comma-separated list, so without a comma or two consecutive dots. */
export const CONTROL_ENTRY: Pattern = {
  accepts: (text) => !text.includes(',') && !text.includes('..') && DOMAIN_OR_EMAIL.accepts(text),
  says: 'Enter an email address or a domain, without commas or two dots in a row',
};
