/** A value of a cell; undefined if the row has none. `time`: milliseconds since 1970 UTC. */
export type ExportValue = string | number | readonly string[] | Readonly<Record<string, string>> | undefined;

export interface ExportColumn<Row> {
  name: string;
  type: 'text' | 'time' | 'number' | 'texts' | 'fields';
  read(row: Row): ExportValue;
}
