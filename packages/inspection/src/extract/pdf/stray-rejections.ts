import { setImmediate } from 'node:timers/promises';

/** How pdf.js names its own errors. */
const NAMES = new Set([
  'FormatError',
  'InvalidPDFException',
  'MissingDataException',
  'ParserEOFException',
  'PasswordException',
  'UnknownErrorException',
  'XRefEntryException',
  'XRefParseException',
  'AbortException',
]);
const EVENT = 'unhandledRejection';

let open = 0;

/**
 * Runs what reads a PDF file. pdf.js fetches the pages of a file ahead and drops the promises: a damaged page would end the
 * process, though its error comes again where the page is read.
 */
export async function withoutStrayRejections<Result>(read: () => Promise<Result>): Promise<Result> {
  open += 1;
  if (open === 1) process.on(EVENT, ignoreOwn);
  try {
    return await read();
  } finally {
    // Rejections are reported when the microtasks are done.
    await setImmediate();
    open -= 1;
    if (open === 0) process.off(EVENT, ignoreOwn);
  }
}

/** Errors of others go the way they would go without this listener. */
function ignoreOwn(error: unknown): void {
  const isOwn = error instanceof Error && NAMES.has(error.name);
  if (!isOwn && process.listenerCount(EVENT) === 1) throw error;
}
