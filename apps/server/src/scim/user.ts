import { emailOf } from '@casbah/domain/email';
import { isoTime } from '@casbah/domain/iso-time';
import { fullName, PERSON_NAME_MAXIMUM, splitName } from '@casbah/domain/person-name';
import { phoneNumberOf } from '@casbah/domain/phone-number';
import type { UserAttributes } from '@casbah/domain/user-account';
import { ScimFault } from '../http/scim-fault.ts';
import { fieldOf, isList, isObject, type ScimObject, type ScimValue } from './evaluate.ts';
import type { PatchShape } from './patch.ts';
import { ENTERPRISE_SCHEMA, USER_SCHEMA } from './urns.ts';

/** A person as a directory sends them. Never has a password, and never makes a sysadmin. */
export interface ScimPerson {
  email: string;
  external_id: string | null;
  first_name: string;
  last_name: string;
  cell_phone: string;
  department: string;
  title: string;
  is_active: boolean;
  attributes: UserAttributes;
}

/** A person as stored. */
export interface KeptPerson extends ScimPerson {
  id: string;
  created_on: number;
  modified_on: number | null;
}

/** Maximum length of text fields; names 64, email addresses 254. */
const TEXT_MAXIMUM = 256;

/** Core schema attributes without a field: SCIM's and Casbah's names. */
const CORE_ATTRIBUTES = [
  ['displayName', 'display_name'],
  ['nickName', 'nick_name'],
  ['userType', 'user_type'],
  ['preferredLanguage', 'preferred_language'],
  ['locale', 'locale'],
  ['timezone', 'timezone'],
] as const;
const ENTERPRISE_ATTRIBUTES = [
  ['employeeNumber', 'employee_number'],
  ['costCenter', 'cost_center'],
  ['organization', 'organization'],
  ['division', 'division'],
] as const;
/** The directory's sign-in name for the person, if it isn't the email. */
export const USER_NAME_ATTRIBUTE = 'user_name';

/** Attributes that SCIM manages: omitted ones are removed, all others are kept. */
export const SCIM_ATTRIBUTES: readonly string[] = [
  ...[...CORE_ATTRIBUTES, ...ENTERPRISE_ATTRIBUTES].map(([, ours]) => ours),
  ...[USER_NAME_ATTRIBUTE, 'manager'],
];

export const USER_SHAPE: PatchShape = {
  schema: USER_SCHEMA,
  extensions: [ENTERPRISE_SCHEMA],
  lists: [
    ...(['emails', 'phoneNumbers', 'ims', 'photos', 'addresses', 'groups'] as const),
    ...(['entitlements', 'roles', 'x509Certificates'] as const),
  ],
  readOnly: ['id', 'meta', 'groups'],
};

/**
 * Parses a User resource. Ignores attributes that Casbah doesn't store, above all passwords and roles. Throws
 * `invalidValue`.
 */
export function personOf(resource: ScimObject): ScimPerson {
  const userName = textAt(resource, 'userName');
  if (userName === '') throw new ScimFault('invalidValue', 'userName is missing');
  const email = emailIn(resource, userName);
  const enterprise = objectAt(resource, ENTERPRISE_SCHEMA);
  const given = objectAt(resource, 'name');
  const said = textAt(given, 'formatted') || textAt(resource, 'displayName');
  // People without a name are shown by email, which isn't stored as a name.
  const whole = said === fullName({ first_name: '', last_name: '' }, email) ? '' : said;
  const parts = { first_name: textAt(given, 'givenName'), last_name: textAt(given, 'familyName') };
  const name = parts.first_name === '' && parts.last_name === '' ? splitName(whole) : parts;
  for (const part of [name.first_name, name.last_name])
    if ([...part].length > PERSON_NAME_MAXIMUM)
      throw new ScimFault('invalidValue', `A name is longer than ${PERSON_NAME_MAXIMUM} characters`);
  const manager = fieldOf(enterprise, 'manager');
  const attributes = Object.entries({
    [USER_NAME_ATTRIBUTE]: userName.toLowerCase() === email ? '' : userName,
    ...Object.fromEntries(CORE_ATTRIBUTES.map(([theirs, ours]) => [ours, textAt(resource, theirs)])),
    ...Object.fromEntries(ENTERPRISE_ATTRIBUTES.map(([theirs, ours]) => [ours, textAt(enterprise, theirs)])),
    manager: isObject(manager) ? textAt(manager, 'value') : textAt(enterprise, 'manager'),
  }).filter(([key, value]) => value !== '' && !(key === 'display_name' && value === fullName(name, email)));
  return {
    email,
    external_id: textAt(resource, 'externalId') || null,
    ...name,
    cell_phone: phoneOf(resource),
    department: textAt(enterprise, 'department'),
    title: textAt(resource, 'title'),
    is_active: activeOf(fieldOf(resource, 'active')),
    attributes: Object.fromEntries(attributes),
  };
}

