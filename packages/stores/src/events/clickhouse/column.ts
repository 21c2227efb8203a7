import type { EventField } from '@casbah/domain/event';

/** Columns used by filters and lists, with the same name in every table that has them. */
export type Column =
  | EventField
  /** Number for counting and looking up people; 0 if there is no user. */
  | 'person'
  /** Hash by which users are counted; 0 without one. */
  | 'address';

/** Columns with numbers for names, in every table that has the names. */
export const NUMBER_OF: Readonly<Partial<Record<EventField, 'person' | 'address'>>> = {
  user: 'person',
  src_ip: 'address',
};
