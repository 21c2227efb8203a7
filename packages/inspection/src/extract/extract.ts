import type { DocumentSink } from '../document/sink.ts';
import { Budget } from './budget.ts';
import { openDocument } from './document-bytes.ts';
import type { ExtractOptions } from './extract-options.ts';
import { Extraction } from './extraction.ts';

export interface Document {
  /** As its sender calls it; only decides between formats that content can't tell apart. */
  readonly name?: string;
  readonly bytes: AsyncIterable<Uint8Array> | Uint8Array;
}

/**
 * Gives everything in a document to the sink: text with its place, each file with its true type, and a problem for whatever
 * couldn't be read completely. Never throws. Where the sink's signal is aborted, the rest is left out: a problem says so
 * only where the reason is a timeout.
 */
export async function extract(
  document: Document,
  sink: DocumentSink,
  options: ExtractOptions,
): Promise<void> {
  const extraction = new Extraction(sink, new Budget(options.limits, sink.signal), options);
  await extraction.readDocument(openDocument(document.bytes), document.name);
}
