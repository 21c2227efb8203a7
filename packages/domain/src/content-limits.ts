/** Limits of what a company defines for content inspection, beside those of profiles, data filters and dictionaries. */

export const MOST_REUSABLE_RULES = 200;
export const MOST_CONTENT_ALIASES = 200;

/** Terms of all dictionaries of a company. */
export const MOST_TERMS_OF_COMPANY = 1_000_000;
/** Bytes of an uploaded dictionary. */
export const DICTIONARY_TEXT_BYTES = 4 * 1024 * 1024;

export const MOST_CUSTOM_IDENTIFIERS = 200;

export const MOST_ML_PROFILES = 50;
export const ML_SAMPLE_LIMITS = {
  /** Of each kind: positive, negative. */
  samples: 1000,
  /** Bytes of a document. */
  bytes: 16 * 1024 * 1024,
  nameLength: 255,
} as const;

export const MOST_INDEXES = 50;
export const INDEX_LIMITS = {
  rows: 1_000_000,
  columns: 16,
  /** Bytes of an uploaded table. */
  bytes: 1024 * 1024 * 1024,
  documents: 1000,
  /** Bytes of a document to fingerprint. */
  documentBytes: 32 * 1024 * 1024,
  nameLength: 255,
} as const;

/** Characters of a text to try a pattern on. */
export const LONGEST_TRIED_TEXT = 10_000;
