import type { XmlAttributes, XmlHandler } from '../xml/xml-scanner.ts';
import { builtInFormat, GENERAL, type NumberFormat, parseFormat } from './number-format.ts';

export interface SheetEntry {
  readonly name: string;
  readonly relationship: string;
}

/** More entries of a list than any workbook has fill only memory. */
const MOST = 100_000;

/** The list of sheets and the names that ranges have. */
export class Workbook implements XmlHandler {
  readonly sheets: SheetEntry[] = [];
  readonly names: { readonly name: string; readonly value: string }[] = [];
  is1904 = false;
  #name: string | undefined;
  #text = '';

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'sheet' && this.sheets.length < MOST)
      this.sheets.push({
        name: attributes.get('name') ?? '',
        relationship: attributes.full('r:id') ?? attributes.get('id') ?? '',
      });
    else if (name === 'workbookPr') this.is1904 = /^(1|true|on)$/.test(attributes.get('date1904') ?? '');
    else if (name === 'definedName') {
      this.#name = attributes.get('name') ?? '';
      this.#text = '';
    }
  }

  text(text: string): void {
    if (this.#name !== undefined) this.#text += text;
  }

  close(name: string): void {
    if (name !== 'definedName' || this.#name === undefined) return;
    if (this.names.length < MOST) this.names.push({ name: this.#name, value: this.#text });
    this.#name = undefined;
  }
}

/** Number formats by the number of a cell's style. */
export class Styles implements XmlHandler {
  readonly formats: NumberFormat[] = [];
  readonly #own = new Map<number, NumberFormat>();
  #isCells = false;

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'numFmt' && this.#own.size < MOST)
      this.#own.set(Number(attributes.get('numFmtId')), parseFormat(attributes.get('formatCode') ?? ''));
    else if (name === 'cellXfs') this.#isCells = true;
    else if (name === 'xf' && this.#isCells && this.formats.length < MOST) {
      const id = Number(attributes.get('numFmtId') ?? 0);
      this.formats.push(this.#own.get(id) ?? (Number.isNaN(id) ? GENERAL : builtInFormat(id)));
    }
  }

  text(): void {}

  close(name: string): void {
    if (name === 'cellXfs') this.#isCells = false;
  }
}

/** Comments of a sheet, old notes and threaded ones, each with its cell. */
export class SheetComments implements XmlHandler {
  readonly #give: (cell: string, text: string) => void;
  #cell = '';
  #text = '';
  #isText = false;

  constructor(give: (cell: string, text: string) => void) {
    this.#give = give;
  }

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'comment' || name === 'threadedComment') {
      this.#cell = attributes.get('ref') ?? '';
      this.#text = '';
    }
    this.#isText = name === 't' || name === 'text';
  }

  text(text: string): void {
    if (this.#isText) this.#text += text;
  }

  close(name: string): void {
    this.#isText = false;
    if (name === 'comment' || name === 'threadedComment') this.#give(this.#cell, this.#text.trim());
  }
}
