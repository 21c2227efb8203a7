import { activityColumnsOf } from '@casbah/domain/export';

/** Columns of pages that show several fields at once, or name them otherwise. */
const FIELDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['place', ['city', 'country']],
  ['target', ['targets']],
  ['detail', ['targets', 'exposure', 'role']],
]);

/** Fields to export for the columns that a page shows; those that only Casbah has, such as notes, are left out. */
export function exportedColumns(shown: readonly string[]): string[] {
  return activityColumnsOf(shown.flatMap((column) => FIELDS.get(column) ?? [column]));
}
