/** A directory's groups are people as the company knows them; custom groups are made for policies, of people and of directory groups. */
export const GROUP_KINDS = ['directory', 'custom'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/** Where a group, a unit or a person came from. What a directory brought, the directory changes. */
export const PEOPLE_SOURCES = ['console', 'csv', 'scim', 'ldap'] as const;
export type PeopleSource = (typeof PEOPLE_SOURCES)[number];

/** Whether people change it in the console: the next run of a directory would undo what they did. */
export function isChangedHere(source: PeopleSource): boolean {
  return source === 'console' || source === 'csv';
}

/** The longest name of a group, in characters. */
export const GROUP_NAME_MAX = 256;

/** What stands between the names of units, from the topmost to the one meant: `Atlas/Sales/Morocco`. */
export const UNIT_SEPARATOR = '/';
/** Units stand at most so deep. */
export const MOST_UNIT_LEVELS = 20;

export function fqnOf(name: string, parent: string | undefined): string {
  return parent === undefined ? name : `${parent}${UNIT_SEPARATOR}${name}`;
}

/** The names on the way to a unit; `undefined` for what is no way to one. */
export function unitNames(fqn: string): readonly string[] | undefined {
  const names = fqn.split(UNIT_SEPARATOR).map((name) => name.trim());
  return names.length <= MOST_UNIT_LEVELS && names.every((name) => name !== '') ? names : undefined;
}
