import { decodeHtml } from '../html/html.ts';
import type { ReadContext } from '../reader.ts';
import { readRtf } from '../rtf/rtf.ts';
import { decodeText } from '../text/charset.ts';
import { decompressRtf } from './compressed-rtf.ts';
import { type BodyPiece, giveBody, readHtmlBody } from './formatted-body.ts';
import { headingOfProperty, isInternal, PROPERTY } from './mapi-properties.ts';

/** A value of a message, a recipient or an attachment, as Outlook's files hold it. */
export interface MapiProperty {
  readonly id: number;
  readonly value: string | Buffer;
}

/** A message as msg and winmail.dat files hold it. */
export interface MapiMessage {
  readonly properties: readonly MapiProperty[];
  readonly recipients: readonly (readonly MapiProperty[])[];
  readonly attachments: readonly MapiAttachment[];
  /** For text without Unicode, such as `cp1252`. */
  readonly charset: string | undefined;
}

export interface MapiAttachment {
  readonly properties: readonly MapiProperty[];
  readonly content: Buffer | MapiMessage | undefined;
}

export async function readMapiMessage(
  message: MapiMessage,
  size: number,
  context: ReadContext,
): Promise<void> {
  const given = new Set<string>();
  for (const { id, value } of message.properties) {
    if (isInternal(id) || isBody(id)) continue;
    const text = textOf(value, message.charset);
    if (text === undefined || given.has(text)) continue;
    given.add(text);
    const part = partOf(id);
    context.segment(
      text,
      { part: part ?? 'properties' },
      part === undefined ? headingOfProperty(id) : undefined,
    );
  }
  const recipients = message.recipients.map((properties) =>
    properties
      .filter(({ id }) => !isInternal(id))
      .flatMap(({ value }) => textOf(value, message.charset) ?? []),
  );
  const lines = recipients.map((texts) => [...new Set(texts)].join(' ')).filter((line) => line !== '');
  if (lines.length > 0) context.segment(lines.join('\n'), { part: 'to' });
  await readBodies(message, context);
  const unpacking = context.budget.container(size);
  for (const [index, { properties, content }] of message.attachments.entries()) {
    if (content === undefined) continue;
    const name = nameOf(properties, message.charset);
    const bytes = Buffer.isBuffer(content) ? content : messageAsMail(content);
    unpacking.add(bytes.length);
    if (bytes.length > 0)
      await context.readMember(
        name ?? (Buffer.isBuffer(content) ? `attachment ${index + 1}` : 'message.eml'),
        bytes,
      );
  }
}

/** HTML where there is any, else RTF; plain text only if it says more. */
async function readBodies(message: MapiMessage, context: ReadContext): Promise<void> {
  const plain = textOf(propertyOf(message, PROPERTY.body), message.charset);
  const html = htmlOf(message);
  if (html !== undefined) {
    await readHtmlBody(html, plain, context);
    return;
  }
  const packed = propertyOf(message, PROPERTY.rtf);
  const rtf = Buffer.isBuffer(packed) ? decompressRtf(packed, context.budget.unpackedLeft) : undefined;
  if (rtf === undefined) {
    if (plain !== undefined) context.segment(plain);
    if (Buffer.isBuffer(packed) && packed.length > 0)
      context.problem('corrupt', 'The RTF body of the message is damaged');
    return;
  }
  context.budget.container(rtf.length).add(rtf.length);
  const pieces: BodyPiece[] = [];
  await readRtf(rtf, context, (text, part, heading) => pieces.push({ text, part, heading }));
  giveBody(pieces, plain, context);
}

function htmlOf(message: MapiMessage): string | undefined {
  const html = propertyOf(message, PROPERTY.html);
  if (html === undefined || html.length === 0) return undefined;
  return typeof html === 'string' ? html : decodeHtml(html, message.charset);
}

