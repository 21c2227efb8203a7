import type { ReactNode } from 'react';

export interface DropdownItem {
  key: string;
  /** Name, also when shown on the dropdown's button. */
  title: string;
  /** Text in the list, if it differs from the name. */
  label?: string | undefined;
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
  /** Submenu. */
  subItems?: readonly DropdownItem[] | undefined;
  /** Second, smaller line. */
  subInfo?: string | undefined;
  /** Makes the item a checkbox, with its state. */
  checkboxModel?: boolean | undefined;
  /** Makes the item a switch, with its state. */
  switchModel?: boolean | undefined;
  /** Makes the item a link, with its URL. */
  link?: string | undefined;
  /** Shown while the item has the focus or the pointer. */
  tooltip?: string | undefined;
  /** Opens the link in a new tab. */
  isNewTab?: boolean | undefined;
  /** Group heading. */
  category?: string | undefined;
}

/** Consecutive items under one heading, either all actions or all toggles. */
export interface Run {
  category: string | undefined;
  kind: 'action' | 'model';
  items: readonly DropdownItem[];
  /** Whether the heading is shown, above the category's first run. */
  hasHeading: boolean;
}

export function isModel({ checkboxModel, switchModel }: DropdownItem): boolean {
  return checkboxModel !== undefined || switchModel !== undefined;
}

export function isOn({ checkboxModel, switchModel }: DropdownItem): boolean {
  return checkboxModel === true || switchModel === true;
}

/** Splits items into runs: those without a heading first, then by heading in order of appearance. */
export function runsOf(items: readonly DropdownItem[]): readonly Run[] {
  const categories = [...new Set(items.map(({ category }) => category))];
  const ordered = [undefined, ...categories.filter((category) => category !== undefined)];
  return ordered.flatMap((category) => {
    const runs: (Omit<Run, 'items'> & { items: DropdownItem[] })[] = [];
    for (const item of items) {
      if (item.category !== category) continue;
      const kind = isModel(item) ? 'model' : 'action';
      const last = runs.at(-1);
      if (last?.kind === kind) last.items.push(item);
      else
        runs.push({ category, kind, items: [item], hasHeading: runs.length === 0 && category !== undefined });
    }
    return runs;
  });
}
