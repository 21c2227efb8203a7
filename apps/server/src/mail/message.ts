import type { MailLanguage, MailTable, MailTemplate } from '@casbah/domain/mail';
import { mailWords } from '@casbah/messages/every-area/server';
import { LANGUAGE_OF } from '@casbah/messages/languages';
import { z } from 'zod';

/** An email as it is sent. */
export interface MailMessage {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Attached files. */
  attachments?: readonly Attachment[] | undefined;
}

export interface Attachment {
  name: string;
  /** Media type, such as `text/csv; charset=utf-8`. */
  type: string;
  content: string;
}

export interface MailToRender {
  id: string;
  to: string;
  language: MailLanguage;
  template: MailTemplate;
  values: Readonly<Record<string, string | number>>;
}

/** Values such as names come from people and are cut at this length. */
const LONGEST_VALUE = 200;

type Words = Readonly<Record<string, string>>;

/** An email that can't be built: a bug, so retrying doesn't help. */
export class MailUnwritable extends Error {
  readonly code = 'LETTER_UNWRITABLE';
  constructor(message: string) {
    super(message);
    this.name = 'MailUnwritable';
  }
}

/** Renders an email in the reader's language, as text and HTML. `origin` is Casbah's origin. */
export async function renderMail(mail: MailToRender, origin: string): Promise<MailMessage> {
  const { say, wordsOf, values } = await wordsFor(mail, origin);
  const link = mail.values.link === undefined ? undefined : linkTo(String(mail.values.link), origin);
  const action =
    wordsOf(`${mail.template}.action`) === undefined ? undefined : say(`${mail.template}.action`);
  if ((action === undefined) !== (link === undefined))
    throw new MailUnwritable(`The mail ${mail.template} has a link without words, or words without a link`);
  const content: Content = {
    language: LANGUAGE_OF[mail.language].locale,
    subject: say(`${mail.template}.subject`),
    greeting: say(values.name === undefined || values.name === '' ? 'hello' : 'greeting'),
    text: say(`${mail.template}.text`),
    code: values.code,
    table: mail.values.table === undefined ? undefined : tableOf(String(mail.values.table)),
    link:
      link === undefined || action === undefined
        ? undefined
        : { address: link, action, hint: say('linkHint') },
    after: UNASKED.has(mail.template) ? say('unasked') : undefined,
    footer: say('footer'),
  };
  return { id: mail.id, to: mail.to, subject: content.subject, text: asText(content), html: asHtml(content) };
}

/** Returns subject and content of an email without greeting, table, link and footer, for previews. */
export async function sayingOf(
  mail: Omit<MailToRender, 'id' | 'to'>,
): Promise<{ subject: string; text: string }> {
  const { say } = await wordsFor(mail, '');
  return { subject: say(`${mail.template}.subject`), text: say(`${mail.template}.text`) };
}

async function wordsFor(mail: Omit<MailToRender, 'id' | 'to'>, origin: string) {
  const words: Words = await mailWords[mail.language]();
  const wordsOf = (key: string): string | undefined => words[`mail.${key}`];
  const locale = LANGUAGE_OF[mail.language].locale;
  const values: Record<string, string> = { origin };
  for (const [name, value] of Object.entries(mail.values))
    if (!NO_WORDS.has(name)) values[name] = name === 'time' ? timeIn(locale, value) : oneLine(String(value));
  const say = (key: string): string => {
    const text = wordsOf(key);
    if (text === undefined) throw new MailUnwritable(`The mail ${mail.template} lacks the words ${key}`);
    return fill(text, values);
  };
  return { say, wordsOf, values };
}

/** Emails that anyone can trigger by entering an address; their text says so. */
const UNASKED: ReadonlySet<MailTemplate> = new Set<MailTemplate>([
  'reset-password',
  'use-single-sign-on',
  'finish-sign-up',
  'connector-finish-sign-up',
  'sign-up-known',
  'verify-email',
  'auto-invite',
]);

/** Values that don't appear in a sentence. */
const NO_WORDS: ReadonlySet<string> = new Set(['link', 'table', 'csv']);

const mailTable = z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())) });

/** Names in the table come from logs and people. */
function tableOf(json: string): MailTable {
  const { head, rows } = mailTable.parse(JSON.parse(json));
  return { head: head.map(oneLine), rows: rows.map((row) => row.map(oneLine)) };
}

interface Content {
  language: string;
  subject: string;
  greeting: string;
  text: string;
  code: string | undefined;
  table: MailTable | undefined;
  link: { address: string; action: string; hint: string } | undefined;
  after: string | undefined;
  footer: string;
}

