import { fold } from '@casbah/domain/nearness';

/** Options per column before the next one starts (WD-K075). */
export const PER_COLUMN = 10;

export interface ShownOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

/** Options whose words hold all that is typed. */
export function optionsThatFit(options: readonly ShownOption[], text: string): readonly ShownOption[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return options.filter(({ label }) => {
    const folded = fold(label);
    return words.every((word) => folded.includes(word));
  });
}

/** Whether the visible ones are chosen: all of them, some or none. Disabled ones don't count. */
export function howMany(shown: readonly ShownOption[], chosen: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const free = shown.filter(({ disabled }) => disabled !== true);
  const on = free.filter(({ value }) => chosen.has(value)).length;
  if (on === 0) return 'none';
  return on === free.length ? 'all' : 'some';
}

/** All visible ones, or none of them; the others and those that are disabled stay as they are. */
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
