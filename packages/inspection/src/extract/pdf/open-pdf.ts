import { getResolvedPDFJS } from 'unpdf';
import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { Unreadable } from '../unreadable.ts';

export type Pdf = PDFDocumentProxy;
export type PdfPage = PDFPageProxy;

export interface OpenPdf {
  readonly pdf: Pdf;
  close(): Promise<void>;
}

/** Larger pictures aren't decoded for text recognition: 100 megapixels take 400 MB. */
const MOST_PIXELS = 40_000_000;

/**
 * Opens a PDF file in this thread, without fonts or character maps from elsewhere. An empty user password opens it.
 * Throws `Unreadable`. `decodesPictures`: text recognition wants them.
 */
export async function openPdf(bytes: Buffer, decodesPictures: boolean): Promise<OpenPdf> {
  const { getDocument } = await getResolvedPDFJS();
  const task = getDocument({
    // The reader takes the memory of what it gets.
    data: new Uint8Array(bytes),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    disableRange: true,
    disableStream: true,
    disableAutoFetch: true,
    maxImageSize: decodesPictures ? MOST_PIXELS : 1,
  });
  try {
    const pdf = await task.promise;
    return { pdf, close: () => task.destroy().catch(() => undefined) };
  } catch (error) {
    await task.destroy().catch(() => undefined);
    if (error instanceof Error && error.name === 'PasswordException')
      throw new Unreadable('encrypted', 'The PDF file opens only with a password');
    throw new Unreadable('corrupt', 'The PDF file has no readable structure');
  }
}
