/** How many people a filter over their attributes finds. */
export type UserStats = { state: 'loading' } | { state: 'ready'; matching: number; total: number };
