/**
 * Selected rows. `all`: everything that matches, loaded or not, except `ids`; otherwise only `ids`. So “all 91,204” is
 * one word in a URL or request.
 */
export interface Selection {
  all: boolean;
  ids: ReadonlySet<string>;
}

export const NOTHING_SELECTED: Selection = { all: false, ids: new Set() };
export const ALL_SELECTED: Selection = { all: true, ids: new Set() };

/** A list's selection on the wire. */
export interface SelectionModel {
  /** Number of matching rows; `gte` while still counting. */
  total: { value: number; relation: 'eq' | 'gte' };
  /** Number of loaded rows. */
  loaded: number;
  selectedCount: number;
  /** Indexes of selected rows among the loaded ones. */
  selectedIndices: readonly number[];
  allSelected: boolean;
}

export function isSelected(selection: Selection, id: string): boolean {
  return selection.all !== selection.ids.has(id);
}

/** Selects or deselects rows. */
export function select(selection: Selection, ids: readonly string[], chosen: boolean): Selection {
  const next = new Set(selection.ids);
  for (const id of ids) {
    if (selection.all === chosen) next.delete(id);
    else next.add(id);
  }
  return { all: selection.all, ids: next };
}

export function toggle(selection: Selection, id: string): Selection {
  return select(selection, [id], !isSelected(selection, id));
}

/** `total`: number of matching rows, loaded or not; absent if unknown. */
export function selectedCount(selection: Selection, total: number | undefined, loaded: number): number {
  const known = total ?? loaded;
  return selection.all ? Math.max(0, known - selection.ids.size) : selection.ids.size;
}

export function selectionModel(
  selection: Selection,
  ids: readonly string[],
  total: number | undefined,
): SelectionModel {
  const selectedIndices: number[] = [];
  for (const [index, id] of ids.entries()) if (isSelected(selection, id)) selectedIndices.push(index);
  const count = selectedCount(selection, total, ids.length);
  const value = total ?? ids.length;
  return {
    total: { value, relation: total === undefined ? 'gte' : 'eq' },
    loaded: ids.length,
    selectedCount: count,
    selectedIndices,
    allSelected: value > 0 && total !== undefined && count === total,
  };
}
