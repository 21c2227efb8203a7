import { CATEGORY_GROUPS, type CategoryGroup } from './service-category.ts';

/** Groups of per-person tools, of which one of a kind is enough for most people. */
const GROUPS: readonly CategoryGroup[] = [
  'Storage and sharing',
  'Working together',
  'AI',
  'Development',
  'Business',
  'Security and IT',
];

const WORK_TOOLS: ReadonlySet<string> = new Set(
  GROUPS.flatMap((group): readonly string[] => CATEGORY_GROUPS[group]),
);

/**
 * Whether services of this category are work tools, where a second one per person is a cost. Excludes news, shops,
 * search and advertising, which aren't paid per person.
 */
export function isWorkTool(category: string): boolean {
  return WORK_TOOLS.has(category);
}
