/** Levels below the root that are drawn. */
export const TREE_DEPTH_MAX = 2;
/** Small bars beside each name; as many are lit as its tenths of the largest value. */
export const MICRO_BARS = 10;
/** Rows at most; the table has the others. */
export const ROWS_DRAWN = 60;
