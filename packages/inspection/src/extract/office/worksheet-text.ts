import type { ReadContext } from '../reader.ts';
import { SheetCells } from '../sheet-cells.ts';
import type { XmlAttributes, XmlHandler } from '../xml/xml-scanner.ts';
import { cellName, columnOf } from './cell-name.ts';
import { GENERAL, type NumberFormat, shownNumber } from './number-format.ts';
import type { SharedStrings } from './shared-strings.ts';

export interface WorkbookFacts {
  readonly strings: SharedStrings;
  /** By the number of a cell's style. */
  readonly formats: readonly NumberFormat[];
  readonly is1904: boolean;
}

/** Cells of a worksheet with the values they show; formulas only where they contain text of their own. */
export class WorksheetText implements XmlHandler {
  readonly #context: ReadContext;
  readonly #sheet: string;
  readonly #facts: WorkbookFacts;
  readonly #cells: SheetCells;
  #row = 0;
  #column = 0;
  #cell = '';
  #type = '';
  #style = 0;
  #value = '';
  #formula = '';
  #other = '';
  #target: 'value' | 'formula' | 'other' | undefined;
  #phonetics = 0;

  constructor(context: ReadContext, sheet: string, facts: WorkbookFacts) {
    this.#context = context;
    this.#sheet = sheet;
    this.#facts = facts;
    this.#cells = new SheetCells(context, sheet);
  }

  open(name: string, attributes: XmlAttributes): void {
    switch (name) {
      case 'c':
        this.#openCell(attributes);
        break;
      case 'v':
        this.#target = 'value';
        break;
      case 't':
        if (this.#phonetics === 0) this.#target = 'value';
        break;
      case 'f':
        this.#target = 'formula';
        break;
      case 'row':
        this.#row = Number(attributes.get('r') ?? this.#row + 1);
        this.#column = 0;
        break;
      case 'rPh':
        this.#phonetics += 1;
        break;
      case 'oddHeader':
      case 'oddFooter':
      case 'evenHeader':
      case 'evenFooter':
      case 'firstHeader':
      case 'firstFooter':
      case 'formula1':
      case 'formula2':
        this.#other = '';
        this.#target = 'other';
        break;
      case 'hyperlink':
        this.#link(attributes);
        break;
      case 'dataValidation':
        for (const key of ['promptTitle', 'prompt', 'error'])
          this.#context.segment(attributes.get(key) ?? '', { sheet: this.#sheet, part: 'prompt' });
        break;
    }
  }

  text(text: string): void {
    if (this.#target === 'value') this.#value += text;
    else if (this.#target === 'formula') this.#formula += text;
    else if (this.#target === 'other') this.#other += text;
  }

  close(name: string): void {
    switch (name) {
      case 'c':
        this.#closeCell();
        break;
      case 'v':
      case 't':
      case 'f':
        this.#target = undefined;
        break;
      case 'rPh':
        this.#phonetics -= 1;
        break;
      case 'oddHeader':
      case 'evenHeader':
      case 'firstHeader':
        this.#give('header');
        break;
      case 'oddFooter':
      case 'evenFooter':
      case 'firstFooter':
        this.#give('footer');
        break;
      case 'formula1':
      case 'formula2':
        if (this.#other.includes('"')) this.#give('list');
        break;
    }
  }

  #openCell(attributes: XmlAttributes): void {
    const named = attributes.get('r');
    this.#column = (named === undefined ? undefined : columnOf(named)) ?? this.#column + 1;
    this.#cell = named ?? cellName(this.#column, this.#row);
    this.#type = attributes.get('t') ?? 'n';
    this.#style = Number(attributes.get('s') ?? 0);
    this.#value = '';
    this.#formula = '';
  }

  #closeCell(): void {
    const isText = this.#type !== 'n' && this.#type !== 'b' && this.#type !== 'd';
    this.#cells.give(this.#column, this.#cell, this.#shown(), isText);
    if (this.#formula.includes('"')) this.#cells.beside(this.#cell, 'formula', this.#formula);
    this.#target = undefined;
  }

  #shown(): string {
    const value = this.#value;
    switch (this.#type) {
      case 's':
        return this.#facts.strings.use(Number(value));
      case 'n':
        return shownNumber(value, this.#facts.formats[this.#style] ?? GENERAL, this.#facts.is1904);
      case 'b':
        return value === '1' ? 'TRUE' : 'FALSE';
      case 'e':
        return '';
      default:
        return value;
    }
  }

  #link(attributes: XmlAttributes): void {
    const cell = (attributes.get('ref') ?? '').split(':', 1)[0] ?? '';
    for (const key of ['location', 'tooltip', 'display'])
      this.#context.segment(attributes.get(key) ?? '', { sheet: this.#sheet, cell, part: 'link' });
  }

  /** Codes of headers and footers begin with an ampersand: `&P`, `&"Arial,Bold"`, `&12`. */
  #give(part: string): void {
    const text =
      part === 'list'
        ? this.#other
        : this.#other.replace(/&("[^"]{0,100}"|K[0-9A-F]{6}|\d{1,3}|[A-Z])/gi, ' ');
    this.#context.segment(text.trim(), { sheet: this.#sheet, part });
    this.#target = undefined;
  }
}
