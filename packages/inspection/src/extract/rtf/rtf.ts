import type { ReadContext, Reader } from '../reader.ts';
import { unwrapObject } from './ole-object.ts';
import { type RtfOutput, RtfText } from './rtf-text.ts';
import { readTokens } from './tokens.ts';

/** Rich text: body, notes, headers, comments, properties, links, embedded objects and pictures. */
export const rtfReader: Reader = {
  async read(bytes: Buffer, context: ReadContext): Promise<void> {
    await readRtf(bytes, context);
  },
};

/** `give` gets the text instead of the context. */
export async function readRtf(bytes: Buffer, context: ReadContext, give?: RtfOutput['text']): Promise<void> {
  const embedded: { readonly kind: 'object' | 'picture'; readonly bytes: Buffer }[] = [];
  const reader = new RtfText({
    text:
      give ?? ((text, part, heading) => context.segment(text, part === undefined ? {} : { part }, heading)),
    embedded: (kind, data) => embedded.push({ kind, bytes: data }),
  });
  readTokens(bytes, reader, () => context.budget.check());
  reader.end();
  if (reader.isBroken) context.problem('corrupt', 'Groups of the RTF file are not balanced');
  const unpacking = context.budget.container(bytes.length);
  for (const [index, { kind, bytes: data }] of embedded.entries()) {
    const { name, content } = kind === 'object' ? unwrapObject(data) : { name: undefined, content: data };
    if (content.length === 0) continue;
    unpacking.add(content.length);
    await context.readMember(name ?? `${kind} ${index + 1}`, content);
  }
}
