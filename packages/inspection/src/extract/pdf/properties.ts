import type { ReadContext } from '../reader.ts';
import { isRecord, readAttachment, stringOf } from './annotations.ts';
import type { Pdf } from './open-pdf.ts';

const PART = 'properties';
const MOST_OUTLINE_ITEMS = 20_000;
/** Say how the file was written, nothing about its content. */
const TECHNICAL = new Set(['PDFFormatVersion', 'Language', 'EncryptFilterName', 'Trapped', 'CollectionType']);

/** Title, author and the like, custom properties, XMP. Says whether the form is there only as XFA, which pdf.js reads in a way of its own. */
export async function readProperties(
  pdf: Pdf,
  context: ReadContext,
): Promise<{ readonly isOnlyXfa: boolean }> {
  const { info, metadata } = await pdf.getMetadata();
  const seen = new Set<string>();
  const give = (name: string, value: unknown): void => {
    const text = stringOf(
      Array.isArray(value) ? value.filter((one) => typeof one === 'string').join(', ') : value,
    );
    if (text === undefined || seen.has(text)) return;
    seen.add(text);
    context.segment(text, { part: PART }, name);
  };
  const properties: unknown = info;
  if (isRecord(properties)) {
    for (const [name, value] of Object.entries(properties)) if (!TECHNICAL.has(name)) give(name, value);
    if (isRecord(properties.Custom))
      for (const [name, value] of Object.entries(properties.Custom)) give(name, value);
  }
  const packet: Iterable<unknown> = metadata ?? [];
  for (const entry of packet)
    if (Array.isArray(entry) && typeof entry[0] === 'string') give(entry[0].replace(/^\w+:/, ''), entry[1]);
  return {
    isOnlyXfa:
      isRecord(properties) && properties.IsXFAPresent === true && properties.IsAcroFormPresent !== true,
  };
}

/** Titles of bookmarks, and where those with an address lead. */
export async function readOutline(pdf: Pdf, context: ReadContext): Promise<void> {
  const outline: unknown = await pdf.getOutline();
  const open: unknown[] = Array.isArray(outline) ? [...outline].reverse() : [];
  const titles: string[] = [];
  while (open.length > 0 && titles.length < MOST_OUTLINE_ITEMS) {
    const item = open.pop();
    if (!isRecord(item)) continue;
    for (const text of [item.title, item.url]) if (stringOf(text) !== undefined) titles.push(String(text));
    if (Array.isArray(item.items)) open.push(...[...item.items].reverse());
  }
  if (titles.length > 0) context.segment(titles.join('\n'), { part: 'outline' });
}

export async function readScripts(pdf: Pdf, context: ReadContext): Promise<void> {
  const actions: unknown = await pdf.getJSActions();
  if (!isRecord(actions)) return;
  for (const scripts of Object.values(actions))
    if (Array.isArray(scripts))
      for (const script of scripts)
        if (typeof script === 'string') context.segment(script, { part: 'script' });
}

export async function readAttachments(pdf: Pdf, context: ReadContext): Promise<void> {
  const attachments: unknown = await pdf.getAttachments();
  const entries: Iterable<[unknown, unknown]> =
    attachments instanceof Map ? attachments : isRecord(attachments) ? Object.entries(attachments) : [];
  for (const [id, file] of entries)
    if (typeof id === 'string' && isRecord(file)) await readAttachment(pdf, { id, file }, context);
}