/** A message within a message has no bytes of its own in a msg file: it is read as the mail it was. */
function messageAsMail(message: MapiMessage): Buffer {
  const boundary = 'part-of-a-message-within-a-message';
  const text = (id: number): string => textOf(propertyOf(message, id), message.charset) ?? '';
  const header = (name: string, value: string): string =>
    value === '' ? '' : `${name}: ${value.replace(/\s+/g, ' ')}\r\n`;
  const recipients = message.recipients.map((properties) =>
    [
      ...new Set(
        properties
          .filter(({ id }) => !isInternal(id))
          .flatMap(({ value }) => textOf(value, message.charset) ?? []),
      ),
    ].join(' '),
  );
  const parts: string[] = [];
  const part = (headers: string, content: Buffer): string =>
    `${headers}Content-Transfer-Encoding: base64\r\n\r\n${content.toString('base64')}\r\n`;
  const html = htmlOf(message);
  const bodies: string[] = [];
  if (text(PROPERTY.body) !== '')
    bodies.push(part('Content-Type: text/plain; charset=utf-8\r\n', Buffer.from(text(PROPERTY.body))));
  if (html !== undefined) bodies.push(part('Content-Type: text/html; charset=utf-8\r\n', Buffer.from(html)));
  const inner = `${boundary}-body`;
  if (bodies.length > 0)
    parts.push(
      `Content-Type: multipart/alternative; boundary="${inner}"\r\n\r\n` +
        `${bodies.map((body) => `--${inner}\r\n${body}`).join('')}--${inner}--\r\n`,
    );
  const rtf = propertyOf(message, PROPERTY.rtf);
  const unpacked =
    html === undefined && Buffer.isBuffer(rtf) ? decompressRtf(rtf, rtf.length * 20) : undefined;
  if (unpacked !== undefined)
    parts.push(part('Content-Type: application/rtf; name="body.rtf"\r\n', unpacked));
  for (const [index, { properties, content }] of message.attachments.entries()) {
    if (content === undefined) continue;
    // Names may hold halves of characters, which a URL can't.
    const name = encodeURIComponent(
      (nameOf(properties, message.charset) ?? `attachment ${index + 1}`).toWellFormed(),
    );
    const type = Buffer.isBuffer(content) ? 'application/octet-stream' : 'message/rfc822';
    parts.push(
      part(
        `Content-Type: ${type}\r\nContent-Disposition: attachment; filename*=utf-8''${name}\r\n`,
        Buffer.isBuffer(content) ? content : messageAsMail(content),
      ),
    );
  }
  const sender = [PROPERTY.senderName, PROPERTY.senderAddress, PROPERTY.senderSmtp]
    .map(text)
    .join(' ')
    .trim();
  const head =
    header('From', sender === '' ? 'unknown' : sender) +
    header('To', recipients.join(', ')) +
    header('Subject', text(PROPERTY.subject)) +
    `MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n`;
  return Buffer.from(`${head}${parts.map((one) => `--${boundary}\r\n${one}`).join('')}--${boundary}--\r\n`);
}

function nameOf(properties: readonly MapiProperty[], charset: string | undefined): string | undefined {
  for (const id of [PROPERTY.longFileName, PROPERTY.fileName, PROPERTY.displayName]) {
    const name = textOf(properties.find((property) => property.id === id)?.value, charset);
    if (name !== undefined) return name;
  }
  return undefined;
}

function propertyOf(message: MapiMessage, id: number): string | Buffer | undefined {
  return message.properties.find((property) => property.id === id)?.value;
}

function textOf(value: string | Buffer | undefined, charset: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const text = withoutEnd(typeof value === 'string' ? value : decodeText(withoutZeros(value), charset));
  return text.trim() === '' ? undefined : text;
}

function withoutZeros(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return bytes.subarray(0, end);
}

/** Texts end with a zero in some files. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) === 0) end -= 1;
  return text.slice(0, end);
}

function isBody(id: number): boolean {
  return id === PROPERTY.body || id === PROPERTY.html || id === PROPERTY.rtf;
}

function partOf(id: number): string | undefined {
  switch (id) {
    case PROPERTY.subject:
      return 'subject';
    case PROPERTY.senderName:
    case PROPERTY.senderAddress:
    case PROPERTY.senderSmtp:
      return 'from';
    case PROPERTY.displayTo:
      return 'to';
    case PROPERTY.displayCc:
      return 'cc';
    case PROPERTY.displayBcc:
      return 'bcc';
    case PROPERTY.headers:
      return 'header';
    default:
      return undefined;
  }
}
