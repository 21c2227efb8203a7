import type { ContentIndex } from '@casbah/contract/indices';
import {
  type ColumnKind,
  type DateOrder,
  INDEX_RULE_LIMITS,
  type IndexDefinition,
} from '@casbah/domain/content-index';
import { INDEX_LIMITS } from '@casbah/domain/content-limits';
import type { TableHead } from './table-head.ts';

/** A column of a table, while a person chooses which are indexed. */
export interface DraftColumn {
  readonly name: string;
  readonly isChosen: boolean;
  readonly kind: ColumnKind;
  readonly dateOrder: DateOrder;
  readonly isRequired: boolean;
}

/** The definition of an index, while it is edited. */
export interface IndexDraft {
  readonly kind: IndexDefinition['kind'];
  readonly columns: readonly DraftColumn[];
  readonly minimumColumns: number;
  readonly within: number;
  /** In percent. */
  readonly minimumShare: number;
}

export type DraftProblem = 'no_columns' | 'too_many_columns';

/** Cells of a row that new indexes require. Fewer find too much: single names and amounts are everywhere. */
const USUAL_MINIMUM = 3;

export function newDraft(kind: IndexDefinition['kind']): IndexDraft {
  const { within, minimumShare } = INDEX_RULE_LIMITS;
  return {
    kind,
    columns: [],
    minimumColumns: USUAL_MINIMUM,
    within: within.default,
    minimumShare: Math.round(minimumShare.default * 100),
  };
}

export function draftOf({ definition }: Pick<ContentIndex, 'definition'>): IndexDraft {
  const draft = newDraft(definition.kind);
  if (definition.kind === 'fingerprint')
    return { ...draft, minimumShare: Math.round(definition.minimumShare * 100) };
  return {
    ...draft,
    columns: definition.columns.map(({ name, kind, dateOrder = 'dmy', isRequired }) => ({
      name,
      isChosen: true,
      kind,
      dateOrder,
      isRequired,
    })),
    minimumColumns: definition.minimumColumns,
    within: definition.within,
  };
}

/** Takes over the columns of a table. What was chosen for columns of the same name stays; others are offered. */
export function withTable(draft: IndexDraft, { names, rows }: TableHead): IndexDraft {
  const isNew = draft.columns.length === 0;
  const columns = names.map((name, place): DraftColumn => {
    const known = draft.columns.find((column) => nameOf(column.name) === nameOf(name));
    if (known !== undefined) return { ...known, name };
    return {
      name,
      isRequired: false,
      isChosen: isNew && place < INDEX_LIMITS.columns,
      ...kindOf(rows.map((row) => row[place] ?? '')),
    };
  });
  return { ...draft, columns };
}

/** Columns of the index that a table lacks. */
export function missingColumns(
  columns: readonly { readonly name: string }[],
  { names }: TableHead,
): readonly string[] {
  const known = new Set(names.map(nameOf));
  return columns.map(({ name }) => name).filter((name) => !known.has(nameOf(name)));
}

export function draftProblem({ kind, columns }: IndexDraft): DraftProblem | undefined {
  if (kind === 'fingerprint') return undefined;
  const chosen = columns.filter(({ isChosen }) => isChosen).length;
  if (chosen === 0) return 'no_columns';
  return chosen > INDEX_LIMITS.columns ? 'too_many_columns' : undefined;
}

/** Cells that a match can require: all of the chosen columns at most, all required ones at least. */
export function minimumRange(columns: readonly DraftColumn[]): { min: number; max: number } {
  const chosen = columns.filter(({ isChosen }) => isChosen);
  return {
    min: Math.max(1, chosen.filter(({ isRequired }) => isRequired).length),
    max: Math.max(1, chosen.length),
  };
}

/** The definition as the API has it. */
export function definitionOf(draft: IndexDraft): ContentIndex['definition'] {
  if (draft.kind === 'fingerprint') return { kind: 'fingerprint', minimumShare: draft.minimumShare / 100 };
  const { min, max } = minimumRange(draft.columns);
  return {
    kind: 'exact',
    columns: draft.columns
      .filter(({ isChosen }) => isChosen)
      .map(({ name, kind, dateOrder, isRequired }) => ({
        name,
        kind,
        isRequired,
        ...(kind === 'date' ? { dateOrder } : {}),
      })),
    minimumColumns: Math.min(max, Math.max(min, draft.minimumColumns)),
    within: draft.within,
  };
}

const DATE = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[T ].*)?$/;
/** Letters may stand before and between digits, as in IBANs and car plates. */
const NUMBER = /^(?=.*\d)[A-Za-z]{0,4}[-\d\s./+()]+$/;

/** Guesses a column's kind from its first cells. */
function kindOf(cells: readonly string[]): Pick<DraftColumn, 'kind' | 'dateOrder'> {
  const filled = cells.map((cell) => cell.trim().slice(0, 64)).filter((cell) => cell !== '');
  if (filled.length > 0) {
    const dates = filled.map((cell) => DATE.exec(cell));
    if (dates.every((date) => date !== null)) {
      const [first = 0, second = 0] = [1, 2].map((part) =>
        Math.max(...dates.map((date) => Number(date[part]))),
      );
      return { kind: 'date', dateOrder: first > 31 ? 'ymd' : second > 12 ? 'mdy' : 'dmy' };
    }
    if (filled.every((cell) => NUMBER.test(cell))) return { kind: 'number', dateOrder: 'dmy' };
  }
  return { kind: 'text', dateOrder: 'dmy' };
}

/** Names are compared as the server does. */
const nameOf = (name: string): string => name.trim().toLowerCase();
