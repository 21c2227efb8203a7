/** Maximum characters of a first or a last name. */
export const PERSON_NAME_MAXIMUM = 64;

export interface PersonName {
  first_name: string;
  last_name: string;
}

/** A name that came in one piece: its last word is the last name. */
export function splitName(name: string): PersonName {
  const words = name.trim().split(/\s+/u);
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return { first_name: words.join(' '), last_name: last };
}

/** Display name; people without a name are shown by the local part of their email. */
export function fullName({ first_name, last_name }: PersonName, email: string): string {
  const name = `${first_name} ${last_name}`.trim();
  return name === '' ? email.slice(0, email.lastIndexOf('@')) : name;
}
