import { getResolvedPDFJS } from 'unpdf';
import { bitmap } from '../image/bitmap.ts';
import type { ReadContext } from '../reader.ts';
import { isRecord } from './annotations.ts';
import type { PdfPage } from './open-pdf.ts';

/** Text drawn as outlines takes some hundred of them; rules and boxes of a form fewer. */
const OUTLINES_OF_TEXT = 150;
const PICTURES_OF_A_PAGE = 50;

const PAINTS = [
  'paintImageXObject',
  'paintInlineImageXObject',
  'paintInlineImageXObjectGroup',
  'paintImageMaskXObject',
  'paintImageMaskXObjectGroup',
  'paintImageXObjectRepeat',
  'paintImageMaskXObjectRepeat',
] as const;

/**
 * Whether a page without text shows a picture, or outlines enough for text. `strict` ends at a picture that isn't decoded,
 * `lenient` leaves it out and goes on, so that a page with pictures has more in the second.
 */
export async function isPicture(strict: PdfPage, lenient: () => Promise<PdfPage>): Promise<boolean> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray } = await strict.getOperatorList({ intent: 'display' });
  const outlines = fnArray.filter((operation) => operation === OPS.constructPath).length;
  if (outlines >= OUTLINES_OF_TEXT) return true;
  if (fnArray.some((operation) => PAINTS.some((paint) => operation === OPS[paint]))) return true;
  const whole = await (await lenient()).getOperatorList({ intent: 'display' });
  return whole.fnArray.length > fnArray.length;
}

/** Recognizes the text of a page's pictures; false where none could be read. */
export async function recognizePage(page: PdfPage, context: ReadContext): Promise<boolean> {
  const { ocr } = context;
  if (ocr === undefined) return false;
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList({ intent: 'display' });
  const args: readonly unknown[] = argsArray;
  const names = new Set<string>();
  for (const [index, operation] of fnArray.entries()) {
    const first: unknown = operation === OPS.paintImageXObject ? firstOf(args[index]) : undefined;
    if (typeof first === 'string' && names.size < PICTURES_OF_A_PAGE) names.add(first);
  }
  let isRead = false;
  for (const name of names) {
    const picture = await pictureOf(page, name);
    if (picture === undefined) continue;
    context.budget.check();
    const text = await ocr(
      picture,
      { id: 'bmp', class: 'image', mediaType: 'image/bmp' },
      context.sink.signal,
    );
    context.segment(text, { page: page.pageNumber });
    isRead = true;
  }
  return isRead;
}

function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : undefined;
}

async function pictureOf(page: PdfPage, name: string): Promise<Buffer | undefined> {
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
  const decoded = await new Promise<unknown>((resolve) => {
    objects.get(name, resolve);
  });
  if (!isRecord(decoded)) return undefined;
  const { width, height, data } = decoded;
  if (typeof width !== 'number' || typeof height !== 'number') return undefined;
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray)) return undefined;
  return bitmap(width, height, data);
}
