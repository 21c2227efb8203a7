import type { Place } from '../../document/place.ts';
import { Lines } from '../lines.ts';
import type { ReadContext } from '../reader.ts';
import type { XmlAttributes, XmlHandler } from '../xml/xml-scanner.ts';

/** Text of slides, shapes, diagrams and notes (DrawingML): paragraphs are lines, cells of a row are separated by tabs. */
export class DrawingText implements XmlHandler {
  readonly #lines: Lines;
  readonly #altTexts: Lines;
  #isText = false;
  #cells = 0;
  /** Writers give a newer and an older form of the same; inside an older one. */
  #fallbacks = 0;

  constructor(context: ReadContext, place: Omit<Place, 'path'>) {
    this.#lines = new Lines(context, place);
    this.#altTexts = new Lines(context, { ...place, part: 'alt text' });
  }

  open(name: string, attributes: XmlAttributes): void {
    switch (name) {
      case 't':
      case 'text':
        this.#isText = true;
        break;
      case 'tab':
        this.#write('\t');
        break;
      case 'br':
        this.#write('\n');
        break;
      case 'tc':
        this.#cells += 1;
        break;
      case 'cNvPr':
      case 'docPr':
        for (const key of ['descr', 'title']) this.#altTexts.line(attributes.get(key) ?? '');
        break;
      case 'Fallback':
        this.#fallbacks += 1;
        break;
    }
  }

  text(text: string): void {
    if (this.#isText) this.#write(text);
  }

  close(name: string): void {
    switch (name) {
      case 't':
      case 'text':
        this.#isText = false;
        break;
      case 'p':
        if (this.#cells > 0) this.#write(' ');
        else this.#lines.endLine();
        break;
      case 'tc':
        this.#cells -= 1;
        this.#write('\t');
        break;
      case 'tr':
      case 'cm':
        this.#lines.endLine();
        break;
      case 'Fallback':
        this.#fallbacks -= 1;
        break;
    }
  }

  end(): void {
    this.#lines.end();
    this.#altTexts.end();
  }

  #write(text: string): void {
    if (this.#fallbacks === 0) this.#lines.write(text);
  }
}

/** All text of a part without a form of its own: each element is a line. */
export class AnyText implements XmlHandler {
  readonly #lines: Lines;
  readonly #attributes: boolean;

  constructor(context: ReadContext, place: Omit<Place, 'path'>, options: { readonly attributes: boolean }) {
    this.#lines = new Lines(context, place);
    this.#attributes = options.attributes;
  }

  open(_name: string, attributes: XmlAttributes): void {
    this.#lines.endLine();
    if (!this.#attributes) return;
    for (const [name, value] of attributes.all())
      if (value.length > 2 && !name.startsWith('xmlns')) this.#lines.line(`${name}: ${value}`);
  }

  text(text: string): void {
    if (text.trim() !== '') this.#lines.write(text);
  }

  close(): void {
    this.#lines.endLine();
  }

  end(): void {
    this.#lines.end();
  }
}
