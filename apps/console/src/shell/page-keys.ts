/** Keys that a page may have beside those of every page. */
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
    /** The keys of the page, as `?` lists them. */
    keys?: readonly KeyGroupId[];
  }
}
