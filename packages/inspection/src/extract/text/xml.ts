import { SaxesParser } from 'saxes';
import type { ReadContext, Reader } from '../reader.ts';
import { readBase64Documents } from './base64-documents.ts';
import { decodeText } from './charset.ts';
import { LinedText } from './lined-text.ts';
import { lineBreaks, readLines } from './plain.ts';

const PIECE = 64 * 1024;
/** The parser looks for the pair of an end tag in all that is open. */
const DEEPEST = 1000;

/**
 * XML: text, attributes, comments. Entities of a DOCTYPE are never expanded, what they hold is read as text of the part
 * `doctype`. From the first error on, the rest is read as plain text.
 */
export const xmlReader: Reader = {
  async read(bytes: Buffer, context: ReadContext): Promise<void> {
    const head = bytes.toString('latin1', 0, 200);
    const declared = /<\?xml\b[^>]{0,100}?\bencoding\s{0,9}=\s{0,9}["']([\w:-]{1,40})/.exec(head)?.[1];
    const text = decodeText(bytes, declared);
    await readXml(text, context);
    await readBase64Documents(text, context);
  },
};

interface Open {
  readonly name: string;
  hasElements: boolean;
  /** Text beside elements, as in a paragraph with bold words. */
  isMixed: boolean;
}

export async function readXml(text: string, context: ReadContext): Promise<void> {
  const parser = new SaxesParser({ position: true });
  const lined = new LinedText(context);
  const open: Open[] = [];
  let pending = '';
  let error: { readonly position: number; readonly line: number } | undefined;
  const fail = (): void => {
    error ??= { position: parser.position, line: parser.line };
  };
  const giveText = (isEnd: boolean): void => {
    const around = open.at(-1);
    const content = pending;
    pending = '';
    if (content.trim() === '') {
      if (around?.isMixed === true && content !== '') lined.running(content, startLine(parser.line, content));
      return;
    }
    const parent = open.at(-2);
    if (isEnd && around !== undefined && !around.hasElements && parent?.isMixed !== true) {
      const value = content.trim();
      const line = startLine(parser.line, content.trimStart());
      lined.value(
        value.length > 200 ? '' : around.name,
        value,
        line,
        `${parent?.name ?? ''} ${around.name}`.trim(),
      );
    } else {
      if (around !== undefined) around.isMixed = true;
      lined.running(content, startLine(parser.line, content));
    }
  };
  parser.on('error', (problem) => {
    // Entities that a DOCTYPE declares stay as written.
    if (!problem.message.includes('undefined entity')) fail();
  });
  parser.on('text', (data) => {
    if (error === undefined) pending += data;
  });
  parser.on('cdata', (data) => {
    if (error === undefined) pending += data;
  });
  parser.on('opentag', (tag) => {
    if (error !== undefined) return;
    giveText(false);
    const around = open.at(-1);
    if (around !== undefined) around.hasElements = true;
    open.push({ name: localName(tag.name), hasElements: false, isMixed: false });
    for (const [name, value] of Object.entries(tag.attributes))
      if (value.trim() !== '' && name !== 'xmlns' && !name.startsWith('xmlns:'))
        lined.value(localName(name), value, parser.line, `${localName(tag.name)} ${localName(name)}`);
    if (open.length > DEEPEST) fail();
  });
  parser.on('closetag', () => {
    if (error !== undefined) return;
    giveText(true);
    open.pop();
  });
  parser.on('comment', (data) => {
    if (error === undefined) lined.apart(data.trim(), 'comment', startLine(parser.line, data));
  });
  parser.on('processinginstruction', ({ target, body }) => {
    if (error === undefined) lined.apart(`${target} ${body}`, 'comment', parser.line);
  });
  parser.on('doctype', (data) => {
    if (error === undefined && data.includes('[')) lined.apart(data, 'doctype', startLine(parser.line, data));
  });
  for (let at = 0; at < text.length && error === undefined; at += PIECE) {
    parser.write(text.slice(at, at + PIECE));
    await context.budget.breathe();
  }
  if (error === undefined) parser.close();
  if (pending.trim() !== '') lined.running(pending, startLine(parser.line, pending));
  lined.flush();
  if (error === undefined) return;
  context.problem('corrupt', 'The XML is not well-formed; the rest was read as plain text');
  await readLines(text.slice(Math.max(0, error.position - 1)), context, error.line);
}

function startLine(endLine: number, content: string): number {
  return Math.max(1, endLine - lineBreaks(content));
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
