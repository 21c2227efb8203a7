import { ACTIVITY_COLUMN, fieldsOfColumns } from '@casbah/domain/activity-column';
import { parseActivityId } from '@casbah/domain/activity-id';
import { exportLine } from '@casbah/domain/export-line';
import type { ActivityLines, ActivityStream, StoredActivity, WrittenActivities } from './activity-reads.ts';

/** What lines are written of. */
export function streamOf({ columns, limit, after }: ActivityLines): ActivityStream {
  const withRaw = columns.includes('raw');
  return { order: 'newest', limit, after, withRaw, fields: fieldsOfColumns(columns) };
}

/** Activities as lines of a file. */
export async function* writeActivities(
  batches: AsyncIterable<readonly StoredActivity[]>,
  { format, columns: names }: Pick<ActivityLines, 'format' | 'columns'>,
): AsyncGenerator<WrittenActivities> {
  const columns = names.flatMap((name) => ACTIVITY_COLUMN.get(name) ?? []);
  for await (const rows of batches) {
    const last = parseActivityId(rows.at(-1)?.id ?? '');
    if (last === undefined) continue;
    const text = rows.map((row) => exportLine(format, columns, row)).join('');
    yield { bytes: Buffer.from(text), rows: rows.length, last };
  }
}
