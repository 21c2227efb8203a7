import { domainToASCII } from 'node:url';

const FINAL_DOTS = /\.+$/;
const NOT_ASCII = /[^\0-\x7f]/;

/** Normalizes a hostname as in the catalog: lower case, Punycode, no trailing dot. */
export function plainHost(host: string): string {
  const text = host.replace(FINAL_DOTS, '');
  return NOT_ASCII.test(text) ? domainToASCII(text) : text.toLowerCase();
}

/**
 * Host of a URL, or of a proxy's variant of one (`CONNECT` has `host:port`), in lower case; undefined without
 * one. Faster than `URL`, and never throws.
 */
export function hostOfUrl(url: string): string | undefined {
  const scheme = url.indexOf('://');
  const start = scheme < 0 ? 0 : scheme + 3;
  let end = start;
  let from = start;
  for (; end < url.length; end += 1) {
    const code = url.charCodeAt(end);
    // '/', '?', '#' and '\' (a slash to browsers) end the authority; text before '@' is an account.
    if (code === 47 || code === 63 || code === 35 || code === 92) break;
    if (code === 64) from = end + 1;
  }
  const bracket = url.charCodeAt(from) === 91 ? url.indexOf(']', from) : -1;
  const colon = url.indexOf(':', Math.max(from, bracket));
  const host = url.slice(from, colon >= 0 && colon < end ? colon : end);
  return host === '' ? undefined : host.toLowerCase();
}
