import type { LdapMapping } from '@casbah/domain/directory';
import { emailOf } from '@casbah/domain/email';
import { PERSON_NAME_MAXIMUM } from '@casbah/domain/person-name';
import { phoneNumberOf } from '@casbah/domain/phone-number';
import type { RowReading } from './person-row.ts';
import type { DirectoryRecord } from './plan.ts';

/** An entry as the directory returns it: binary values as bytes. */
export interface LdapEntry {
  readonly dn: string;
  readonly [attribute: string]: Buffer | readonly Buffer[] | readonly string[] | string;
}

const TEXT_MAXIMUM = 256;
/** Login attributes of common directories, always requested. */
const LOGINS = ['sAMAccountName', 'userPrincipalName', 'uid'];
/** Active Directory's flag for a disabled account. */
const ACCOUNT_DISABLED = 2;

/** The attributes to request. */
export function attributesOf(mapping: LdapMapping): string[] {
  const asked = [...Object.values(mapping), ...LOGINS, 'userAccountControl', 'nsAccountLock', 'memberOf'];
  return [...new Set(asked)].filter((name) => name !== '');
}

/**
 * Maps an entry to a person. Values that don't fit are truncated or dropped, since the directory can't be fixed here.
 */
export function readEntry(entry: LdapEntry, mapping: LdapMapping, line: number): RowReading {
  const said = textOf(entry, mapping.email);
  const email = emailOf(said);
  if (email === undefined)
    return {
      kind: 'wrong',
      line,
      field: 'email',
      email: said === '' ? entry.dn.slice(0, TEXT_MAXIMUM) : said,
      problem: said === '' ? 'email_missing' : 'email_invalid',
    };
  const id = idOf(entry, mapping.id);
  const logins = loginsOf(entry);
  const phone = phoneNumberOf(textOf(entry, mapping.cell_phone));
  const record: DirectoryRecord = {
    line,
    email,
    first_name: cut(textOf(entry, mapping.first_name), PERSON_NAME_MAXIMUM),
    last_name: cut(textOf(entry, mapping.last_name), PERSON_NAME_MAXIMUM),
    cell_phone: phone ?? '',
    department: cut(textOf(entry, mapping.department), TEXT_MAXIMUM),
    title: cut(textOf(entry, mapping.title), TEXT_MAXIMUM),
    is_active: isActive(entry),
    ...(id === '' ? {} : { external_id: id }),
    ...(logins.length === 0 ? {} : { attributes: { login_names: logins } }),
  };
  return { kind: 'person', record };
}

/** Names that logs may use for the person, besides the email address. */
function loginsOf(entry: LdapEntry): string[] {
  const names = LOGINS.map((name) => cut(textOf(entry, name), TEXT_MAXIMUM)).filter((name) => name !== '');
  return [...new Set(names)];
}

/** The values of an attribute; its name ignores case. */
export function valuesOf(entry: LdapEntry, name: string): readonly (string | Buffer)[] {
  if (name === '') return [];
  const folded = name.toLowerCase();
  const key = Object.keys(entry).find((one) => one !== 'dn' && one.toLowerCase() === folded);
  const value = key === undefined ? undefined : entry[key];
  if (value === undefined) return [];
  return typeof value === 'string' || Buffer.isBuffer(value) ? [value] : value;
}

function textOf(entry: LdapEntry, name: string): string {
  const [first] = valuesOf(entry, name);
  return first === undefined
    ? ''
    : String(first)
        .replaceAll(/\p{Cc}/gu, ' ')
        .trim();
}

/** The entry's immutable ID: bytes as hexadecimal digits. */
export function idOf(entry: LdapEntry, name: string): string {
  const [first] = valuesOf(entry, name);
  if (first === undefined) return '';
  return cut(Buffer.isBuffer(first) ? first.toString('hex') : first.trim(), TEXT_MAXIMUM);
}

function isActive(entry: LdapEntry): boolean {
  const flags = Number(textOf(entry, 'userAccountControl'));
  if (Number.isInteger(flags) && (flags & ACCOUNT_DISABLED) !== 0) return false;
  return textOf(entry, 'nsAccountLock').toLowerCase() !== 'true';
}

function cut(text: string, length: number): string {
  return [...text].slice(0, length).join('').trim();
}

/** A DN in the form used for comparisons: ignores case and spaces around commas. */
export function comparedDn(dn: string): string {
  return dn
    .replaceAll(/\s*,\s*/g, ',')
    .trim()
    .toLowerCase();
}
