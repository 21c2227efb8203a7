import { MINUTE_MS } from './time-units.ts';
/** Where an account came from, and so who keeps it: what a directory keeps is changed there, not here. */
export const USER_SOURCES = ['console', 'csv', 'scim', 'ldap', 'sso', 'signup'] as const;
export type UserSource = (typeof USER_SOURCES)[number];

/** What administrators do with many accounts at once. */
export const BULK_ACTIONS = ['activate', 'deactivate', 'reset'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Attributes of a person that the directory knows and Casbah has no field for: values by name. */
export type UserAttributes = Readonly<Record<string, string | readonly string[]>>;

/** Account status. */
export const USER_STATUSES = ['active', 'inactive', 'locked'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** When someone signed in last. */
export const LAST_SEEN = ['month', 'quarter', 'earlier', 'never'] as const;

/** How someone signs in. */
export const SIGN_IN_WAYS = ['password', 'sso'] as const;

/** What a list of people is narrowed by; the values of each are texts. */
export const USER_FIELDS = [
  'status',
  'role',
  'sign_in',
  'seen',
  'source',
  'domain',
  'department',
  'group',
  'profile',
] as const;
export type UserField = (typeof USER_FIELDS)[number];

/** Those whose values are counted beside the list. */
export const USER_FACETS = ['status', 'role', 'sign_in', 'seen', 'source', 'domain', 'department'] as const;
export type UserFacet = (typeof USER_FACETS)[number];

export const USER_ORDERS = [
  'first_name',
  'last_name',
  'email',
  'department',
  'last_sign_in',
  'created_on',
] as const;
export type UserOrder = (typeof USER_ORDERS)[number];

/** Pages of the list: as many rows unless more are asked for, and at most. */
export const USERS_PAGE = 15;
export const USERS_PAGE_MAXIMUM = 200;
/** People that one lookup of a typeahead brings. */
export const USERS_CHUNK = 30;
/** Ids that one question for names may hold. */
export const USER_IDS_MAXIMUM = 1000;
/** Minutes for which an account stays locked after too many failures. */
export const LOCKOUT_MINUTES = 15;

/** Whether people can be looked up by a text: two characters that are no spaces, or two words. */
export function isUserSearch(text: string): boolean {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  return words.length >= 2 || [...words.join('')].length >= 2;
}

/** Whether a text can be part of the name or address of a person or a group: only then is it worth asking for. */
export function isUserOrGroupText(text: string): boolean {
  return /^[^<>{};"`|\\\p{Cc}]{1,256}$/u.test(text.trim());
}

/** Whether an account is locked: no one has opened it, and the time for which it stays so isn't over. */
export function isLockedOut(
  lock: { lock_time: number; unlock_time: number | null },
  now: number,
  minutes: number = LOCKOUT_MINUTES,
): boolean {
  return lock.unlock_time === null && lock.lock_time + minutes * MINUTE_MS > now;
}
