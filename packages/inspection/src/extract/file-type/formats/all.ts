import type { Format } from '../format.ts';
import { ARCHIVES } from './archives.ts';
import { DOCUMENTS } from './documents.ts';
import { MEDIA } from './media.ts';
import { PROGRAMS_AND_DATA } from './programs-and-data.ts';
import { TEXTS } from './texts.ts';

export const FORMATS: readonly Format[] = [
  ...DOCUMENTS,
  ...ARCHIVES,
  ...MEDIA,
  ...PROGRAMS_AND_DATA,
  ...TEXTS,
];
