/** Why a password is set, from the number in the URL. */
export type PasswordMode =
  /** For the first time. */
  | 'set'
  /** It has expired: the current one is required. */
  | 'change'
  /** Someone else set it: the person must choose another one first. */
  | 'must-change'
  | 'reset';

export function passwordMode(set: string | undefined): PasswordMode {
  switch (set) {
    case '1':
      return 'set';
    case '2':
      return 'change';
    case '5':
      return 'must-change';
    default:
      return 'reset';
  }
}

/** Whether the current password is required. */
export function asksForPresent(mode: PasswordMode): boolean {
  return mode === 'change' || mode === 'must-change';
}
