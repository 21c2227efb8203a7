/** Where a policy is moved to. */
export type Move = 'up' | 'down' | 'first' | 'last';

/** The IDs with one of them moved; unchanged if it is there already. */
export function movedIds(ids: readonly string[], id: string, move: Move): readonly string[] {
  const from = ids.indexOf(id);
  const to = { up: from - 1, down: from + 1, first: 0, last: ids.length - 1 }[move];
  if (from < 0 || to < 0 || to >= ids.length || to === from) return ids;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
