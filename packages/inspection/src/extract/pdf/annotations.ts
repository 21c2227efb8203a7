import type { ReadContext } from '../reader.ts';
import type { Pdf, PdfPage } from './open-pdf.ts';

const LONGEST_HEADING = 200;

/** Comments, form fields and links of a page. Answers with the files that are attached to it. */
export async function readAnnotations(page: PdfPage, context: ReadContext): Promise<readonly AttachedFile[]> {
  const files: AttachedFile[] = [];
  const number = page.pageNumber;
  const annotations: readonly unknown[] = await page.getAnnotations({ intent: 'any' });
  for (const annotation of annotations) {
    if (!isRecord(annotation)) continue;
    if (annotation.subtype === 'Widget') readField(annotation, number, context);
    else if (annotation.subtype !== 'Popup') readComment(annotation, number, context);
    const link = stringOf(annotation.url) ?? stringOf(annotation.unsafeUrl);
    if (link !== undefined) context.segment(link, { part: 'link', page: number });
    readActions(annotation.actions, number, context);
    if (isRecord(annotation.file)) files.push({ id: stringOf(annotation.fileId), file: annotation.file });
  }
  return files;
}

export interface AttachedFile {
  /** For `getAttachmentContent`. */
  readonly id: string | undefined;
  /** As pdf.js describes it. */
  readonly file: Readonly<Record<string, unknown>>;
}

function readField(annotation: Readonly<Record<string, unknown>>, page: number, context: ReadContext): void {
  const names = [stringOf(annotation.alternativeText), stringOf(annotation.fieldName)];
  const heading = names
    .filter((name) => name !== undefined)
    .join(' ')
    .slice(0, LONGEST_HEADING);
  const values = [annotation.fieldValue, annotation.defaultFieldValue].flatMap((value) =>
    Array.isArray(value) ? value : [value],
  );
  const texts = new Set(values.map(stringOf).filter((value) => value !== undefined && value !== 'Off'));
  for (const text of texts)
    if (text !== undefined)
      context.segment(text, { part: 'form field', page }, heading === '' ? undefined : heading);
}

function readComment(
  annotation: Readonly<Record<string, unknown>>,
  page: number,
  context: ReadContext,
): void {
  const author = textOf(annotation.titleObj);
  const contents = textOf(annotation.contentsObj);
  const drawn = Array.isArray(annotation.textContent)
    ? annotation.textContent.filter((line) => typeof line === 'string').join('\n')
    : '';
  if (contents !== undefined) context.segment(contents, { part: 'comment', page }, author);
  if (drawn !== '' && drawn !== contents) context.segment(drawn, { part: 'comment', page });
  if (author !== undefined) context.segment(author, { part: 'comment', page }, 'author');
}

function readActions(actions: unknown, page: number, context: ReadContext): void {
  if (!isRecord(actions)) return;
  for (const scripts of Object.values(actions))
    if (Array.isArray(scripts))
      for (const script of scripts)
        if (typeof script === 'string') context.segment(script, { part: 'script', page });
}

/** A file within the PDF file: an attachment of the document, or one pinned to a page. */
export async function readAttachment(
  pdf: Pdf,
  { id, file }: AttachedFile,
  context: ReadContext,
): Promise<void> {
  const description = stringOf(file.description);
  if (description !== undefined) context.segment(description, { part: 'properties' }, 'attachment');
  const name = stringOf(file.filename) ?? stringOf(file.rawFilename) ?? 'attachment';
  const content: unknown =
    file.content ?? (id === undefined ? undefined : await pdf.getAttachmentContent(id));
  if (!(content instanceof Uint8Array)) {
    context.problem('corrupt', 'An attachment of the PDF file has no content');
    return;
  }
  context.budget.container(content.length).add(content.length);
  await context.readMember(name, Buffer.from(content.buffer, content.byteOffset, content.byteLength));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

export function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** Of the reader's pairs of string and direction. */
function textOf(value: unknown): string | undefined {
  return isRecord(value) ? stringOf(value.str) : undefined;
}
