import { type TestEntry, testZip } from '../test-zip.ts';

const SPACES =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** An OpenDocument file with this body, such as `<office:text>…</office:text>`. */
export function testOpenDocument(
  kind: 'text' | 'spreadsheet' | 'presentation',
  body: string,
  others: readonly TestEntry[] = [],
): Buffer {
  return testZip([
    { name: 'mimetype', content: `application/vnd.oasis.opendocument.${kind}`, isStored: true },
    {
      name: 'content.xml',
      content: `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${SPACES}><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
    },
    ...others,
  ]);
}

export function testFlatOpenDocument(kind: 'text' | 'spreadsheet', body: string): Buffer {
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><office:document ${SPACES} office:mimetype="application/vnd.oasis.opendocument.${kind}"><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document>`,
  );
}
