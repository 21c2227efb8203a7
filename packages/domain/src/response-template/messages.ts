/** A message with a subject: an email, or a notification of the browser with its title. */
export interface SubjectMessage {
  subject: string;
  body: string;
}

export interface BodyMessage {
  body: string;
}

/** Names and text used when a policy moves or copies a file away from people and leaves a note in its place. */
export interface PreservedContent {
  /** File that is left in place of the original. */
  tombstone_file_name: string;
  tombstone_content: string;
  copied_file_name: string;
  moved_file_name: string;
}

/** Everything that a template says, with wire names; `null` for what it doesn't use. */
export interface TemplateMessages {
  email: { admin: SubjectMessage | null; user: SubjectMessage | null; ticketing: SubjectMessage | null };
  text: { admin: BodyMessage | null };
  /** Sent instead of `text` by templates that combine matches. */
  text_aggregation: { admin: BodyMessage | null };
  browser: { user: SubjectMessage | null };
  preserve_content: PreservedContent | null;
}

export const NO_MESSAGES: TemplateMessages = {
  email: { admin: null, user: null, ticketing: null },
  text: { admin: null },
  text_aggregation: { admin: null },
  browser: { user: null },
  preserve_content: null,
};

export const EMAIL_READERS = ['admin', 'user', 'ticketing'] as const;
export type EmailReader = (typeof EMAIL_READERS)[number];

/** How a template reaches people; also the names of the icons (SH-W001). */
export const TEMPLATE_CHANNELS = ['browser', 'email', 'text', 'preserve_content'] as const;
export type TemplateChannel = (typeof TEMPLATE_CHANNELS)[number];

/** Channels that a template has messages for. */
export function channelsOf(messages: TemplateMessages): TemplateChannel[] {
  const has: Readonly<Record<TemplateChannel, boolean>> = {
    browser: messages.browser.user !== null,
    email: EMAIL_READERS.some((reader) => messages.email[reader] !== null),
    text: messages.text.admin !== null,
    preserve_content: messages.preserve_content !== null,
  };
  return TEMPLATE_CHANNELS.filter((channel) => has[channel]);
}

/** Path of a text within a template's messages. */
export type TextPath =
  | `email.${EmailReader}.${'subject' | 'body'}`
  | 'text.admin.body'
  | 'text_aggregation.admin.body'
  | `browser.user.${'subject' | 'body'}`
  | `preserve_content.${keyof PreservedContent}`;

/** Changes every text of a template. */
export function mapTexts(
  messages: TemplateMessages,
  change: (text: string, path: TextPath) => string,
): TemplateMessages {
  const email = (reader: EmailReader): SubjectMessage | null =>
    mapped(messages.email[reader], ({ subject, body }) => ({
      subject: change(subject, `email.${reader}.subject`),
      body: change(body, `email.${reader}.body`),
    }));
  return {
    email: { admin: email('admin'), user: email('user'), ticketing: email('ticketing') },
    text: { admin: mapped(messages.text.admin, ({ body }) => ({ body: change(body, 'text.admin.body') })) },
    text_aggregation: {
      admin: mapped(messages.text_aggregation.admin, ({ body }) => ({
        body: change(body, 'text_aggregation.admin.body'),
      })),
    },
    browser: {
      user: mapped(messages.browser.user, ({ subject, body }) => ({
        subject: change(subject, 'browser.user.subject'),
        body: change(body, 'browser.user.body'),
      })),
    },
    preserve_content: mapped(messages.preserve_content, (names) => ({
      tombstone_file_name: change(names.tombstone_file_name, 'preserve_content.tombstone_file_name'),
      tombstone_content: change(names.tombstone_content, 'preserve_content.tombstone_content'),
      copied_file_name: change(names.copied_file_name, 'preserve_content.copied_file_name'),
      moved_file_name: change(names.moved_file_name, 'preserve_content.moved_file_name'),
    })),
  };
}

const mapped = <Value, Result>(value: Value | null, map: (value: Value) => Result): Result | null =>
  value === null ? null : map(value);

/** Every text of a template with its path, in the order of the channels. */
export function textsOf(messages: TemplateMessages): { path: TextPath; text: string }[] {
  const texts: { path: TextPath; text: string }[] = [];
  mapTexts(messages, (text, path) => {
    texts.push({ path, text });
    return text;
  });
  return texts;
}

/** A text as it is stored: without control characters, and on one line if it is a subject or a file name. */
export function tidyText(text: string, path: TextPath): string {
  const lines = text.replace(/\r\n?/g, '\n');
  if (!path.endsWith('body') && !path.endsWith('content')) return lines.replace(/\p{Cc}+/gu, ' ').trim();
  return lines.replace(/(?![\n\t])\p{Cc}/gu, '');
}
