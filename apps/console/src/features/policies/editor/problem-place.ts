import type { WrittenPolicy } from '@casbah/domain/policy/written-policy';

const PARTS = ['condition', 'include', 'exclude', 'exceptions', 'schedule', 'responses'] as const;
export type ProblemPart = (typeof PARTS)[number];

/** The part of a definition that a problem's path is in: `exceptions.2.condition` is in the exceptions. */
export function partOfPath(path: string): ProblemPart {
  const [first] = path.split('.');
  return PARTS.find((part) => part === first) ?? 'condition';
}

/** The text of the condition at a path. */
export function textAt(policy: WrittenPolicy, path: string): string {
  const [part, place] = path.split('.');
  return part === 'exceptions' ? (policy.exceptions[Number(place)]?.condition ?? '') : policy.condition;
}
