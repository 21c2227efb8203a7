/** A row without a country needs an id that an address can carry. */
export const NOWHERE = '-';
