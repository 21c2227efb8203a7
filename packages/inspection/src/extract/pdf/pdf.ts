import { Aborted, LimitReached } from '../limit-reached.ts';
import type { ReadContext, Reader } from '../reader.ts';
import { Unreadable } from '../unreadable.ts';
import { type AttachedFile, readAnnotations, readAttachment } from './annotations.ts';
import { type OpenPdf, openPdf, type Pdf } from './open-pdf.ts';
import { isPicture, recognizePage } from './page-pictures.ts';
import { pageText, placed } from './page-text.ts';
import { readAttachments, readOutline, readProperties, readScripts } from './properties.ts';
import { withoutStrayRejections } from './stray-rejections.ts';
import { measureStreams } from './stream-sizes.ts';

const MOST_PAGES = 20_000;
/** The number of pages is the file's word; when this many in a row don't exist, it lied. */
const MOST_FAILURES = 20;
/** A page number or a stamp on a scanned page is not its text. */
const LEAST_LETTERS = 12;

/** PDF: pages as people read them, comments, form fields, properties, bookmarks, scripts, attachments. */
export const pdfReader: Reader = {
  async read(bytes: Buffer, context: ReadContext): Promise<void> {
    await withoutStrayRejections(() => new PdfReading(bytes, context).read());
  },
};

class PdfReading {
  readonly #bytes: Buffer;
  readonly #context: ReadContext;
  /** The file again, for pages with errors: it gives what it can of them. */
  #lenient: OpenPdf | undefined;
  /** Pinned to pages. */
  readonly #files: AttachedFile[] = [];

  constructor(bytes: Buffer, context: ReadContext) {
    this.#bytes = bytes;
    this.#context = context;
  }

  async read(): Promise<void> {
    const context = this.#context;
    await measureStreams(this.#bytes, context);
    const { pdf, missingMaps, close } = await this.#open();
    try {
      const properties = await this.#attempt('properties', () => readProperties(pdf, context));
      if (properties?.isOnlyXfa === true)
        context.problem('unsupported', 'The PDF file is an XFA form, whose text is not read');
      await this.#attempt('bookmarks', () => readOutline(pdf, context));
      await this.#pages(pdf);
      if (missingMaps.size > 0)
        context.problem(
          'unsupported',
          `Text in fonts with the character map ${[...missingMaps].join(', ')} was not read`,
        );
      await this.#attempt('scripts', () => readScripts(pdf, context));
      // Last: one that is too deep ends the reading of the file.
      await this.#attempt('attachments', async () => {
        await readAttachments(pdf, context);
        for (const file of this.#files) await readAttachment(pdf, file, context);
      });
    } finally {
      await close();
      await this.#lenient?.close();
    }
  }

  async #open(): Promise<OpenPdf> {
    try {
      return await openPdf(this.#bytes, { isStrict: true, decodesPictures: false });
    } catch (error) {
      if (error instanceof Unreadable && error.code === 'encrypted')
        this.#context.mark({ isEncrypted: true });
      throw error;
    }
  }

  async #pages(pdf: Pdf): Promise<void> {
    const { budget } = this.#context;
    const pictures: number[] = [];
    let failures = 0;
    const count = Math.min(pdf.numPages, MOST_PAGES);
    for (let number = 1; number <= count && failures < MOST_FAILURES; number += 1) {
      const letters = await this.#text(pdf, number, failures === 0);
      failures = letters === undefined ? failures + 1 : 0;
      const files = await this.#attempt(letters === undefined ? undefined : `notes of page ${number}`, () =>
        onPage(pdf, number, (page) => readAnnotations(page, this.#context)),
      );
      this.#files.push(...(files ?? []));
      if (letters !== undefined && letters < LEAST_LETTERS && !(await this.#picture(pdf, number)))
        pictures.push(number);
      await budget.breathe();
    }
    if (pdf.numPages > MOST_PAGES)
      this.#context.problem('too_large', `The PDF file has more than ${MOST_PAGES} pages`);
    if (pictures.length > 0) this.#context.problem('unsupported', this.#pictureDetail(pictures));
  }

  /** Gives the text of a page and answers how many letters it has; undefined where there is no such page. */
  async #text(pdf: Pdf, number: number, isReported: boolean): Promise<number | undefined> {
    const text = await this.#attempt(isReported ? `page ${number}` : undefined, () => textOf(pdf, number));
    const found =
      text ?? (await this.#attempt(undefined, async () => textOf(await this.#lenientPdf(), number)));
    if (found === undefined) return undefined;
    this.#context.segment(found, { page: number });
    return found.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  }

  /** False where the page is a picture whose text wasn't read. */
  async #picture(pdf: Pdf, number: number): Promise<boolean> {
    const lenientPage = async () => (await this.#lenientPdf()).getPage(number);
    const isOne = await this.#attempt(undefined, () =>
      onPage(pdf, number, (page) => isPicture(page, lenientPage)),
    );
    if (isOne === false) return true;
    if (this.#context.ocr === undefined) return false;
    const lenient = await this.#lenientPdf();
    const recognize = () => onPage(lenient, number, (page) => recognizePage(page, this.#context));
    return (await this.#attempt(undefined, recognize)) === true;
  }

  async #lenientPdf(): Promise<Pdf> {
    this.#lenient ??= await openPdf(this.#bytes, {
      isStrict: false,
      decodesPictures: this.#context.ocr !== undefined,
    });
    return this.#lenient.pdf;
  }

  /** A damaged part costs that part: the rest of the file is read. Undefined where it failed. */
  async #attempt<Result>(what: string | undefined, read: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await read();
    } catch (error) {
      if (error instanceof LimitReached || error instanceof Aborted) throw error;
      this.#context.budget.check();
      if (what !== undefined)
        this.#context.problem('corrupt', `Couldn't read all of ${what} of the PDF file`);
      return undefined;
    }
  }

  #pictureDetail(pages: readonly number[]): string {
    const [first, ...rest] = pages;
    const which =
      rest.length === 0
        ? `Page ${first} is a picture`
        : `${pages.length} pages from page ${first} on are pictures`;
    const isInstalled = this.#context.ocr !== undefined;
    return `${which} and ${isInstalled ? 'no text was recognized' : 'no text recognition is installed'}`;
  }
}

async function textOf(pdf: Pdf, number: number): Promise<string> {
  return onPage(pdf, number, async (page) => {
    const { items } = await page.getTextContent();
    return pageText(items.flatMap((item) => ('str' in item ? [placed(item)] : [])));
  });
}

async function onPage<Result>(
  pdf: Pdf,
  number: number,
  read: (page: Awaited<ReturnType<Pdf['getPage']>>) => Promise<Result>,
): Promise<Result> {
  const page = await pdf.getPage(number);
  try {
    return await read(page);
  } finally {
    page.cleanup();
  }
}
