import type { LogicType } from '@casbah/domain/content-rule';

export interface Joined {
  readonly holds: boolean;
  /** How it is joined with the next one. */
  readonly logicType: LogicType | null;
}

/** The items between ORs: AND binds tighter. A missing `logicType` before the last item counts as OR, which finds more. */
export function conjunctions<Item extends Pick<Joined, 'logicType'>>(
  items: readonly Item[],
): readonly Item[][] {
  const groups: Item[][] = [];
  let group: Item[] = [];
  for (const item of items) {
    group.push(item);
    if (item.logicType === 'AND') continue;
    groups.push(group);
    group = [];
  }
  if (group.length > 0) groups.push(group);
  return groups;
}

/** The first conjunction that holds. */
export const holdingConjunction = <Item extends Joined>(
  items: readonly Item[],
): readonly Item[] | undefined => conjunctions(items).find((group) => group.every(({ holds }) => holds));

/** Nothing joined holds: a profile without rules matches nothing. */
export const joinedHolds = (items: readonly Joined[]): boolean => holdingConjunction(items) !== undefined;
