/** Result of verifying the audit trail. */
export const CHAIN_STATES = ['intact', 'unproven', 'broken'] as const;
export type ChainStateName = (typeof CHAIN_STATES)[number];

/** Faults in the audit trail, each at an entry's number. */
export const CHAIN_FAULTS = [
  /** The entry doesn't match its own hash. */
  'entry_changed',
  /** The entry matches its hash but wasn't signed by this installation. */
  'entry_forged',
  /** This entry is missing, but later ones exist. */
  'entry_missing',
  /** The entry references another previous entry. */
  'order_changed',
  /** Entries from this number on are missing: the chain's end counts more. */
  'end_missing',
  /** Entries from this number on aren't counted by the chain's end. */
  'entry_added',
  /** The chain's end is missing or wasn't signed by this installation. */
  'end_changed',
  /** No entry exists although people have signed in. */
  'chain_missing',
] as const;
export type ChainFault = (typeof CHAIN_FAULTS)[number];
