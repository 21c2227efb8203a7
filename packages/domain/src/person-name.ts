/** Maximum characters of a first or a last name. */
export const PERSON_NAME_MAXIMUM = 64;

export interface PersonName {
  first_name: string;
  last_name: string;
}

/** Splits a full name: the last word is the last name. */
export function splitName(name: string): PersonName {
  const words = name.trim().split(/\s+/u);
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return { first_name: words.join(' '), last_name: last };
}

/** Display name; without a name, the local part of the email address. */
export function fullName({ first_name, last_name }: PersonName, email: string): string {
  const name = `${first_name} ${last_name}`.trim();
  return name === '' ? email.slice(0, email.lastIndexOf('@')) : name;
}
