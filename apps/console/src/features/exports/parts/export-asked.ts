/** What a list shows: its range and filter as in the API, the columns shown, and the number of rows if counted. */
export interface ExportAsked {
  query: { from?: string | undefined; to?: string | undefined; filter?: string | undefined };
  /** Names of the columns shown: event fields, or columns of the log of activities. */
  columns: readonly string[];
  total?: number | undefined;
}
