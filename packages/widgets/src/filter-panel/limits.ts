/** Columns shown before expanding. */
export const FILTER_PANEL_COLUMNS = 3;
/** Up to this many columns, all are shown, because a button would take a column's space. */
export const FILTER_PANEL_SHOWS_ALL_UP_TO = 4;
