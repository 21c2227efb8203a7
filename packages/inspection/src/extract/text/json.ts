import type { ReadContext, Reader } from '../reader.ts';
import { Base64Documents } from './base64-documents.ts';
import { decodeText } from './charset.ts';
import { JsonScanner } from './json-scanner.ts';
import { LinedText } from './lined-text.ts';

/** Shorter values hold no document. */
const SHORTEST_DOCUMENT = 200;
const LONGEST_NAME = 200;

/** JSON and JSON lines: names and values without escapes, a value's heading is its name and that of the object around it. */
export const jsonReader: Reader = {
  async read(bytes: Buffer, context: ReadContext): Promise<void> {
    await readJson(decodeText(bytes), context);
  },
};

export async function readJson(text: string, context: ReadContext): Promise<void> {
  const lined = new LinedText(context);
  const documents = new Base64Documents();
  const scanner = new JsonScanner(text, (value) => {
    const name = value.name.slice(0, LONGEST_NAME);
    const around = value.around.slice(0, LONGEST_NAME);
    lined.value(name, value.text, value.line, name === '' ? around : `${around} ${name}`.trim());
    if (value.text.length >= SHORTEST_DOCUMENT) documents.add(`${value.text}"`);
  });
  while (scanner.step()) await context.budget.breathe();
  lined.flush();
  if (!scanner.isBalanced)
    context.problem('corrupt', 'The JSON text ends early or has brackets that do not match');
  await documents.read(context);
}
