import type { EventField } from '@casbah/domain/event';

/** Columns that filters and lists look at, under the same name in every table that has them. */
export type Column =
  | EventField
  /** The number by which people are counted and looked up; 0 where no one is named. */
  | 'person'
  /** Hash by which users are counted; 0 without one. */
  | 'address';

/** Columns of numbers that stand for names, in every table that has the names. */
export const NUMBER_OF: Readonly<Partial<Record<EventField, 'person' | 'address'>>> = {
  user: 'person',
  src_ip: 'address',
};
