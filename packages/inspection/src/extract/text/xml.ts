import type { ReadContext, Reader } from '../reader.ts';
import { readBase64Documents } from './base64-documents.ts';
import { decodeText } from './charset.ts';
import { XmlText } from './xml-text.ts';

/**
 * XML: text, attributes, comments. Entities of a DOCTYPE are never expanded; what they hold is read as text of the part
 * `doctype`.
 */
export const xmlReader: Reader = {
  async read(bytes: Buffer, context: ReadContext): Promise<void> {
    const head = bytes.toString('latin1', 0, 200);
    const declared = /<\?xml\b[^>]{0,100}?\bencoding\s{0,9}=\s{0,9}["']([\w:-]{1,40})/.exec(head)?.[1];
    const text = decodeText(bytes, declared);
    const xml = new XmlText(text, context);
    await xml.read(() => context.budget.breathe());
    if (xml.isBroken) context.problem('corrupt', 'The XML is not well-formed');
    await readBase64Documents(text, context);
  },
};
