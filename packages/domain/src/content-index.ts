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

/** How cells are compared: as words, as numbers however they are grouped, or as days however they are written. */
export const COLUMN_KINDS = ['text', 'number', 'date'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** A column of the table that is indexed. */
export interface IndexedColumn {
  /** As in the table's first line. */
  readonly name: string;
  readonly kind: ColumnKind;
  /** Order in ambiguous dates such as 03/04/2020; `dmy` if absent. */
  readonly dateOrder?: DateOrder | undefined;
  /** Every match has a cell of this column. */
  readonly isRequired: boolean;
}

/** A document matches if it has cells of one row: enough of them, near each other. */
export interface ExactIndexDefinition {
  readonly kind: 'exact';
  readonly columns: readonly IndexedColumn[];
  /** Cells of a row that must be found. */
  readonly minimumColumns: number;
  /** Maximum characters between the first and the last. */
  readonly within: number;
}

/** A document matches if it has this share of a stored document's text, or is to this share from it. Long excerpts match, too. */
export interface FingerprintIndexDefinition {
  readonly kind: 'fingerprint';
  /** 0.01 to 1. */
  readonly minimumShare: number;
}

export type IndexDefinition = ExactIndexDefinition | FingerprintIndexDefinition;

export const INDEX_RULE_LIMITS = {
  within: { min: 10, max: 10_000, default: 300 },
  minimumShare: { min: 0.01, max: 1, default: 0.12 },
} as const;

/** Whether an index was built from other columns than its definition has, so that its table must be uploaded again. */
export function isIndexOutdated(definition: IndexDefinition, built: IndexDefinition): boolean {
  if (definition.kind === 'fingerprint' || built.kind === 'fingerprint')
    return definition.kind !== built.kind;
  const keyOf = ({ columns }: ExactIndexDefinition): string =>
    JSON.stringify(columns.map(({ name, kind, dateOrder = 'dmy' }) => [name, kind, dateOrder]));
  return keyOf(definition) !== keyOf(built);
}
