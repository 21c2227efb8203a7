import type { ResponseTemplate } from '@casbah/contract/responsetemplates';
import { POLICY_TYPE_FORMS, POLICY_TYPES, type PolicyType } from '@casbah/domain/policy/policy-type';
import {
  EMAIL_READERS,
  type EmailReader,
  type SubjectMessage,
  type TemplateMessages,
} from '@casbah/domain/response-template/messages';
import { type Placeholder, placeholdersOf } from '@casbah/domain/response-template/placeholders';
import type { Language } from '@casbah/messages/languages';
import { type TemplateWords, templateWords } from './template-words.ts';

const PREFIX = 'default-';

export const defaultId = (type: PolicyType): string => `${PREFIX}${type}`;

/** The policy type of a default template; undefined for other IDs. */
export function typeOfDefault(id: string): PolicyType | undefined {
  return POLICY_TYPES.find((type) => defaultId(type) === id);
}

export async function defaultTemplates(language: Language): Promise<ResponseTemplate[]> {
  const words = await templateWords(language);
  return POLICY_TYPES.map((type) => templateOf(type, words));
}

export async function defaultTemplate(type: PolicyType, language: Language): Promise<ResponseTemplate> {
  return templateOf(type, await templateWords(language));
}

/** A default email: to one reader, about one match or several. */
export async function defaultEmail(
  type: PolicyType,
  variant: EmailVariant,
  language: Language,
): Promise<SubjectMessage> {
  return emailOf(type, variant, await templateWords(language));
}

export const EMAIL_VARIANTS = [
  'admin',
  'user',
  'ticketing',
  'admin-aggregate',
  'user-aggregate',
  'ticketing-aggregate',
] as const satisfies readonly (EmailReader | `${EmailReader}-aggregate`)[];
export type EmailVariant = (typeof EMAIL_VARIANTS)[number];

function templateOf(type: PolicyType, words: TemplateWords): ResponseTemplate {
  return {
    template_id: defaultId(type),
    template_name: words.own('name').replace('{type}', () => words.policyType(type)),
    policy_type: type,
    description: words.own('description'),
    enable_aggregation: false,
    status: true,
    template: messagesOf(type, words),
    is_default: true,
    created_on: null,
    created_by: null,
    modified_on: null,
    modified_by: null,
  };
}

function messagesOf(type: PolicyType, words: TemplateWords): TemplateMessages {
  const [admin, user, ticketing] = EMAIL_READERS.map((reader) => emailOf(type, reader, words));
  const movesFiles = POLICY_TYPE_FORMS[type].responses.some(
    (kind) => kind === 'quarantine' || kind === 'tombstone',
  );
  return {
    email: { admin: admin ?? null, user: user ?? null, ticketing: ticketing ?? null },
    text: { admin: { body: linesOf(type, IN_TEXT, words) } },
    text_aggregation: { admin: { body: linesOf(type, [...IN_TEXT, 'total_files_count'], words) } },
    browser: { user: { subject: words.template('browser.subject'), body: words.template('browser.body') } },
    preserve_content: movesFiles
      ? {
          tombstone_file_name: words.template('tombstone_file_name'),
          tombstone_content: words.template('tombstone_content'),
          copied_file_name: words.template('copied_file_name'),
          moved_file_name: words.template('moved_file_name'),
        }
      : null,
  };
}

function emailOf(type: PolicyType, variant: EmailVariant, words: TemplateWords): SubjectMessage {
  const facts = variant.startsWith('user') ? FOR_USERS : IN_EMAILS;
  const listed: readonly Placeholder[] = variant.endsWith('-aggregate')
    ? facts.filter((name) => !OF_ONE_MATCH.has(name))
    : facts.filter((name) => !OF_SEVERAL_MATCHES.has(name));
  return {
    subject: words.template(`${variant}.subject`),
    body: [
      words.template(`${variant}.intro`),
      '',
      linesOf(type, listed, words),
      '',
      words.template(`${variant}.outro`),
    ].join('\n'),
  };
}

/** A line with name and placeholder for each fact that the policy type knows. */
function linesOf(type: PolicyType, listed: readonly Placeholder[], words: TemplateWords): string {
  const known = new Set(placeholdersOf(type));
  return listed
    .filter((name) => known.has(name))
    .map((name) => words.line(name))
    .join('\n');
}

const IN_TEXT = ['policy_type', 'users_scope', 'applications', 'policy_name'] as const;

const IN_EMAILS = [
  'policy_name',
  'policy_type',
  'severity',
  'timestamp',
  'users_scope',
  'applications',
  'activities_scope',
  'blocked_status',
  'filename_pattern',
  'path',
  'total_files_count',
  'folder_match_summary',
  'content_checks',
  'match_count',
  'exposure_scope',
  'recipient_scope',
  'sender_email',
  'recipients',
  'subject',
  'detector_id',
  'check_name',
  'resource_name',
  'risk_level',
  'user_count',
  'total_uploaded_bytes',
  'incident_id',
] as const satisfies readonly Placeholder[];

const FOR_USERS = [
  'policy_name',
  'timestamp',
  'applications',
  'activities_scope',
  'blocked_status',
  'filename_pattern',
  'total_files_count',
  'exposure_scope',
  'recipients',
  'subject',
] as const satisfies readonly Placeholder[];

const OF_SEVERAL_MATCHES: ReadonlySet<Placeholder> = new Set(['total_files_count', 'folder_match_summary']);
const OF_ONE_MATCH: ReadonlySet<Placeholder> = new Set([
  'timestamp',
  'activities_scope',
  'blocked_status',
  'filename_pattern',
  'path',
  'incident_id',
  'subject',
]);
