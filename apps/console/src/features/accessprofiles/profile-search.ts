export interface ProfileSearch {
  /** A new profile starts as a copy of the one with this id. */
  copy?: string;
}
