import {
  PASSWORD_MAXIMUM,
  PASSWORD_RULE_NAMES,
  PASSWORD_RULES,
  type PasswordRule,
} from '@casbah/domain/password';

/** Required score of a password (WD-K106): all points. */
export const ACCEPT_SCORE = 5;

export interface Strength {
  /** Number of fulfilled rules. */
  count: number;
  met: Readonly<Record<PasswordRule, boolean>>;
  accepted: boolean;
}

export interface StrengthRule {
  acceptScore?: number | undefined;
  /** Empty is valid, too: the password stays unchanged. */
  resetOnEmpty?: boolean | undefined;
}

export function strengthOf(
  password: string,
  { acceptScore = ACCEPT_SCORE, resetOnEmpty = false }: StrengthRule = {},
): Strength {
  const met = {
    length: PASSWORD_RULES.length(password),
    lower: PASSWORD_RULES.lower(password),
    upper: PASSWORD_RULES.upper(password),
    digit: PASSWORD_RULES.digit(password),
    symbol: PASSWORD_RULES.symbol(password),
  };
  const count = PASSWORD_RULE_NAMES.filter((rule) => met[rule]).length;
  const accepted =
    password === '' ? resetOnEmpty : count >= acceptScore && [...password].length <= PASSWORD_MAXIMUM;
  return { count, met, accepted };
}
