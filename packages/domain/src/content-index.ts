/** `exact`: cells of a table, such as the customers'. `fingerprint`: documents and excerpts of them. */
export const INDEX_KINDS = ['exact', 'fingerprint'] as const;
export type IndexKind = (typeof INDEX_KINDS)[number];

/** `new`: nothing was uploaded yet. `failed`: the last build failed; an index built before stays in use. */
export const INDEX_STATES = ['new', 'uploading', 'queued', 'building', 'ready', 'failed'] as const;
export type IndexState = (typeof INDEX_STATES)[number];

/** Why a build failed. `no_rows`: nothing to index. `no_column`: the table lacks a column. `not_a_table`: it can't be read as CSV. */
export const INDEX_ERRORS = [
  'no_rows',
  'no_column',
  'not_a_table',
  'too_many_rows',
  'no_text',
  'internal',
] as const;
export type IndexError = (typeof INDEX_ERRORS)[number];

/** A column of the table that is indexed. */
export interface IndexColumn {
  /** As in the table's first line. */
  readonly name: string;
  /** Every match has a cell of this column. */
  readonly isRequired: boolean;
}

/** A document matches if it has cells of one row: enough of them, near each other. */
export interface ExactIndexDefinition {
  readonly kind: 'exact';
  readonly columns: readonly IndexColumn[];
  /** Cells of a row that must be found. */
  readonly minimumColumns: number;
  /** Maximum characters between the first and the last. */
  readonly within: number;
}

/** A document matches if it has this share of a stored document's text, or an excerpt as long. */
export interface FingerprintIndexDefinition {
  readonly kind: 'fingerprint';
  /** 0.01 to 1. */
  readonly minimumShare: number;
}

export type IndexDefinition = ExactIndexDefinition | FingerprintIndexDefinition;

export const INDEX_RULE_LIMITS = {
  within: { min: 10, max: 10_000, default: 300 },
  minimumShare: { min: 0.01, max: 1, default: 0.25 },
} as const;
