import type { ContentProfileProblem } from '@casbah/domain/content-profile';
import { isContentRisk } from '@casbah/domain/content-risk';
import type { RuleSet } from '@casbah/domain/content-rule';
import { ALL_FORMATS } from '@casbah/domain/content-rule';
import type { DataFilter, DataFilterProblem } from '@casbah/domain/data-filter';
import type { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import { FILE_CLASSES_OF_RULES, hasFileFormat, isContentType } from './included.ts';

/** Refuses rules for their first problem, at its place: `sets.0.ruleLines.1.rules.2`. */
export function refuseRules(
  sets: readonly RuleSet[],
  problemsOf: (rules: { sets: readonly RuleSet[] }) => readonly ContentProfileProblem[],
): void {
  const [problem] = problemsOf({ sets });
  if (problem !== undefined) throw unusable(pathOf(sets, problem), `problem.rules.${problem.error}`);
  for (const [set, { ruleLines }] of sets.entries())
    for (const [line, { ruleType, rules }] of ruleLines.entries())
      for (const [rule, { value, fileFormat }] of rules.entries()) {
        const path = `sets.${set}.ruleLines.${line}.rules.${rule}`;
        if (ruleType === 'risk_type' && !isContentRisk(value))
          throw unusable(path, 'problem.no_risk_type', { id: value });
        if (ruleType === 'content_type' && !isContentType(value))
          throw unusable(path, 'problem.no_content_type', { id: value });
        if (ruleType === 'file_format') refuseFormat(path, value, fileFormat ?? ALL_FORMATS);
      }
}

/** Refuses the conditions of a data filter. */
export function refuseConditions(
  { conditions }: Pick<DataFilter, 'conditions'>,
  problems: readonly DataFilterProblem[],
): void {
  const [problem] = problems;
  if (problem !== undefined) throw conditionFailure(problem);
  for (const [index, { formats = [] }] of conditions.entries())
    for (const one of formats) refuseFormat(`conditions.${index}.formats`, one.class, one.format);
}

function conditionFailure({ error, condition, value = '' }: DataFilterProblem): ApiFailure {
  const path = condition === undefined ? 'conditions' : `conditions.${condition}`;
  return unusable(path, `problem.filter.${error}`, { value });
}

function refuseFormat(path: string, fileClass: string, format: string): void {
  if (!FILE_CLASSES_OF_RULES.has(fileClass)) throw unusable(path, 'problem.no_file_class', { id: fileClass });
  if (format !== ALL_FORMATS && !hasFileFormat(fileClass, format))
    throw unusable(path, 'problem.no_file_format', { id: format });
}

function pathOf(sets: readonly RuleSet[], problem: ContentProfileProblem): string {
  if (!('setUid' in problem)) return 'sets';
  const set = sets.findIndex(({ uid }) => uid === problem.setUid);
  const lines = sets[set]?.ruleLines ?? [];
  const line = 'lineUid' in problem ? lines.findIndex(({ uid }) => uid === problem.lineUid) : -1;
  if (line < 0) return `sets.${set}`;
  const rules = lines[line]?.rules ?? [];
  const rule = 'ruleUid' in problem ? rules.findIndex(({ uid }) => uid === problem.ruleUid) : -1;
  return rule < 0 ? `sets.${set}.ruleLines.${line}` : `sets.${set}.ruleLines.${line}.rules.${rule}`;
}
