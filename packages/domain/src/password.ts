/** Minimum length of new passwords. A tenant can require more characters, never fewer. */
export const PASSWORD_MINIMUM = 12;
export const PASSWORD_MAXIMUM = 128;

/** Password rules in display order. Length counts user-visible characters, not UTF-16 units. */
export const PASSWORD_RULES = {
  length: (password: string) => [...password].length >= PASSWORD_MINIMUM,
  lower: (password: string) => /\p{Ll}/u.test(password),
  upper: (password: string) => /\p{Lu}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  symbol: (password: string) => /[^\p{L}\p{N}_]/u.test(password),
} as const;
export type PasswordRule = keyof typeof PASSWORD_RULES;

export const PASSWORD_RULE_NAMES = Object.keys(PASSWORD_RULES) as PasswordRule[];

export function isStrong(password: string): boolean {
  return (
    [...password].length <= PASSWORD_MAXIMUM &&
    PASSWORD_RULE_NAMES.every((rule) => PASSWORD_RULES[rule](password))
  );
}
