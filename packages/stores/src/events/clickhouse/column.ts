import type { EventField } from '@casbah/domain/event';
import type { ExtraField } from '@casbah/domain/filter/activity-fields';

/** Columns used by filters and lists, with the same name in every table that has them. */
export type Column =
  | EventField
  /** Values in `extra` that activities are filtered and counted by. */
  | ExtraField
  | 'size_unknown'
  /** Number for counting and looking up people; 0 if there is no user. */
  | 'person'
  /** Hash by which users are counted; 0 without one. */
  | 'address'
  /** Texts that free text looks at, folded, one per line. */
  | 'words';

/** Columns with numbers for names, in every table that has the names. */
export const NUMBER_OF: Readonly<Partial<Record<Column, 'person' | 'address'>>> = {
  user: 'person',
  src_ip: 'address',
};
