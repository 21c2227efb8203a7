import type { BoxItem } from '../filter-box/box-item.ts';

/** What a policy applies to. */
export interface IncludeExclude {
  /** All, except those in `filters`; else only those in `filters`. */
  allSelected: boolean;
  filters: readonly BoxItem[];
  /** Of what is included there are exceptions. */
  secondaryModel: boolean;
  exceptionsWithSelected: readonly BoxItem[];
}

/** What the other mode held when it was left, so that a change of mind loses nothing. */
export type Left = Partial<Record<'all' | 'selective', readonly BoxItem[]>>;

/**
 * The other mode. What is listed meant the opposite there, so it is never taken along; exceptions of what is included are
 * off again.
 */
export function switchMode(
  model: IncludeExclude,
  allSelected: boolean,
  left: Left,
): { model: IncludeExclude; left: Left } {
  if (model.allSelected === allSelected) return { model, left };
  const filters = left[allSelected ? 'all' : 'selective'] ?? [];
  return {
    model: { ...model, allSelected, filters, secondaryModel: false },
    left: { ...left, [model.allSelected ? 'all' : 'selective']: model.filters },
  };
}

/** Disabled exceptions don't apply: nothing invisible takes effect. */
export function withExceptions(model: IncludeExclude, secondaryModel: boolean): IncludeExclude {
  return {
    ...model,
    secondaryModel,
    exceptionsWithSelected: secondaryModel ? model.exceptionsWithSelected : [],
  };
}

/** Whether an error may show: there were items once, or someone tried to submit since the field came up. */
export function showsErrors(hadItems: boolean, submitStatus: string, statusAtFirst: string): boolean {
  return hadItems || submitStatus !== statusAtFirst;
}

export function hasItems({ filters, exceptionsWithSelected }: IncludeExclude): boolean {
  return filters.length > 0 || exceptionsWithSelected.length > 0;
}
