/** How pushed lines identify people: by name, or by tokens that replace the names. */
export const USER_FORMS = ['names', 'tokens'] as const;
export type UserForm = (typeof USER_FORMS)[number];

/** Header in which a pushing program states how its lines identify people. */
export const USERS_HEADER = 'casbah-users';

/** Maximum users per search among tokens. */
export const MOST_TOKENS_FOUND = 8;

/** Long enough that no two of a million people share one by chance. */
const HEX_DIGITS = 20;
const TOKEN = new RegExp(`^u-[0-9a-f]{${HEX_DIGITS}}$`);

/** Token of a person from the hexadecimal keyed hash of their name, which must be long enough. */
export function userTokenOf(hash: string): string {
  return `u-${hash.slice(0, HEX_DIGITS)}`;
}

export function isUserToken(text: string): boolean {
  return TOKEN.test(text);
}
