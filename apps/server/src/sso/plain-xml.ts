import { DOMParser, type Document, type Element } from '@xmldom/xmldom';

/** Refused XML: too large, malformed, or with constructs that identity providers don't need. */
export class XmlRefused extends Error {
  readonly code = 'XML_REFUSED';
}

const MAX_CHARACTERS = 512 * 1024;
const MAX_DEPTH = 64;

/**
 * Parses XML without a document type: no entities, external resources or expansion. Checked before parsing,
 * because a parser may act on one.
 */
export function parsePlainXml(text: string): Document {
  if (text.length > MAX_CHARACTERS) throw new XmlRefused('it’s too large');
  if (/<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i.test(text))
    throw new XmlRefused('it has a document type declaration');
  if (/<\?(?!xml\s)/i.test(text)) throw new XmlRefused('it has processing instructions');
  assertShallow(text);
  try {
    return new DOMParser({
      onError: (_level, message) => {
        throw new XmlRefused(message);
      },
    }).parseFromString(text, 'text/xml');
  } catch (error) {
    throw new XmlRefused('it isn’t XML', { cause: error });
  }
}

/** Endless nesting would overflow the stack of recursive code. */
function assertShallow(text: string): void {
  let depth = 0;
  for (const [tag] of text.matchAll(/<\/?[^\s<>!?/][^<>]*>/g)) {
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    if (depth > MAX_DEPTH) throw new XmlRefused('it’s nested too deeply');
  }
}

/** An element's descendants in a namespace, by local name. */
export function elementsOf(parent: Document | Element, namespace: string, name: string): Element[] {
  return [...parent.getElementsByTagNameNS(namespace, name)];
}