export interface UserPlace {
  /** URL of the resource. */
  location: string;
  /** The person's directory groups; absent if not requested. */
  groups?: readonly { id: string; name: string; location: string }[] | undefined;
}

/** Converts a person to a User resource. */
export function userResource(person: KeptPerson, { location, groups }: UserPlace): ScimObject {
  const { attributes, first_name, last_name, email } = person;
  const attribute = (name: string): string => {
    const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    return typeof value === 'string' ? value : (value?.[0] ?? '');
  };
  const shown = fullName(person, email);
  const enterprise = filled({
    ...Object.fromEntries(ENTERPRISE_ATTRIBUTES.map(([theirs, ours]) => [theirs, attribute(ours)])),
    department: person.department,
    ...(attribute('manager') === '' ? {} : { manager: { value: attribute('manager') } }),
  });
  const hasEnterprise = Object.keys(enterprise).length > 0;
  return {
    schemas: hasEnterprise ? [USER_SCHEMA, ENTERPRISE_SCHEMA] : [USER_SCHEMA],
    id: person.id,
    ...filled({
      externalId: person.external_id ?? '',
      userName: attribute(USER_NAME_ATTRIBUTE) || email,
      name: filled({ formatted: shown, givenName: first_name, familyName: last_name }),
      ...Object.fromEntries(CORE_ATTRIBUTES.map(([theirs, ours]) => [theirs, attribute(ours)])),
      displayName: attribute('display_name') || shown,
      title: person.title,
    }),
    active: person.is_active,
    emails: [{ value: email, type: 'work', primary: true }],
    ...(person.cell_phone === '' ? {} : { phoneNumbers: [{ value: person.cell_phone, type: 'mobile' }] }),
    ...(groups === undefined
      ? {}
      : { groups: groups.map(({ id, name, location: $ref }) => ({ value: id, display: name, $ref })) }),
    ...(hasEnterprise ? { [ENTERPRISE_SCHEMA]: enterprise } : {}),
    meta: metaOf('User', person, location),
  };
}

/** `meta` of a resource. */
export function metaOf(
  resourceType: 'User' | 'Group',
  { created_on, modified_on }: { created_on: number; modified_on: number | null },
  location: string,
): ScimObject {
  const modified = modified_on ?? created_on;
  return {
    resourceType,
    created: isoTime(created_on),
    lastModified: isoTime(modified),
    location,
  };
}

/** Removes empty values. */
function filled(object: ScimObject): ScimObject {
  return Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) => value !== '' && !(isObject(value) && Object.keys(value).length === 0),
    ),
  );
}

function objectAt(object: ScimObject, name: string): ScimObject {
  const value = fieldOf(object, name);
  return isObject(value) ? value : {};
}

/** Trimmed text of an attribute; empty if it has none. */
function textAt(object: ScimObject, name: string): string {
  const value = fieldOf(object, name);
  if (value === undefined || value === null || isObject(value) || isList(value)) return '';
  const text = String(value)
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim();
  if ([...text].length > TEXT_MAXIMUM)
    throw new ScimFault('invalidValue', `${name} is longer than ${TEXT_MAXIMUM} characters`);
  return text;
}

function emailIn(resource: ScimObject, userName: string): string {
  const emails = valuesAt(resource, 'emails').filter((one) => textAt(one, 'value') !== '');
  const chosen =
    emails.find((one) => fieldOf(one, 'primary') === true) ??
    emails.find((one) => textAt(one, 'type').toLowerCase() === 'work') ??
    emails[0];
  const said = chosen === undefined ? userName : textAt(chosen, 'value');
  const email = emailOf(said);
  if (email !== undefined) return email;
  throw new ScimFault(
    'invalidValue',
    chosen === undefined
      ? 'userName or emails must have an email address, because people sign in to Casbah with one'
      : `'${said}' isn’t an email address`,
  );
}

/** The mobile number, if valid. Others are ignored: a directory's work numbers are switchboards. */
function phoneOf(resource: ScimObject): string {
  const mobile = valuesAt(resource, 'phoneNumbers').find(
    (one) => textAt(one, 'type').toLowerCase() === 'mobile',
  );
  return mobile === undefined ? '' : (phoneNumberOf(textAt(mobile, 'value')) ?? '');
}

function valuesAt(resource: ScimObject, name: string): readonly ScimObject[] {
  const value = fieldOf(resource, name);
  return isList(value) ? value.filter(isObject) : isObject(value) ? [value] : [];
}

/** Entra ID writes `"False"`. A person not marked inactive is active. */
function activeOf(value: ScimValue | undefined): boolean {
  if (typeof value === 'string') {
    const folded = value.trim().toLowerCase();
    if (folded === 'false' || folded === 'true') return folded === 'true';
    throw new ScimFault('invalidValue', `active must be true or false, not '${value.slice(0, 40)}'`);
  }
  return value !== false;
}
