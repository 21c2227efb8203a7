import type { RuleSet } from '@casbah/domain/content-rule';
import type { Evidence } from './evidence.ts';
import type { RuleResources } from './resources.ts';
import type { SetTrace } from './verdict.ts';

/** What a profile's rules are judged by. */
export interface RuleContext {
  readonly evidence: Evidence;
  readonly resources: RuleResources;
  /** Whether the profile's data filter lets a file through. */
  readonly isIncluded: (file: number) => boolean;
  /** Evaluates a reusable rule; undefined within one, since they don't nest. */
  readonly evaluateSets: ((sets: readonly RuleSet[]) => readonly SetTrace[]) | undefined;
}
