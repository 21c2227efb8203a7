/** How the lines that a program pushes name people: by their names, or by tokens that it put in their place. */
export const USER_FORMS = ['names', 'tokens'] as const;
export type UserForm = (typeof USER_FORMS)[number];

/** A program that pushes lines says with this header how they name people. */
export const USERS_HEADER = 'casbah-users';

/** Users found for one search among tokens, at most. */
export const MOST_TOKENS_FOUND = 8;

/** Long enough that no two of a million people share one by chance. */
const HEX_DIGITS = 20;
const TOKEN = new RegExp(`^u-[0-9a-f]{${HEX_DIGITS}}$`);

/** What stands for a person, made of a keyed hash of their name in hexadecimal digits, of which there must be enough. */
export function userTokenOf(hash: string): string {
  return `u-${hash.slice(0, HEX_DIGITS)}`;
}

export function isUserToken(text: string): boolean {
  return TOKEN.test(text);
}
