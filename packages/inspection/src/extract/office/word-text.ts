import { Lines } from '../lines.ts';
import type { ReadContext } from '../reader.ts';
import type { XmlAttributes, XmlHandler } from '../xml/xml-scanner.ts';

/** Text of a WordprocessingML part. Deleted text, text boxes, alt texts and link targets come as parts of their own. */
export class WordText implements XmlHandler {
  readonly #context: ReadContext;
  readonly #part: string | undefined;
  readonly #deleted: Lines;
  readonly #altTexts: Lines;
  readonly #fields: Lines;
  /** The outermost is the part itself, others are text boxes in it. */
  readonly #flows: Flow[];
  #target: 'text' | 'deleted' | 'field' | undefined;
  #deletions = 0;
  #fallbacks = 0;
  #properties = 0;

  constructor(context: ReadContext, part: string | undefined) {
    this.#context = context;
    this.#part = part;
    this.#flows = [this.#flow(part)];
    this.#deleted = new Lines(context, { part: 'deleted' });
    this.#altTexts = new Lines(context, { part: 'alt text' });
    this.#fields = new Lines(context, { part: 'field' });
  }

  open(name: string, attributes: XmlAttributes): void {
    switch (name) {
      case 't':
        this.#target = this.#deletions > 0 ? 'deleted' : 'text';
        break;
      case 'delText':
        this.#target = 'deleted';
        break;
      case 'instrText':
      case 'delInstrText':
        this.#target = 'field';
        break;
      case 'tab':
      case 'ptab':
        // A tab stop in the properties of a paragraph has the same name.
        if (this.#properties === 0) this.#write('\t');
        break;
      case 'pPr':
        this.#properties += 1;
        break;
      case 'br':
      case 'cr':
        this.#write('\n');
        break;
      case 'noBreakHyphen':
        this.#write('-');
        break;
      case 'sym':
        this.#write(symbol(attributes.get('char')));
        break;
      case 'del':
      case 'moveFrom':
        this.#deletions += 1;
        break;
      case 'tc':
        this.#top.cells += 1;
        break;
      case 'txbxContent':
        this.#flows.push(this.#flow('text box'));
        break;
      case 'Fallback':
        this.#fallbacks += 1;
        break;
      case 'docPr':
      case 'cNvPr':
        for (const key of ['descr', 'title']) this.#altTexts.line(attributes.get(key) ?? '');
        break;
      case 'textpath':
        this.#altTexts.line(attributes.get('string') ?? '');
        break;
      case 'fldSimple':
        this.#fields.line(attributes.get('instr') ?? '');
        break;
      case 'docVar':
        this.#context.segment(attributes.get('val') ?? '', { part: 'variable' }, attributes.get('name'));
        break;
    }
  }

  text(text: string): void {
    if (this.#target === undefined) return;
    if (this.#target === 'text') this.#write(text);
    else if (this.#fallbacks > 0) return;
    else if (this.#target === 'deleted') this.#deleted.write(text);
    else this.#fields.write(text);
  }

  close(name: string): void {
    switch (name) {
      case 't':
      case 'delText':
        this.#target = undefined;
        break;
      case 'instrText':
      case 'delInstrText':
        this.#target = undefined;
        break;
      case 'fldChar':
        this.#fields.endLine();
        break;
      case 'pPr':
        this.#properties -= 1;
        break;
      case 'p':
        this.#deleted.endLine();
        if (this.#top.cells > 0) this.#write(' ');
        else this.#top.lines.endLine();
        break;
      case 'del':
      case 'moveFrom':
        this.#deletions -= 1;
        break;
      case 'tc':
        this.#top.cells -= 1;
        this.#write('\t');
        break;
      case 'tr':
        this.#top.lines.endLine();
        break;
      case 'txbxContent':
        if (this.#flows.length > 1) this.#flows.pop()?.lines.end();
        break;
      case 'Fallback':
        this.#fallbacks -= 1;
        break;
    }
  }

  end(): void {
    while (this.#flows.length > 0) this.#flows.pop()?.lines.end();
    this.#flows.push(this.#flow(this.#part));
    this.#deleted.end();
    this.#altTexts.end();
    this.#fields.end();
  }

  get #top(): Flow {
    const top = this.#flows.at(-1);
    if (top === undefined) throw new Error('A Word part has no flow');
    return top;
  }

  #write(text: string): void {
    if (this.#fallbacks === 0) this.#top.lines.write(text);
  }

  #flow(part: string | undefined): Flow {
    return { lines: new Lines(this.#context, part === undefined ? {} : { part }), cells: 0 };
  }
}

interface Flow {
  readonly lines: Lines;
  /** Table cells around. */
  cells: number;
}

/** Characters of symbol fonts are in the private use area at F000 plus their code. */
function symbol(char: string | undefined): string {
  const code = Number.parseInt(char ?? '', 16);
  if (Number.isNaN(code) || code === 0 || code > 0xffff) return '';
  return String.fromCharCode(code >= 0xf020 && code <= 0xf07e ? code - 0xf000 : code);
}
