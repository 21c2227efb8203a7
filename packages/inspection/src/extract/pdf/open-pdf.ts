import { getResolvedPDFJS } from 'unpdf';
import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { Unreadable } from '../unreadable.ts';

export type Pdf = PDFDocumentProxy;
export type PdfPage = PDFPageProxy;

export interface OpenPdf {
  readonly pdf: Pdf;
  /** Character maps that fonts of the file name and that aren't in it: text in them can't be read. */
  readonly missingMaps: ReadonlySet<string>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** An error in a page rejects what is asked of the page. Otherwise what comes before and after is given, silently. */
  readonly isStrict: boolean;
  /** For text recognition. Where they aren't decoded, a picture is an error of its page. */
  readonly decodesPictures: boolean;
}

/** Larger pictures aren't decoded for text recognition: 100 megapixels take 400 MB. */
const MOST_PIXELS = 40_000_000;
/**
 * Opens a PDF file in this thread, without fonts or character maps from elsewhere. An empty user password opens it.
 * Throws `Unreadable`.
 */
export async function openPdf(bytes: Buffer, options: OpenOptions): Promise<OpenPdf> {
  const { getDocument } = await getResolvedPDFJS();
  const missingMaps = new Set<string>();
  const task = getDocument({
    // The reader takes the memory of what it gets.
    data: new Uint8Array(bytes),
    verbosity: 0,
    stopAtErrors: options.isStrict,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    disableRange: true,
    disableStream: true,
    disableAutoFetch: true,
    maxImageSize: options.decodesPictures ? MOST_PIXELS : 1,
    BinaryDataFactory: class {
      /** What pdf.js would load from its own package. */
      async fetch({ kind, filename }: { readonly kind: string; readonly filename: string }): Promise<never> {
        if (kind === 'cMapUrl') missingMaps.add(filename.replace('.bcmap', '').slice(0, 60));
        throw new Error('Nothing is loaded from elsewhere');
      }
    },
  });
  try {
    const pdf = await task.promise;
    return { pdf, missingMaps, close: () => task.destroy().catch(() => undefined) };
  } catch (error) {
    await task.destroy().catch(() => undefined);
    if (error instanceof Error && error.name === 'PasswordException')
      throw new Unreadable('encrypted', 'The PDF file opens only with a password');
    throw new Unreadable('corrupt', 'The PDF file has no readable structure');
  }
}
