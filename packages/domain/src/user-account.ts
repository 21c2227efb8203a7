import { MINUTE_MS } from './time-units.ts';
/** Origin of an account, which also manages it: directory accounts are changed in the directory. */
export const USER_SOURCES = ['console', 'csv', 'scim', 'ldap', 'sso', 'signup'] as const;
export type UserSource = (typeof USER_SOURCES)[number];

/** Bulk actions on accounts. */
export const BULK_ACTIONS = ['activate', 'deactivate', 'reset'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Directory attributes without a field in Casbah: values by name. */
export type UserAttributes = Readonly<Record<string, string | readonly string[]>>;

/** Account status. */
export const USER_STATUSES = ['active', 'inactive', 'locked'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** Time since the last sign-in. */
export const LAST_SEEN = ['month', 'quarter', 'earlier', 'never'] as const;

/** Sign-in methods. */
export const SIGN_IN_WAYS = ['password', 'sso'] as const;

/** Filter fields of the people list; all values are text. */
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

/** Fields whose values are counted beside the list. */
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

/** Page size of the list: default and maximum. */
export const USERS_PAGE = 15;
export const USERS_PAGE_MAXIMUM = 200;
/** People per typeahead lookup. */
export const USERS_CHUNK = 30;
/** Maximum IDs per name lookup. */
export const USER_IDS_MAXIMUM = 1000;
/** Minutes for which an account stays locked after too many failures. */
export const LOCKOUT_MINUTES = 15;

/** Whether a text is specific enough for a people search: two non-space characters, or two words. */
export function isUserSearch(text: string): boolean {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  return words.length >= 2 || [...words.join('')].length >= 2;
}

/** Whether a text can be part of a person's or group's name or address, so that a search makes sense. */
export function isUserOrGroupText(text: string): boolean {
  return /^[^<>{};"`|\\\p{Cc}]{1,256}$/u.test(text.trim());
}

/** Whether an account is locked: no one has unlocked it, and the lock hasn't expired. */
export function isLockedOut(
  lock: { lock_time: number; unlock_time: number | null },
  now: number,
  minutes: number = LOCKOUT_MINUTES,
): boolean {
  return lock.unlock_time === null && lock.lock_time + minutes * MINUTE_MS > now;
}
