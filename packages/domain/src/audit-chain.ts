/** How the audit trail was found when it was looked at. */
export const CHAIN_STATES = ['intact', 'unproven', 'broken'] as const;
export type ChainStateName = (typeof CHAIN_STATES)[number];

/** What can be wrong with the audit trail, each at the number of an entry. */
export const CHAIN_FAULTS = [
  /** The entry doesn't fit its own hash. */
  'entry_changed',
  /** The entry fits its hash, but this installation never signed it. */
  'entry_forged',
  /** This entry is missing, but later ones exist. */
  'entry_missing',
  /** The entry names another one as the one before. */
  'order_changed',
  /** Entries from this number on are gone: the end of the chain says that there were more. */
  'end_missing',
  /** Entries from this number on were never counted at the end of the chain. */
  'entry_added',
  /** The end of the chain is missing, or this installation didn't sign it. */
  'end_changed',
  /** No entry exists although people have signed in. */
  'chain_missing',
] as const;
export type ChainFault = (typeof CHAIN_FAULTS)[number];