/** Fills `{names}` in one pass, so a value with `{link}` stays unchanged. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : placeholder,
  );
}

/** Line breaks would add a header or sentence; invisible characters could reverse text. */
function oneLine(value: string): string {
  const line = value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return [...line].slice(0, LONGEST_VALUE).join('');
}

function timeIn(locale: string, time: string | number): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(Number(time));
}

/** Makes a path of this server absolute. Anything that would lead elsewhere is a bug. */
function linkTo(path: string, origin: string): string {
  const address = new URL(path, origin);
  if (!path.startsWith('/') || address.origin !== new URL(origin).origin)
    throw new MailUnwritable('A link leads somewhere else than to this server');
  return address.href;
}

function asText({ greeting, text, table, link, after, footer }: Content): string {
  const parts = [
    greeting,
    text,
    table === undefined ? undefined : tableText(table),
    link?.action,
    link?.address,
    after,
    `-- \n${footer}`,
  ];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}

/** One paragraph per row: text columns would break in narrow windows and proportional fonts. */
function tableText({ head, rows }: MailTable): string {
  const lines = rows.map(([name = '', ...cells]) => {
    const said = cells.map((cell, index) => `${head[index + 1] ?? ''}: ${cell}`);
    return `* ${[name, ...said].join(' | ')}`;
  });
  return lines.join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
/** Light theme tokens of the console, because emails have no style sheet. */
const INK = '#1c1a16';
const INK_2 = '#57524a';
const LINE = '#e4dfd4';
const CANVAS = '#f8f6f1';
const ACCENT = '#4a3fc4';
const PARAGRAPH = `margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:${INK}`;
const SMALL = `margin:0;${FONT};font-size:13px;line-height:20px;color:${INK_2}`;

const CELL = `padding:6px 8px;border-bottom:1px solid ${LINE};${FONT};font-size:14px;line-height:20px`;

function tableHtml({ head, rows }: MailTable): string {
  const side = (index: number): string => (index === 0 ? 'left' : 'right');
  const header = head.map(
    (cell, index) =>
      `<th scope="col" align="${side(index)}" style="${CELL};font-weight:600;color:${INK_2}">${escaped(cell)}</th>`,
  );
  const body = rows.map((row) => {
    const cells = row.map((cell, index) => {
      const kind = index === 0 ? 'th scope="row"' : 'td';
      const style = `${CELL};font-weight:400;color:${INK};word-break:break-word`;
      return `<${kind} align="${side(index)}" style="${style}">${escaped(cell)}</${index === 0 ? 'th' : 'td'}>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-collapse:collapse"><tr>${header.join('')}</tr>
${body.join('\n')}
</table>`;
}

/**
 * Uses tables and inline styles, which email clients support. Every text sets color and background, so
 * clients with a dark mode invert both.
 */
function asHtml({ language, subject, greeting, text, code, table, link, after, footer }: Content): string {
  const paragraph = (words: string): string => `<p style="${PARAGRAPH}">${escaped(words)}</p>`;
  const body = [paragraph(greeting), paragraph(text)];
  if (code !== undefined)
    body.push(
      `<p style="margin:0 0 16px;${FONT};font-size:32px;line-height:40px;letter-spacing:6px;color:${INK}">${escaped(code)}</p>`,
    );
  if (table !== undefined) body.push(tableHtml(table));
  if (link !== undefined)
    body.push(
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td style="background-color:${ACCENT};border-radius:6px"><a href="${escaped(link.address)}" style="display:inline-block;padding:12px 24px;${FONT};font-size:16px;line-height:24px;color:#ffffff;text-decoration:none">${escaped(link.action)}</a></td></tr></table>`,
      `<p style="${SMALL}">${escaped(link.hint)}</p>`,
      `<p style="${SMALL};margin-bottom:16px;word-break:break-all">${escaped(link.address)}</p>`,
    );
  if (after !== undefined) body.push(paragraph(after));
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:${CANVAS}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${CANVAS}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px"><tr><td style="padding:0 32px 16px"><p style="margin:0;${FONT};font-size:20px;line-height:28px;font-weight:700;color:${ACCENT}">Casbah</p></td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background-color:#ffffff;border:1px solid ${LINE};border-radius:10px"><tr><td style="padding:32px">
${body.join('\n')}
</td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px"><tr><td style="padding:16px 32px"><p style="${SMALL}">${escaped(footer)}</p></td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
