/**
 * Names for what people and Casbah change, as the history keeps them: `tag.created`. Each lists the actions that stand in
 * entries written before events had names; a new event lists none.
 */
export const historyEvents = <const Table extends Readonly<Record<`${string}.${string}`, readonly string[]>>>(
  table: Table,
): Table => table;
