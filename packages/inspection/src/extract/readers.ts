import type { Reader } from './reader.ts';

/** Readers by the id of the file type; what isn't here has no text that Casbah can read. */
export const READERS: Readonly<Record<string, Reader>> = {};
