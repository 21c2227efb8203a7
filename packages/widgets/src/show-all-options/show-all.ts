import { fold } from '@casbah/domain/nearness';

/** Options per column before the next one starts (WD-K075). */
export const PER_COLUMN = 10;

export interface ShownOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

/** Options whose text contains all typed words. */
export function optionsThatFit(options: readonly ShownOption[], text: string): readonly ShownOption[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return options.filter(({ label }) => {
    const folded = fold(label);
    return words.every((word) => folded.includes(word));
  });
}

/** Whether all, some or none of the visible options are selected. Ignores disabled ones. */
export function howMany(shown: readonly ShownOption[], chosen: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const free = shown.filter(({ disabled }) => disabled !== true);
  const on = free.filter(({ value }) => chosen.has(value)).length;
  if (on === 0) return 'none';
  return on === free.length ? 'all' : 'some';
}

/** Selects or deselects all visible options; hidden and disabled ones are unchanged. */
export function chooseShown(
  shown: readonly ShownOption[],
  chosen: ReadonlySet<string>,
  on: boolean,
): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const { value, disabled } of shown)
    if (disabled !== true) {
      if (on) next.add(value);
      else next.delete(value);
    }
  return next;
}
