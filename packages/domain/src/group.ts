import { GROUP_NAME } from './pattern/text.ts';

/** A directory's groups are people as the company knows them; custom groups are made for policies, of people and of directory groups. */
export const GROUP_KINDS = ['directory', 'custom'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/** Origin of a group, unit or person. Only the directory can change what it imported. */
export const PEOPLE_SOURCES = ['console', 'csv', 'scim', 'ldap'] as const;
export type PeopleSource = (typeof PEOPLE_SOURCES)[number];

/** Whether people change it in the console: the next run of a directory would undo what they did. */
export function isChangedHere(source: PeopleSource): boolean {
  return source === 'console' || source === 'csv';
}

/** The longest name of a group or a unit, in characters (PF-V031). */
export const GROUP_NAME_MAX = 256;

/** 1 to 256 characters that are no control characters, not all of them space. */
export function isGroupName(name: string): boolean {
  return GROUP_NAME.accepts(name);
}

/** As a group's, without what stands between the names of units. */
export function isUnitName(name: string): boolean {
  return isGroupName(name) && !name.includes(UNIT_SEPARATOR);
}

/** Maximum groups that one search answers (PF-K033). */
export const GROUP_SEARCH_LIMIT = 100;
/** A text so short fits much: it is asked only once typing rests for longer. */
const SHORT_SEARCH = 4;

/** Whether a text is worth a search for groups: two characters that are no space, or two words (PF-V012). */
export function isGroupSearch(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.length >= 2 || [...(words[0] ?? '')].length >= 2;
}

/** How long typing rests before groups are searched (PF-K034): milliseconds. */
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
