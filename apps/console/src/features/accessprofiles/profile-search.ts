export interface ProfileSearch {
  /** ID of a profile to copy into the new one. */
  copy?: string;
}
