/**
 * Event names of history entries, such as `tag.created`. Each lists the actions of entries written before events had
 * names; new events list none.
 */
export const historyEvents = <const Table extends Readonly<Record<`${string}.${string}`, readonly string[]>>>(
  table: Table,
): Table => table;
