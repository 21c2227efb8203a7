import type { CustomIdentifierAnswer } from '@casbah/contract/dataidentifiers';
import { DEFAULT_CONFIDENCE } from '@casbah/domain/content-alias';
import {
  CUSTOM_IDENTIFIER_LIMITS,
  type CustomIdentifierRisk,
  type IdentifierCheck,
} from '@casbah/domain/custom-identifier';
import { linesOf } from './text-lines.ts';

/** Editor state of an identifier. Keywords and ignored values are text with one per line. */
export interface IdentifierDraft {
  readonly name: string;
  readonly description: string;
  readonly pattern: string;
  readonly ignoreCase: boolean;
  readonly check: IdentifierCheck;
  readonly risks: readonly CustomIdentifierRisk[];
  readonly keywords: string;
  readonly within: number;
  readonly confidence: CustomIdentifierAnswer['confidence'];
  readonly ignored: string;
  readonly matching: readonly string[];
  readonly clean: readonly string[];
  readonly isEnabled: boolean;
}

export const NEW_IDENTIFIER: IdentifierDraft = {
  name: '',
  description: '',
  pattern: '',
  ignoreCase: true,
  check: 'none',
  risks: [],
  keywords: '',
  within: CUSTOM_IDENTIFIER_LIMITS.distance.default,
  confidence: DEFAULT_CONFIDENCE,
  ignored: '',
  matching: [''],
  clean: [''],
  isEnabled: true,
};

export function draftOf(one: CustomIdentifierAnswer): IdentifierDraft {
  return {
    name: one.name,
    description: one.description,
    pattern: one.pattern,
    ignoreCase: one.ignore_case,
    check: one.check,
    risks: one.risks,
    keywords: one.keywords.join('\n'),
    within: one.within,
    confidence: one.confidence,
    ignored: one.ignored.join('\n'),
    matching: orBlank(one.examples.matching),
    clean: orBlank(one.examples.clean),
    isEnabled: one.is_enabled,
  };
}

/** An empty row to type into. */
const orBlank = (examples: readonly string[]): readonly string[] => (examples.length === 0 ? [''] : examples);

/** The body of the call that saves it. */
export function identifierBody(draft: IdentifierDraft) {
  const { name, description, pattern, check, within, confidence } = draft;
  const filled = (examples: readonly string[]) => examples.filter((text) => text.trim() !== '');
  return {
    name: name.trim(),
    description: description.trim(),
    // A pattern is a single line, so pasted line breaks are removed.
    pattern: pattern.replaceAll(/[\r\n]+/g, ''),
    ignore_case: draft.ignoreCase,
    check,
    risks: [...draft.risks],
    keywords: linesOf(draft.keywords),
    within,
    confidence,
    ignored: linesOf(draft.ignored),
    examples: { matching: filled(draft.matching), clean: filled(draft.clean) },
    is_enabled: draft.isEnabled,
  };
}
