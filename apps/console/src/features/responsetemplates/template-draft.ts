import type { ResponseTemplate } from '@casbah/contract/responsetemplates';
import type { PolicyType } from '@casbah/domain/policy/policy-type';
import {
  type EmailReader,
  mapTexts,
  NO_MESSAGES,
  type PreservedContent,
  type TemplateMessages,
  textsOf,
} from '@casbah/domain/response-template/messages';

/** What the editor changes. */
export interface TemplateEdit {
  readonly name: string;
  readonly policyType: PolicyType;
  readonly description: string;
  readonly aggregates: boolean;
  readonly isEnabled: boolean;
  readonly messages: TemplateMessages;
}

/** A message that can be turned on. */
export type MessageKey = `email.${EmailReader}` | 'text' | 'browser' | 'preserve_content';
export const MESSAGE_KEYS = [
  'email.admin',
  'email.user',
  'email.ticketing',
  'text',
  'browser',
  'preserve_content',
] as const satisfies readonly MessageKey[];

/** Messages that a new template starts with are those of the default one. */
export type DefaultMessages = ReadonlyMap<PolicyType, TemplateMessages>;

export function defaultMessages(templates: readonly ResponseTemplate[]): DefaultMessages {
  return new Map(
    templates
      .filter(({ is_default }) => is_default)
      .map(({ policy_type, template }) => [policy_type, template]),
  );
}

/** A new template starts with an email to administrators. */
export function newEdit(defaults: DefaultMessages): TemplateEdit {
  const blank: TemplateEdit = {
    name: '',
    policyType: 'documentshare',
    description: '',
    aggregates: false,
    isEnabled: true,
    messages: NO_MESSAGES,
  };
  return { ...blank, messages: turned(blank, 'email.admin', true, defaults) };
}

export function editOf(saved: ResponseTemplate): TemplateEdit {
  return {
    name: saved.template_name,
    policyType: saved.policy_type,
    description: saved.description,
    aggregates: saved.enable_aggregation,
    isEnabled: saved.status,
    messages: saved.template,
  };
}

/** Messages that the template sends: the text for several matches only if it combines them. */
export function usedMessages({ messages, aggregates }: TemplateEdit): TemplateMessages {
  return aggregates ? messages : { ...messages, text_aggregation: NO_MESSAGES.text_aggregation };
}

/** Fields of the request. */
export function bodyOf(edit: TemplateEdit) {
  return {
    template_name: edit.name.trim(),
    policy_type: edit.policyType,
    description: edit.description.trim(),
    enable_aggregation: edit.aggregates,
    status: edit.isEnabled,
    template: usedMessages(edit),
  };
}

export function isSameEdit(one: TemplateEdit, other: TemplateEdit): boolean {
  return JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));
}

const EMPTY_MESSAGE = { subject: '', body: '' };
const EMPTY_FILES = {
  tombstone_file_name: '',
  tombstone_content: '',
  copied_file_name: '',
  moved_file_name: '',
};

/** Not every type moves files: others start with the texts of one that does. */
function defaultFiles(policyType: PolicyType, defaults: DefaultMessages): PreservedContent {
  const all = [defaults.get(policyType), ...defaults.values()];
  return all.find((one) => one?.preserve_content)?.preserve_content ?? EMPTY_FILES;
}

/** Turns a message on, with the default text of the policy type, or off. */
export function turned(
  { messages, policyType }: Pick<TemplateEdit, 'messages' | 'policyType'>,
  key: MessageKey,
  isOn: boolean,
  defaults: DefaultMessages,
): TemplateMessages {
  const initial = defaults.get(policyType) ?? NO_MESSAGES;
  switch (key) {
    case 'email.admin':
    case 'email.user':
    case 'email.ticketing': {
      const reader = readerOf(key);
      const email = isOn ? (initial.email[reader] ?? EMPTY_MESSAGE) : null;
      return { ...messages, email: { ...messages.email, [reader]: email } };
    }
    case 'text':
      return {
        ...messages,
        text: { admin: isOn ? (initial.text.admin ?? { body: '' }) : null },
        text_aggregation: { admin: isOn ? (initial.text_aggregation.admin ?? { body: '' }) : null },
      };
    case 'browser':
      return { ...messages, browser: { user: isOn ? (initial.browser.user ?? EMPTY_MESSAGE) : null } };
    case 'preserve_content':
      return { ...messages, preserve_content: isOn ? defaultFiles(policyType, defaults) : null };
  }
}

export function readerOf(key: `email.${EmailReader}`): EmailReader {
  switch (key) {
    case 'email.admin':
      return 'admin';
    case 'email.user':
      return 'user';
    case 'email.ticketing':
      return 'ticketing';
  }
}

export function isOn(messages: TemplateMessages, key: MessageKey): boolean {
  switch (key) {
    case 'email.admin':
    case 'email.user':
    case 'email.ticketing':
      return messages.email[readerOf(key)] !== null;
    case 'text':
      return messages.text.admin !== null;
    case 'browser':
      return messages.browser.user !== null;
    case 'preserve_content':
      return messages.preserve_content !== null;
  }
}

/** Combines matches or not; the text for several matches starts with the default one. */
export function combining(edit: TemplateEdit, aggregates: boolean, defaults: DefaultMessages): TemplateEdit {
  const { messages, policyType } = edit;
  if (!aggregates || messages.text.admin === null || messages.text_aggregation.admin !== null)
    return { ...edit, aggregates };
  const admin = defaults.get(policyType)?.text_aggregation.admin ?? { body: '' };
  return { ...edit, aggregates, messages: { ...messages, text_aggregation: { admin } } };
}

/** For another policy type: texts that are still the default ones become those of the new type. */
export function retyped(edit: TemplateEdit, policyType: PolicyType, defaults: DefaultMessages): TemplateEdit {
  const textsOfType = (type: PolicyType) =>
    new Map(textsOf(defaults.get(type) ?? NO_MESSAGES).map(({ path, text }) => [path, text]));
  const [before, after] = [textsOfType(edit.policyType), textsOfType(policyType)];
  const messages = mapTexts(edit.messages, (text, path) =>
    text === before.get(path) ? (after.get(path) ?? text) : text,
  );
  return { ...edit, policyType, messages };
}
