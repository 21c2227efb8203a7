import { GROUP_NAME } from './pattern/text.ts';

/**
 * Directory groups mirror the company's directory; custom groups contain people and directory groups for use in
 * policies.
 */
export const GROUP_KINDS = ['directory', 'custom'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/** Origin of a group, unit or person. Only the directory can change what it imported. */
export const PEOPLE_SOURCES = ['console', 'csv', 'scim', 'ldap'] as const;
export type PeopleSource = (typeof PEOPLE_SOURCES)[number];

/** Whether it is edited in the console. Otherwise the next directory run would undo the change. */
export function isChangedHere(source: PeopleSource): boolean {
  return source === 'console' || source === 'csv';
}

/** Maximum length of a group or unit name, in characters (PF-V031). */
export const GROUP_NAME_MAX = 256;

/** Whether a name is valid: 1 to 256 characters, no control characters, not only spaces. */
export function isGroupName(name: string): boolean {
  return GROUP_NAME.accepts(name);
}

/** Like a group name, without the separator of unit paths. */
export function isUnitName(name: string): boolean {
  return isGroupName(name) && !name.includes(UNIT_SEPARATOR);
}

/** Maximum groups per search (PF-K033). */
export const GROUP_SEARCH_LIMIT = 100;
/** Shorter texts match a lot, so their search waits longer after typing. */
const SHORT_SEARCH = 4;

/** Whether a text is specific enough for a group search: two non-space characters, or two words (PF-V012). */
export function isGroupSearch(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.length >= 2 || [...(words[0] ?? '')].length >= 2;
}

/** Delay after typing before a group search (PF-K034): milliseconds. */
export function groupSearchDelayMs(text: string): number {
  return [...text.trim()].length < SHORT_SEARCH ? 1500 : 400;
}

/** Separator between unit names, from the topmost down: `Atlas/Sales/Morocco`. */
export const UNIT_SEPARATOR = '/';
/** Maximum depth of the unit tree. */
export const MOST_UNIT_LEVELS = 20;

export function fqnOf(name: string, parent: string | undefined): string {
  return parent === undefined ? name : `${parent}${UNIT_SEPARATOR}${name}`;
}

/** Names on the path to a unit; `undefined` for an invalid path. */
export function unitNames(fqn: string): readonly string[] | undefined {
  const names = fqn.split(UNIT_SEPARATOR).map((name) => name.trim());
  return names.length <= MOST_UNIT_LEVELS && names.every((name) => name !== '') ? names : undefined;
}
