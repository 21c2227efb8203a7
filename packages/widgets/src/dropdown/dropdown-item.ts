import type { ReactNode } from 'react';

export interface DropdownItem {
  key: string;
  /** Its name, also where it stands for the dropdown. */
  title: string;
  /** What the list says in place of the name. */
  label?: string | undefined;
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
  /** Opens these beside it. */
  subItems?: readonly DropdownItem[] | undefined;
  /** A second, quieter line. */
  subInfo?: string | undefined;
  /** Ticked or not: the item is a checkbox. */
  checkboxModel?: boolean | undefined;
  /** On or off: the item is a switch. */
  switchModel?: boolean | undefined;
  /** Where it leads: the item is a link. */
  link?: string | undefined;
  /** Says more while the item has the focus or the pointer. */
  tooltip?: string | undefined;
  /** The link opens in a tab of its own. */
  isNewTab?: boolean | undefined;
  /** Heading of its group. */
  category?: string | undefined;
}

/** Items that follow each other under one heading, all of them either to be done or to be turned on and off. */
export interface Run {
  category: string | undefined;
  kind: 'action' | 'model';
  items: readonly DropdownItem[];
  /** The heading is said once, above the category's first run. */
  hasHeading: boolean;
}

export function isModel({ checkboxModel, switchModel }: DropdownItem): boolean {
  return checkboxModel !== undefined || switchModel !== undefined;
}

export function isOn({ checkboxModel, switchModel }: DropdownItem): boolean {
  return checkboxModel === true || switchModel === true;
}

/** The items in runs: those without a heading first, then heading by heading as they first appear. */
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
