/** Maximum levels drawn below the root. */
export const TREE_DEPTH_MAX = 2;
/** Small bars beside each name; lit by tenths of the largest value. */
export const MICRO_BARS = 10;
/** Maximum rows; the table has the others. */
export const ROWS_DRAWN = 60;
