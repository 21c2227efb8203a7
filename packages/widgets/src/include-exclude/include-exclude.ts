import type { BoxItem } from '../filter-box/box-item.ts';

/** Scope of a policy. */
export interface IncludeExclude {
  /** If set, everything except `filters`; otherwise only `filters`. */
  allSelected: boolean;
  filters: readonly BoxItem[];
  /** Whether there are exceptions from what is included. */
  secondaryModel: boolean;
  exceptionsWithSelected: readonly BoxItem[];
}

/** Content of the other mode, so that switching back loses nothing. */
export type Left = Partial<Record<'all' | 'selective', readonly BoxItem[]>>;

/**
 * Switches the mode. Listed items had the opposite meaning, so they aren't carried over; exceptions are turned off.
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

/** Turned-off exceptions don't apply, so nothing invisible has an effect. */
export function withExceptions(model: IncludeExclude, secondaryModel: boolean): IncludeExclude {
  return {
    ...model,
    secondaryModel,
    exceptionsWithSelected: secondaryModel ? model.exceptionsWithSelected : [],
  };
}

/** Whether errors may show: there were items once, or a submission was attempted. */
export function showsErrors(hadItems: boolean, submitStatus: string, statusAtFirst: string): boolean {
  return hadItems || submitStatus !== statusAtFirst;
}

export function hasItems({ filters, exceptionsWithSelected }: IncludeExclude): boolean {
  return filters.length > 0 || exceptionsWithSelected.length > 0;
}
