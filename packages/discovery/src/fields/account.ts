import { ipOf } from './address.ts';

/** Account name without its directory domain, and that domain. */
export interface Account {
  readonly user: string;
  readonly domain: string | undefined;
}

/** Maximum name length; distinguished names in deep directories have some hundred characters. */
const LONGEST_NAME = 1024;

/** `DC=corp,DC=example,DC=com` → `corp.example.com`. */
function domainOfName(name: string): string | undefined {
  const parts = [...name.matchAll(/(?:^|[,\s/])DC\s*=\s*([^,/]+)/gi)].map((match) => (match[1] ?? '').trim());
  return parts.length === 0 ? undefined : parts.join('.').toLowerCase();
}

/** An attribute's value, up to the unescaped separator before the next one. */
function partOf(text: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|[,;+/]\\s*)${name}\\s*=\\s*((?:\\\\.|[^,;+/\\\\])+)`, 'i').exec(text);
  const value = match?.[1]?.replaceAll(/\\(.)/g, '$1').trim();
  return value === '' ? undefined : value;
}

/**
 * Account from a distinguished name, otherwise the person: `uid=jdoe,ou=people,dc=example,dc=com`, `CN=John
 * Doe,OU=…`, `/O=Example/CN=John Doe`.
 */
function distinguishedName(text: string): Account | null {
  const user = partOf(text, 'uid') ?? partOf(text, 'sAMAccountName') ?? partOf(text, 'cn');
  return user === undefined ? null : { user, domain: domainOfName(text) };
}

/**
 * Account from a directory path as web filters write it: `LDAP://10.0.0.1 OU=Sales,DC=corp,DC=com/jdoe`,
 * `WinNT://CORP/jdoe`.
 */
function directoryPath(text: string): Account | null {
  const path = text.slice(text.indexOf('://') + 3);
  if (/^cn=|^uid=/i.test(path)) return distinguishedName(path);
  const slash = path.lastIndexOf('/');
  const last = slash < 0 ? path : path.slice(slash + 1);
  const named = distinguishedName(last);
  if (named !== null) return named;
  if (last === '') return null;
  const before = slash < 0 ? '' : path.slice(0, slash);
  const domain = domainOfName(before) ?? (/^winnt/i.test(text) && before !== '' ? before : undefined);
  return { user: last, domain };
}

/**
 * Splits a user as named in a log:
 * - `DOMAIN\user` (one or more backslashes): `user`, `DOMAIN`; drops a realm after the user (`DOMAIN\user@realm`)
 * - an email address or principal: the whole address in lower case, and the part after the @
 * - LDAP paths and distinguished names: the last name, uid or cn, and the domain from the DC parts
 * - `J Doe (jdoe@example.com)`: the address
 * - an IP address isn't a user: devices put it there if they don't know the user
 * - anything else unchanged
 */
export function accountOf(text: string): Account | null {
  const name = text.trim();
  if (name === '' || name.length > LONGEST_NAME) return null;
  if (name.includes('://')) return directoryPath(name);
  if (name.includes('=')) {
    // `CORP\\CN=John Doe,OU=…`: the name's own parts are more specific than the domain in front.
    const named = distinguishedName(name.replace(/^[^\\=,/]{1,64}\\+(?=\w+=)/, ''));
    if (named !== null) return named;
  }
  const address = /\(([^()\s@]+@[^()\s@]+)\)$/.exec(name)?.[1];
  if (address !== undefined) return accountOf(address);
  const backslash = name.indexOf('\\');
  if (backslash >= 0) {
    let start = backslash + 1;
    while (name[start] === '\\') start += 1;
    let user = name.slice(start);
    const at = user.indexOf('@');
    if (at > 0) user = user.slice(0, at);
    const domain = name.slice(0, backslash);
    return user === '' ? null : { user, domain: domain === '' || domain === '.' ? undefined : domain };
  }
  const at = name.indexOf('@');
  if (at > 0 && at < name.length - 1 && !name.includes(' ')) {
    const user = name.toLowerCase();
    return { user, domain: user.slice(user.lastIndexOf('@') + 1) };
  }
  return ipOf(name) === undefined ? { user: name, domain: undefined } : null;
}
