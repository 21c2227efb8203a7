/** Columns of the horizontal filter panel before all are asked for. */
export const FILTER_PANEL_COLUMNS = 3;
/** So few columns are all shown at once: a button for one more would take its room. */
export const FILTER_PANEL_SHOWS_ALL_UP_TO = 4;
