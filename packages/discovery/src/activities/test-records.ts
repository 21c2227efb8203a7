import { read } from '../formats/test-lines.ts';

/** Activities of records, each on a line of its own. */
export function activitiesOf(...records: readonly object[]) {
  return read(...records.map((record) => JSON.stringify(record))).events;
}
