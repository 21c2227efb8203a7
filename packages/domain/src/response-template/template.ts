import type { PolicyType } from '../policy/policy-type.ts';
import { isSafeFileName } from './file-name.ts';
import { TEMPLATE_LIMITS } from './limits.ts';
import { channelsOf, type TemplateMessages, type TextPath, textsOf } from './messages.ts';
import { placeholdersOf } from './placeholders.ts';
import { placeholderProblem } from './render.ts';

export interface TemplateDraft {
  policyType: PolicyType;
  /** Combines matches of a policy into one message. */
  aggregates: boolean;
  messages: TemplateMessages;
}

/** What is wrong with a text besides its length and its placeholders. */
type MissingCode =
  | 'EMAIL_SUBJECT_REQUIRED'
  | 'EMAIL_BODY_REQUIRED'
  | 'TEXT_REQUIRED'
  | 'BROWSER_TITLE_REQUIRED'
  | 'BROWSER_BODY_REQUIRED'
  | 'TOMBSTONE_NAME_INVALID'
  | 'TOMBSTONE_CONTENT_REQUIRED'
  | 'COPIED_NAME_INVALID'
  | 'MOVED_NAME_INVALID';

export type TemplateProblemCode =
  | MissingCode
  | 'NO_CHANNEL'
  | 'TOO_LONG'
  | 'UNCLOSED_PLACEHOLDER'
  | 'UNKNOWN_PLACEHOLDER'
  | 'OTHER_PLACEHOLDER';

export interface TemplateProblem {
  /** Undefined if it is about the whole template. */
  path: TextPath | undefined;
  code: TemplateProblemCode;
  values: Readonly<Record<string, string | number>>;
}

interface TextRule {
  most: number;
  missing: MissingCode;
  isFileName?: true;
}

const EMAIL_SUBJECT: TextRule = { most: TEMPLATE_LIMITS.emailSubject, missing: 'EMAIL_SUBJECT_REQUIRED' };
const EMAIL_BODY: TextRule = { most: TEMPLATE_LIMITS.emailBody, missing: 'EMAIL_BODY_REQUIRED' };
const TEXT: TextRule = { most: TEMPLATE_LIMITS.text, missing: 'TEXT_REQUIRED' };
const fileName = (missing: MissingCode): TextRule => ({
  most: TEMPLATE_LIMITS.fileName,
  missing,
  isFileName: true,
});

const RULES: Readonly<Record<TextPath, TextRule>> = {
  'email.admin.subject': EMAIL_SUBJECT,
  'email.admin.body': EMAIL_BODY,
  'email.user.subject': EMAIL_SUBJECT,
  'email.user.body': EMAIL_BODY,
  'email.ticketing.subject': EMAIL_SUBJECT,
  'email.ticketing.body': EMAIL_BODY,
  'text.admin.body': TEXT,
  'text_aggregation.admin.body': TEXT,
  'browser.user.subject': { most: TEMPLATE_LIMITS.browserTitle, missing: 'BROWSER_TITLE_REQUIRED' },
  'browser.user.body': { most: TEMPLATE_LIMITS.browserBody, missing: 'BROWSER_BODY_REQUIRED' },
  'preserve_content.tombstone_file_name': fileName('TOMBSTONE_NAME_INVALID'),
  'preserve_content.tombstone_content': {
    most: TEMPLATE_LIMITS.tombstoneContent,
    missing: 'TOMBSTONE_CONTENT_REQUIRED',
  },
  'preserve_content.copied_file_name': fileName('COPIED_NAME_INVALID'),
  'preserve_content.moved_file_name': fileName('MOVED_NAME_INVALID'),
};

/** Maximum characters of a text. `browserBody` is the company's setting. */
export function longest(path: TextPath, { browserBody }: { browserBody: number }): number {
  return path === 'browser.user.body' ? browserBody : RULES[path].most;
}

/** Whether a text can contain placeholders: all but names of files. */
export function takesPlaceholders(path: TextPath): boolean {
  return RULES[path].isFileName !== true;
}

/** Everything that is wrong with a template; the first problem of each text. */
export function templateProblems(
  { policyType, aggregates, messages }: TemplateDraft,
  limits: { browserBody: number },
): TemplateProblem[] {
  const allowed = placeholdersOf(policyType);
  const problems = textsOf(messages).flatMap(({ path, text }): TemplateProblem[] => {
    const { missing, isFileName = false } = RULES[path];
    const maximum = longest(path, limits);
    if (text.trim() === '') return [{ path, code: missing, values: {} }];
    if (text.length > maximum) return [{ path, code: 'TOO_LONG', values: { maximum } }];
    if (isFileName) return isSafeFileName(text) ? [] : [{ path, code: missing, values: {} }];
    const problem = placeholderProblem(text, allowed);
    if (problem === undefined) return [];
    return [{ path, code: problem.code, values: 'name' in problem ? { name: problem.name } : {} }];
  });
  if (channelsOf(messages).length === 0) problems.push({ path: undefined, code: 'NO_CHANNEL', values: {} });
  if (aggregates && messages.text.admin !== null && messages.text_aggregation.admin === null)
    problems.push({ path: 'text_aggregation.admin.body', code: 'TEXT_REQUIRED', values: {} });
  return problems;
}
