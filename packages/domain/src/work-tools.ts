import { CATEGORY_GROUPS, type CategoryGroup } from './service-category.ts';

/** Fields of what people work with: bought by the person, and one of a kind is enough for most. */
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
 * Whether services of this category are work tools, of which a second one per person is a cost. News, shops, search or
 * advertising aren't: no one pays per person or wants only one.
 */
export function isWorkTool(category: string): boolean {
  return WORK_TOOLS.has(category);
}
