import { CONTENT_PROFILE_LIMITS } from '@casbah/domain/content-profile';
import { RULE_TYPES } from '@casbah/domain/content-rule';
import { z } from 'zod';

/** Longer than any value that the rules accept, so that the answer names the rule at fault. */
const MOST_CHARACTERS = 8192;

const uid = z.string().min(1).max(64);
const logicType = z.enum(['AND', 'OR']).nullable();

const rule = z.strictObject({
  uid,
  value: z.string().max(MOST_CHARACTERS),
  matchCount: z.number().default(1),
  highSensitivity: z.boolean().default(false),
  fileFormat: z.string().max(64).optional(),
});

const ruleLine = z.strictObject({
  uid,
  ruleType: z.enum(RULE_TYPES),
  rules: z.array(rule).max(CONTENT_PROFILE_LIMITS.rulesPerLine),
  ignoreStrings: z
    .array(z.string().min(1).max(CONTENT_PROFILE_LIMITS.ignoreStringLength))
    .max(CONTENT_PROFILE_LIMITS.ignoreStringsPerLine)
    .default([]),
  logicType,
});

/** Rule sets as the rule builder creates them, with its field names. */
export const ruleSets = z
  .array(
    z.strictObject({
      uid,
      logicType,
      ruleLines: z.array(ruleLine).max(CONTENT_PROFILE_LIMITS.linesPerSet),
    }),
  )
  .max(CONTENT_PROFILE_LIMITS.sets);
