import type { ActivityDetail } from '@casbah/contract/investigate';
import type { ActivityField } from '@casbah/domain/filter/activity-fields';
import { fieldValue, VALUE_FIELDS } from '../activity-values.ts';

export interface FieldLine {
  /** The field's name in the API. */
  name: string;
  value: string;
  /** Absent if the log can't be filtered by it. */
  field?: ActivityField;
  /** Path in the original record. */
  path?: string | undefined;
}

/** Every field of an activity with where it came from, and the source's own fields after them. */
export function fieldLines(detail: Pick<ActivityDetail, 'event' | 'origins'>): readonly FieldLine[] {
  const { event, origins } = detail;
  const known = new Set<string>(VALUE_FIELDS);
  const lines: FieldLine[] = VALUE_FIELDS.flatMap((field) => {
    const value = fieldValue(detail, field);
    return value === undefined ? [] : [{ name: field, value, field, path: origins[field] }];
  });
  const targets = event.targets.map(
    (value): FieldLine => ({ name: 'target', value, field: 'target', path: origins.targets }),
  );
  const places = [
    ['lat', event.lat],
    ['lon', event.lon],
  ] as const;
  const extras = Object.entries(event.extra)
    .filter(([name, value]) => !known.has(name) && value !== '')
    .map(([name, value]): FieldLine => ({ name, value, path: origins[name] }));
  return [
    { name: 'time', value: event.time, path: origins.time },
    ...lines,
    ...targets,
    ...places.flatMap(([name, value]): FieldLine[] =>
      value === undefined ? [] : [{ name, value: String(value), path: origins[name] }],
    ),
    ...extras,
  ];
}
