/** How a password comes to be set: the address says so by a number. */
export type PasswordMode =
  /** For the first time. */
  | 'set'
  /** It has expired: the old one is asked for. */
  | 'change'
  /** Set by someone else: the person must choose another one first. */
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

/** Whether the present password is asked for. */
export function asksForPresent(mode: PasswordMode): boolean {
  return mode === 'change' || mode === 'must-change';
}
