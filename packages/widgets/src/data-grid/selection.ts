/**
 * Which rows are chosen. `all` means everything that matches, loaded or not, except `ids`; otherwise it is `ids` alone.
 * So “all 91,204” is one word in an address or a request, not 91,204 ids.
 */
export interface Selection {
  all: boolean;
  ids: ReadonlySet<string>;
}

export const NOTHING_SELECTED: Selection = { all: false, ids: new Set() };
export const ALL_SELECTED: Selection = { all: true, ids: new Set() };

/** What a list knows of its selection, as it travels on the wire. */
export interface SelectionModel {
  /** How many rows match; `gte` while more are still being counted. */
  total: { value: number; relation: 'eq' | 'gte' };
  /** How many of them are here. */
  loaded: number;
  selectedCount: number;
  /** Places of the chosen ones among the loaded rows. */
  selectedIndices: readonly number[];
  allSelected: boolean;
}

export function isSelected(selection: Selection, id: string): boolean {
  return selection.all !== selection.ids.has(id);
}

/** Chooses or drops rows. */
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

/** `total` is how many rows match, loaded or not; absent while it isn't known. */
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
