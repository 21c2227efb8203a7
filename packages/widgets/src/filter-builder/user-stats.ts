/** Number of people a filter over user attributes finds. */
export type UserStats = { state: 'loading' } | { state: 'ready'; matching: number; total: number };
