import { Aborted, LimitReached } from '../limit-reached.ts';
import type { ReadContext, Reader } from '../reader.ts';
import { Unreadable } from '../unreadable.ts';
import { readAnnotations } from './annotations.ts';
import { openPdf, type Pdf } from './open-pdf.ts';
import { hasPictures, isPicture, recognizePage } from './page-pictures.ts';
import { pageText, placed } from './page-text.ts';
import { readAttachments, readOutline, readProperties, readScripts } from './properties.ts';
import { withoutStrayRejections } from './stray-rejections.ts';

const MOST_PAGES = 20_000;
/** The number of pages is the file's word; when this many in a row don't exist, it lied. */
const MOST_FAILURES = 20;
/** A page number or a stamp on a scanned page is not its text. */
const LEAST_LETTERS = 12;

/** PDF: pages as people read them, comments, form fields, properties, bookmarks, scripts, attachments. */
export const pdfReader: Reader = {
  async read(bytes: Buffer, context: ReadContext): Promise<void> {
    await withoutStrayRejections(() => readPdf(bytes, context));
  },
};

async function readPdf(bytes: Buffer, context: ReadContext): Promise<void> {
  let opened: Awaited<ReturnType<typeof openPdf>>;
  try {
    opened = await openPdf(bytes, context.ocr !== undefined);
  } catch (error) {
    if (error instanceof Unreadable && error.code === 'encrypted') context.mark({ isEncrypted: true });
    throw error;
  }
  const { pdf, close } = opened;
  try {
    const properties = await attempt(context, 'properties', () => readProperties(pdf, context));
    if (properties?.isXfa === true)
      context.problem('unsupported', 'The form has an XFA version; only its PDF version was read');
    await attempt(context, 'bookmarks', () => readOutline(pdf, context));
    await readPages(pdf, hasPictures(bytes), context);
    await attempt(context, 'scripts', () => readScripts(pdf, context));
    await attempt(context, 'attachments', () => readAttachments(pdf, context));
  } finally {
    await close();
  }
}

async function readPages(pdf: Pdf, fileHasPictures: boolean, context: ReadContext): Promise<void> {
  const pictures: number[] = [];
  let failures = 0;
  const count = Math.min(pdf.numPages, MOST_PAGES);
  for (let number = 1; number <= count && failures < MOST_FAILURES; number += 1) {
    const done = await attempt(context, failures === 0 ? `page ${number}` : undefined, () =>
      readPage(pdf, number, fileHasPictures, context),
    );
    failures = done === undefined ? failures + 1 : 0;
    if (done === 'picture') pictures.push(number);
    await context.budget.breathe();
  }
  if (pdf.numPages > MOST_PAGES)
    context.problem('too_large', `The PDF file has more than ${MOST_PAGES} pages`);
  if (pictures.length > 0) context.problem('unsupported', pictureDetail(pictures, context.ocr !== undefined));
}

async function readPage(
  pdf: Pdf,
  number: number,
  fileHasPictures: boolean,
  context: ReadContext,
): Promise<'read' | 'picture'> {
  const page = await pdf.getPage(number);
  try {
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) => ('str' in item ? [placed(item)] : []));
    const text = pageText(pieces);
    context.segment(text, { page: number });
    await readAnnotations(pdf, page, context);
    const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    if (letters >= LEAST_LETTERS || !(await isPicture(page, fileHasPictures))) return 'read';
    return (await recognizePage(page, context)) ? 'read' : 'picture';
  } finally {
    page.cleanup();
  }
}

/** A damaged part costs that part: the rest of the file is read. Undefined where it failed. */
async function attempt<Result>(
  context: ReadContext,
  what: string | undefined,
  read: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof LimitReached || error instanceof Aborted) throw error;
    context.budget.check();
    if (what !== undefined) context.problem('corrupt', `Couldn't read ${what} of the PDF file`);
    return undefined;
  }
}

function pictureDetail(pages: readonly number[], isInstalled: boolean): string {
  const [first, ...rest] = pages;
  const which =
    rest.length === 0
      ? `Page ${first} is a picture`
      : `${pages.length} pages from page ${first} on are pictures`;
  return `${which} and ${isInstalled ? 'no text was recognized' : 'no text recognition is installed'}`;
}
