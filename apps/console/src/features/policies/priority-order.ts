import { EXCLUSIVE_GROUPS, type ResponseKind } from '@casbah/domain/policy/response';

/** The kinds of one group in the company's order. */
export function inGroup(
  order: readonly ResponseKind[],
  group: readonly ResponseKind[],
): readonly ResponseKind[] {
  return order.filter((kind) => group.includes(kind));
}

/** The order with two kinds exchanged. */
export function swapped(
  order: readonly ResponseKind[],
  one: ResponseKind,
  other: ResponseKind,
): readonly ResponseKind[] {
  return order.map((kind) => (kind === one ? other : kind === other ? one : kind));
}

/** Whether each group has its default order; the order between groups means nothing. */
export function isDefaultOrder(order: readonly ResponseKind[]): boolean {
  return Object.values(EXCLUSIVE_GROUPS).every((group) =>
    inGroup(order, group).every((kind, at) => kind === group[at]),
  );
}
