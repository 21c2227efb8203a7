/** URL-safe ID for the row without a country. */
export const NOWHERE = '-';
