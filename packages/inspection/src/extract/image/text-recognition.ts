import type { Ocr } from '../reader.ts';

/** Text recognition that is installed: what readers call, and how to end it. */
export interface TextRecognition {
  readonly recognize: Ocr;
  close(): Promise<void>;
}

/** Formats that Tesseract reads; for others recognition fails, and the picture is reported as not read. */
export const RECOGNIZED_FORMATS: ReadonlySet<string> = new Set(['bmp', 'jpeg', 'png', 'gif', 'webp']);
