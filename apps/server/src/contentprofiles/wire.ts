import type {
  ContentAliasAnswer,
  ContentProfileAnswer,
  DataFilterAnswer,
  ReusableRuleAnswer,
} from '@casbah/contract/content-definitions';
import type { DefinitionRecord } from '@casbah/contract/content-use';
import type { ContentKind } from '@casbah/domain/content-definition';
import type { RuleSet } from '@casbah/domain/content-rule';

export function profileAnswer(record: DefinitionRecord<'profile'>): ContentProfileAnswer {
  const { dataFilter = null, sets } = record.definition;
  const { is_enabled } = record;
  return { ...headOf(record), sets: setsOf(sets), data_filter: dataFilter, is_enabled };
}

export function ruleAnswer(record: DefinitionRecord<'reusable_rule'>): ReusableRuleAnswer {
  return { ...headOf(record), sets: setsOf(record.definition.sets) };
}

export function filterAnswer(record: DefinitionRecord<'data_filter'>): DataFilterAnswer {
  const conditions = record.definition.conditions.map(({ formats, extensions, names, ...rest }) => ({
    ...rest,
    ...(formats === undefined ? {} : { formats: [...formats] }),
    ...(extensions === undefined ? {} : { extensions: [...extensions] }),
    ...(names === undefined ? {} : { names: [...names] }),
  }));
  return { ...headOf(record), conditions };
}

export function aliasAnswer(record: DefinitionRecord<'alias'>): ContentAliasAnswer {
  const { identifiers, confidence } = record.definition;
  return { ...headOf(record), identifiers: [...identifiers], confidence };
}

function headOf<Kind extends ContentKind>({
  definition: _,
  is_enabled: __,
  ...head
}: DefinitionRecord<Kind>): Omit<DefinitionRecord<Kind>, 'definition' | 'is_enabled'> {
  return head;
}

function setsOf(sets: readonly RuleSet[]): ContentProfileAnswer['sets'] {
  return sets.map(({ ruleLines, ...set }) => ({
    ...set,
    ruleLines: ruleLines.map(({ rules, ignoreStrings, ...line }) => ({
      ...line,
      rules: rules.map((rule) => ({ ...rule })),
      ignoreStrings: [...ignoreStrings],
    })),
  }));
}
