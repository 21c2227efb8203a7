import type { Place } from '../../document/place.ts';
import { Lines } from '../lines.ts';
import { cellName } from '../office/cell-name.ts';
import { GENERAL, shownNumber } from '../office/number-format.ts';
import type { ReadContext } from '../reader.ts';
import { SheetCells } from '../sheet-cells.ts';
import type { XmlAttributes, XmlHandler } from '../xml/xml-scanner.ts';

/** Elements whose text isn't the body, and the part it is. */
const PARTS: Readonly<Record<string, string>> = {
  annotation: 'comment',
  note: 'notes',
  notes: 'notes',
  deletion: 'deleted',
  header: 'header',
  footer: 'footer',
  'header-left': 'header',
  'footer-left': 'footer',
  desc: 'alt text',
  title: 'alt text',
  'text-box': 'text box',
  meta: 'properties',
};

const PARAGRAPHS = new Set([
  'p',
  'h',
  'desc',
  'title',
  'creator',
  'date',
  'keyword',
  'user-defined',
  'script-event-listener',
]);

/** Text of an OpenDocument part: paragraphs are lines, cells of spreadsheets have their place. */
export class OpenDocumentText implements XmlHandler {
  readonly #context: ReadContext;
  readonly #flows: Flow[] = [];
  readonly #links: Lines;
  #place: Omit<Place, 'path'>;
  #slide = 0;
  #isSpreadsheet = false;
  #sheet: Sheet | undefined;
  /** Tables of text documents around. */
  #cells = 0;
  #binary = 0;
  #isScript = false;
  #paragraphs = 0;

  constructor(context: ReadContext, part: string | undefined) {
    this.#context = context;
    this.#place = part === undefined ? {} : { part };
    this.#links = new Lines(context, { part: 'link' });
    this.#enter('', this.#place);
  }

  open(name: string, attributes: XmlAttributes): void {
    switch (name) {
      case 'spreadsheet':
        this.#isSpreadsheet = true;
        return;
      case 'page':
        this.#slide += 1;
        this.#flush();
        this.#enter(name, { ...this.#place, slide: this.#slide });
        return;
      case 'table':
        if (this.#isSpreadsheet) this.#sheet = new Sheet(this.#context, attributes.get('name') ?? '');
        return;
      case 'table-row':
        this.#sheet?.row(Number(attributes.get('number-rows-repeated') ?? 1));
        return;
      case 'table-cell':
      case 'covered-table-cell':
        if (this.#sheet === undefined) this.#cells += 1;
        else this.#sheet.openCell(attributes);
        return;
      case 'named-expression':
        this.#context.segment(`${attributes.get('name') ?? ''}: ${attributes.get('expression') ?? ''}`, {
          part: 'defined names',
        });
        return;
      case 'content-validation':
        // What may be chosen is listed in the condition.
        this.#context.segment(attributes.get('condition') ?? '', { part: 'prompt' });
        break;
      case 'tab':
        this.#write('\t');
        return;
      case 's':
        this.#write(' '.repeat(Math.min(100, Number(attributes.get('c') ?? 1) || 1)));
        return;
      case 'line-break':
        this.#write('\n');
        return;
      case 'binary-data':
        this.#binary += 1;
        return;
      case 'script':
        this.#isScript = true;
        return;
    }
    if (PARAGRAPHS.has(name)) this.#paragraphs += 1;
    const link = attributes.get('href');
    if (link !== undefined && /^[a-z][a-z0-9+.-]{1,20}:/i.test(link)) this.#links.line(link);
    const part = PARTS[name];
    if (part !== undefined) this.#enter(name, { ...this.#top.place, part });
  }

  text(text: string): void {
    if (this.#binary > 0) return;
    if (this.#paragraphs > 0 || this.#isScript) this.#write(text);
    else if (text.trim() !== '') this.#write(text.trim());
  }

  close(name: string): void {
    switch (name) {
      case 'table':
        this.#sheet = undefined;
        return;
      case 'table-cell':
      case 'covered-table-cell':
        if (this.#sheet === undefined) {
          this.#cells -= 1;
          this.#write('\t');
        } else this.#sheet.closeCell();
        return;
      case 'table-row':
        if (this.#sheet === undefined) this.#top.lines.endLine();
        else this.#sheet.endRow();
        return;
      case 'binary-data':
        this.#binary -= 1;
        return;
      case 'script':
        this.#isScript = false;
        return;
    }
    if (PARAGRAPHS.has(name)) {
      this.#paragraphs -= 1;
      this.#endParagraph();
    }
    if (this.#flows.length > 1 && this.#top.element === name) this.#flows.pop()?.lines.end();
  }

  end(): void {
    while (this.#flows.length > 0) this.#flows.pop()?.lines.end();
    this.#links.end();
    this.#enter('', this.#place);
  }

  get #top(): Flow {
    const top = this.#flows.at(-1);
    if (top === undefined) throw new Error('An OpenDocument part has no flow');
    return top;
  }

  #enter(element: string, place: Omit<Place, 'path'>): void {
    const { line: _line, ...rest } = place;
    this.#flows.push({ element, place: rest, lines: new Lines(this.#context, rest) });
  }

  #flush(): void {
    this.#top.lines.endLine();
  }

  #write(text: string): void {
    if (this.#sheet?.isInCell === true && this.#flows.length === 1) this.#sheet.write(text);
    else this.#top.lines.write(text);
  }

  #endParagraph(): void {
    if (this.#sheet?.isInCell === true && this.#flows.length === 1) this.#sheet.write('\n');
    else if (this.#cells > 0 && this.#flows.length === 1) this.#write(' ');
    else this.#top.lines.endLine();
  }
}

interface Flow {
  readonly element: string;
  readonly place: Omit<Place, 'path' | 'line'>;
  readonly lines: Lines;
}

/** Cells of one sheet; repeated ones are given once. */
class Sheet {
  readonly #cells: SheetCells;
  #row = 1;
  #column = 1;
  #rowRepeats = 1;
  #cellRepeats = 1;
  #text = '';
  #value = '';
  #type = '';
  #formula = '';
  isInCell = false;

  constructor(context: ReadContext, name: string) {
    this.#cells = new SheetCells(context, name);
  }

  row(repeats: number): void {
    this.#rowRepeats = repeats || 1;
    this.#column = 1;
  }

  endRow(): void {
    this.#row += this.#rowRepeats;
  }

  openCell(attributes: XmlAttributes): void {
    this.isInCell = true;
    this.#cellRepeats = Number(attributes.get('number-columns-repeated') ?? 1) || 1;
    this.#type = attributes.get('value-type') ?? '';
    this.#value = attributes.get('value') ?? attributes.get('date-value') ?? '';
    this.#formula = attributes.get('formula') ?? '';
    this.#text = '';
  }

  write(text: string): void {
    this.#text += text;
  }

  closeCell(): void {
    const cell = cellName(this.#column, this.#row);
    this.#cells.give(this.#column, cell, this.#shown(), this.#type === 'string' || this.#type === '');
    if (this.#formula.includes('"')) this.#cells.beside(cell, 'formula', this.#formula);
    this.#column += this.#cellRepeats;
    this.isInCell = false;
  }

  /** What is shown, but long numbers with all digits and dates in full. */
  #shown(): string {
    const text = this.#text.trimEnd();
    if (this.#type === 'date' && this.#value !== '') return this.#value.replace('T', ' ');
    if (this.#type === 'float' && (text === '' || /\d[eE][+-]?\d/.test(text)))
      return shownNumber(this.#value, GENERAL, false);
    return text;
  }
}
