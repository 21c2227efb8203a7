import type { ReadContext, Reader } from '../reader.ts';
import { decodeText } from '../text/charset.ts';
import { readHtmlBody } from './formatted-body.ts';
import type { Header } from './headers.ts';
import { headerOf, type MimePart, parseMime } from './mime.ts';
import { decodeTransfer, uuencodedFiles } from './transfer-encoding.ts';

/** Fields that people see, each a part of its own. */
const ADDRESSED = [
  'from',
  'sender',
  'reply-to',
  'to',
  'cc',
  'bcc',
  'subject',
  'organization',
  'keywords',
  'comments',
];
/** Fields that relays and programs write. */
const TRACE =
  /^(received|return-path|delivered-to|dkim-|arc-|authentication-|domainkey-|message-id|references|in-reply-to|mime-version|content-|date|resent-|list-|x-ms-|x-google-|x-gm-|x-received|x-spam|x-forefront|x-microsoft-|x-originating|x-mailer|user-agent|thread-|received-spf|feedback-id|precedence|importance|priority|x-priority|status|lines|auto-submitted)/;

/** Mail (RFC 5322 with MIME) and saved web pages (MHTML). */
export const emlReader: Reader = {
  async read(bytes: Buffer, context: ReadContext): Promise<void> {
    const message = parseMime(bytes);
    readHeaders(message.headers, context);
    const text = new MessageText(context, bytes.length);
    await text.read(message);
    await text.readMembers();
  },
};

function readHeaders(headers: readonly Header[], context: ReadContext): void {
  for (const { name, value } of headers) if (ADDRESSED.includes(name)) context.segment(value, { part: name });
  const others = headers.filter(
    ({ name, value }) => !ADDRESSED.includes(name) && !TRACE.test(name) && value !== '',
  );
  if (others.length > 0)
    context.segment(others.map(({ name, value }) => `${name}: ${value}`).join('\n'), { part: 'header' });
}

/** The plain text of an alternative, which an HTML part may only repeat. */
interface PlainBody {
  readonly text: string;
  isGiven: boolean;
}

class MessageText {
  readonly #context: ReadContext;
  readonly #size: number;
  readonly #members: { readonly name: string; readonly content: Buffer }[] = [];

  constructor(context: ReadContext, size: number) {
    this.#context = context;
    this.#size = size;
  }

  async read(part: MimePart, plain?: PlainBody): Promise<void> {
    const { type } = part;
    if (part.isBroken) this.#context.problem('corrupt', 'A multipart of the message has no end or no parts');
    if (type.value === 'multipart/encrypted' || isEnveloped(part)) {
      this.#context.mark({ isEncrypted: true });
      this.#context.problem('encrypted', 'The message is encrypted');
    }
    if (part.parts.length > 0) await this.#parts(part, plain);
    else if (part.disposition.value !== 'attachment' && isBody(part)) await this.#body(part, plain);
    else this.#attachment(part);
  }

  async #parts(part: MimePart, around: PlainBody | undefined): Promise<void> {
    const preamble = decodeText(part.body).trim();
    if (preamble.length > 0 && !/^[^\n]{0,80}multi-?part message in MIME/i.test(preamble))
      this.#context.segment(preamble, { part: 'preamble' });
    const first =
      part.type.value === 'multipart/alternative'
        ? part.parts.find((inner) => inner.type.value === 'text/plain' && isBody(inner))
        : undefined;
    const plain = first === undefined ? around : { text: this.#text(first), isGiven: false };
    for (const inner of part.parts) if (inner !== first) await this.read(inner, plain);
    if (first !== undefined && plain?.isGiven === false) this.#plainText(plain.text);
  }

  async #body(part: MimePart, plain: PlainBody | undefined): Promise<void> {
    const text = this.#text(part);
    if (part.type.value !== 'text/html') {
      this.#plainText(text);
      return;
    }
    await readHtmlBody(text, plain?.isGiven === false ? plain.text : undefined, this.#context);
    if (plain !== undefined) plain.isGiven = true;
  }

  #plainText(text: string): void {
    this.#context.segment(text);
    for (const { name, content } of uuencodedFiles(text)) this.#members.push({ name, content });
  }

  #text(part: MimePart): string {
    const text = decodeText(this.#content(part), part.type.get('charset'));
    return part.type.get('format')?.toLowerCase() === 'flowed'
      ? unflow(text, part.type.get('delsp')?.toLowerCase() === 'yes')
      : text;
  }

  #content(part: MimePart): Buffer {
    const content = decodeTransfer(part.body, part.encoding);
    if (content === undefined)
      this.#context.problem('corrupt', 'A part has a transfer encoding that does not exist');
    return content ?? part.body;
  }

  #attachment(part: MimePart): void {
    const description = headerOf(part.headers, 'content-description');
    if (description !== undefined) this.#context.segment(description, { part: 'properties' }, 'attachment');
    const location = headerOf(part.headers, 'content-location');
    const name =
      part.disposition.get('filename') ??
      part.type.get('name') ??
      location?.split('/').pop() ??
      (part.type.value === 'message/rfc822' ? 'message.eml' : undefined);
    const content = this.#content(part);
    if (content.length > 0) this.#members.push({ name: name ?? '', content });
  }

  /** Read behind the text: one that is too deep ends the reading of the message. */
  async readMembers(): Promise<void> {
    const unpacking = this.#context.budget.container(this.#size);
    for (const [index, { name, content }] of this.#members.entries()) {
      unpacking.add(content.length);
      await this.#context.readMember(name === '' ? `part ${index + 1}` : name, content);
    }
  }
}

function isBody(part: MimePart): boolean {
  const { value } = part.type;
  if (part.type.get('name') !== undefined || part.disposition.get('filename') !== undefined) return false;
  return (
    value === 'text/plain' ||
    value === 'text/html' ||
    value === '' ||
    value === 'message/delivery-status' ||
    value === 'message/disposition-notification' ||
    value === 'text/rfc822-headers' ||
    // A multipart that couldn't be taken apart.
    value.startsWith('multipart/')
  );
}

function isEnveloped(part: MimePart): boolean {
  return (
    /^application\/(x-)?pkcs7-mime$/.test(part.type.value) &&
    /^(enveloped|authEnveloped)/i.test(part.type.get('smime-type') ?? 'enveloped')
  );
}

/** Lines that end with a blank go on in the next one (RFC 3676). */
function unflow(text: string, deletesBlank: boolean): string {
  return text.replace(/ \r?\n(?!-- \r?\n)/g, deletesBlank ? '' : ' ');
}
