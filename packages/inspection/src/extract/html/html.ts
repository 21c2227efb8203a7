import type { ReadContext, Reader } from '../reader.ts';
import { decodeText } from '../text/charset.ts';
import { readDataUrls } from '../text/data-url.ts';
import { HtmlText } from './html-text.ts';

/** How far browsers look for a declaration of the charset. Source: the HTML Standard, "prescan a byte stream". */
const PRESCAN_BYTES = 4096;

/** Web pages: text as a person reads it, with attributes, comments, links, scripts and styles apart. */
export const htmlReader: Reader = {
  async read(bytes: Buffer, context: ReadContext): Promise<void> {
    await readHtml(decodeHtml(bytes), context);
  },
};

type Give = (text: string, part: string | undefined, heading: string | undefined) => void;

/** Reads HTML that is text already, such as the body of a mail; `give` gets its text instead of the context. */
export async function readHtml(html: string, context: ReadContext, give?: Give): Promise<void> {
  const urls: string[] = [];
  const documents: string[] = [];
  const text = new HtmlText(html, {
    text:
      give ??
      ((content, part, heading) => context.segment(content, part === undefined ? {} : { part }, heading)),
    data: (url) => urls.push(url),
    document: (inner) => documents.push(inner),
  });
  await text.read(() => context.budget.breathe());
  await readDataUrls(urls, context);
  const unpacking = context.budget.container(html.length);
  for (const [index, inner] of documents.entries()) {
    unpacking.add(inner.length);
    await context.readMember(`frame ${index + 1}.html`, Buffer.from(`\ufeff${inner}`));
  }
}

/** Text of a page by the charset that it declares, else the one given, else a guess. */
export function decodeHtml(bytes: Buffer, charset?: string): string {
  return decodeText(bytes, declaredCharset(bytes) ?? charset);
}

function declaredCharset(bytes: Buffer): string | undefined {
  const head = bytes.toString('latin1', 0, PRESCAN_BYTES);
  return (
    /<meta\b[^>]{0,300}?\bcharset\s{0,9}=\s{0,9}["']?\s{0,9}([\w:-]{1,40})/i.exec(head)?.[1] ??
    /<\?xml\b[^>]{0,100}?\bencoding\s{0,9}=\s{0,9}["']([\w:-]{1,40})/.exec(head)?.[1]
  );
}
