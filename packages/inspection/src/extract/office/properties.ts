import type { ReadContext } from '../reader.ts';
import type { XmlAttributes, XmlHandler } from '../xml/xml-scanner.ts';

/** Statistics, which say nothing about content. */
const NOT_TEXT = new Set(
  'Application Template PresentationFormat HeadingPairs TitlesOfParts TotalTime Pages Words Characters CharactersWithSpaces Lines Paragraphs ScaleCrop LinksUpToDate SharedDoc HyperlinksChanged AppVersion DocSecurity Slides Notes HiddenSlides MMClips revision'.split(
    ' ',
  ),
);

/** Elements around the properties of Office Open XML and OpenDocument. */
const ROOTS = new Set(['Properties', 'coreProperties', 'document-meta', 'meta']);

/** Core, application and custom properties: each text with the property's name as its heading. */
export class Properties implements XmlHandler {
  readonly #context: ReadContext;
  readonly #open: string[] = [];
  #custom: string | undefined;
  #text = '';

  constructor(context: ReadContext) {
    this.#context = context;
  }

  open(name: string, attributes: XmlAttributes): void {
    this.#open.push(name);
    this.#text = '';
    if (name === 'property' || name === 'user-defined') this.#custom = attributes.get('name') ?? '';
  }

  text(text: string): void {
    this.#text += text;
  }

  close(name: string): void {
    this.#open.pop();
    const text = this.#text.trim();
    this.#text = '';
    // Values of lists and custom properties are elements of variant types.
    const owner = this.#open.find((ancestor) => !ROOTS.has(ancestor));
    if (text !== '' && !NOT_TEXT.has(owner ?? name))
      this.#context.segment(text, { part: 'properties' }, this.#custom ?? owner ?? name);
    if (name === 'property' || name === 'user-defined') this.#custom = undefined;
  }
}
