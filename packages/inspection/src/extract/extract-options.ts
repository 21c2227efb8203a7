import type { ExtractLimits } from '../document/limits.ts';
import type { Ocr } from './reader.ts';

export interface ExtractOptions {
  readonly limits: ExtractLimits;
  /** Unix time in milliseconds. */
  readonly now: number;
  /** Recognizes text in pictures, where it is installed. */
  readonly ocr?: Ocr;
}
