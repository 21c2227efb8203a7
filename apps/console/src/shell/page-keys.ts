/** Shortcut groups that pages can declare. */
export const KEY_GROUP_IDS = [
  'filter',
  'conditions',
  'list',
  'cells',
  'columns',
  'headings',
  'panel',
  'chart',
  'spans',
] as const;
export type KeyGroupId = (typeof KEY_GROUP_IDS)[number];

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Shortcuts of the page, as listed by `?`. */
    keys?: readonly KeyGroupId[];
  }
}
