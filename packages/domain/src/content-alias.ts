/**
 * Confidence of a data identifier's match, lowest first. `wide`: it has the form, but its check fails or its neighbors say that
 * it is something else. `medium`: check digits, ranges and neighbors are right, too. `narrow`: a keyword is near, or it can be
 * nothing else.
 */
export const CONFIDENCES = ['wide', 'medium', 'narrow'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Counted without an alias and without high sensitivity. */
export const DEFAULT_CONFIDENCE: Confidence = 'medium';

/** Maximum data identifiers of an alias. */
export const ALIAS_MAX_IDENTIFIERS = 500;

/** A named list of data identifiers, for rules that look for any of them. */
export interface ContentAlias {
  readonly id: string;
  /** As `CONTENT_PROFILE_NAME` allows it. */
  readonly name: string;
  readonly description: string;
  readonly identifiers: readonly string[];
  /** Matches below it don't count; with high sensitivity, the next lower one counts too. */
  readonly confidence: Confidence;
}

const ALIAS_PREFIX = 'alias:';

/** What a rule of type `predefined_term` names: a data identifier or an alias. */
export function termTarget(value: string): { identifier: string } | { alias: string } {
  return value.startsWith(ALIAS_PREFIX) ? { alias: value.slice(ALIAS_PREFIX.length) } : { identifier: value };
}

/** The `value` of a rule that names an alias. */
export const aliasValue = (aliasId: string): string => `${ALIAS_PREFIX}${aliasId}`;

/** The lowest confidence that counts. */
export function countedFrom(confidence: Confidence, highSensitivity: boolean): Confidence {
  if (!highSensitivity || confidence === 'wide') return confidence;
  return confidence === 'narrow' ? 'medium' : 'wide';
}

export const isAtLeast = (confidence: Confidence, minimum: Confidence): boolean =>
  CONFIDENCES.indexOf(confidence) >= CONFIDENCES.indexOf(minimum);
