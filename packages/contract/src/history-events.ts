/**
 * Event names of history entries, such as `tag.created`. Each lists the actions that record it: the calls, by which
 * entries from before event names are understood, too.
 */
export const historyEvents = <const Table extends Readonly<Record<`${string}.${string}`, readonly string[]>>>(
  table: Table,
): Table => table;
