import { cellName } from '../office/cell-name.ts';
import {
  builtInFormat,
  GENERAL,
  type NumberFormat,
  parseFormat,
  shownNumber,
} from '../office/number-format.ts';
import type { ReadContext } from '../reader.ts';
import { SheetCells } from '../sheet-cells.ts';
import { Unreadable } from '../unreadable.ts';
import { biffString, oldBiffString, sharedBiffStrings } from './biff-strings.ts';

/** Types of records, by their names in [MS-XLS] 2.3. */
const RECORD = {
  formula: 0x0006,
  header: 0x0014,
  footer: 0x0015,
  dateMode: 0x0022,
  filePass: 0x002f,
  continue: 0x003c,
  boundSheet: 0x0085,
  mulRk: 0x00bd,
  rString: 0x00d6,
  xf: 0x00e0,
  sst: 0x00fc,
  labelSst: 0x00fd,
  txo: 0x01b6,
  hLink: 0x01b8,
  number: 0x0203,
  label: 0x0204,
  string: 0x0207,
  rk: 0x027e,
  format: 0x041e,
  bof: 0x0809,
} as const;

const URL_MONIKER = Buffer.from('e0c9ea79f9bace118c8200aa004ba90b', 'hex');

/** The records of a workbook stream, in order: facts of the workbook first, then its sheets. */
export class BiffWorkbook {
  readonly #bytes: Buffer;
  readonly #context: ReadContext;
  readonly #sheetNames = new Map<number, string>();
  readonly #ownFormats = new Map<number, NumberFormat>();
  readonly #formats: number[] = [];
  #strings: readonly string[] = [];
  #isBiff8 = true;
  #is1904 = false;
  #sheet = '';
  #cells: SheetCells;
  /** The cell of a formula whose text follows. */
  #formulaCell: { readonly row: number; readonly column: number } | undefined;

  constructor(bytes: Buffer, context: ReadContext) {
    this.#bytes = bytes;
    this.#context = context;
    this.#cells = new SheetCells(context, '');
  }

  read(): void {
    const bytes = this.#bytes;
    let steps = 0;
    for (let at = 0; at + 4 <= bytes.length; ) {
      if (++steps % 4096 === 0) this.#context.budget.check();
      const type = bytes.readUInt16LE(at);
      const data = bytes.subarray(at + 4, at + 4 + bytes.readUInt16LE(at + 2));
      const next = at + 4 + bytes.readUInt16LE(at + 2);
      try {
        this.#record(type, data, at, next);
      } catch (error) {
        // A record that is too short says nothing; those after it may.
        if (!(error instanceof RangeError)) throw error;
      }
      at = next;
    }
  }

  #record(type: number, data: Buffer, at: number, next: number): void {
    switch (type) {
      case RECORD.bof:
        this.#isBiff8 = data.readUInt16LE(0) >= 0x0600;
        this.#sheet = this.#sheetNames.get(at) ?? '';
        this.#cells = new SheetCells(this.#context, this.#sheet);
        return;
      case RECORD.filePass:
        throw new Unreadable('encrypted', 'The workbook has a password');
      case RECORD.boundSheet:
        this.#boundSheet(data);
        return;
      case RECORD.dateMode:
        this.#is1904 = data.readUInt16LE(0) === 1;
        return;
      case RECORD.format:
        this.#ownFormats.set(
          data.readUInt16LE(0),
          parseFormat(
            this.#isBiff8
              ? biffString(data, 4, data.readUInt16LE(2))
              : oldBiffString(data, 3, data.readUInt8(2)),
          ),
        );
        return;
      case RECORD.xf:
        this.#formats.push(data.readUInt16LE(2));
        return;
      case RECORD.sst:
        this.#strings = sharedBiffStrings([data, ...this.#continuations(next)], () =>
          this.#context.budget.check(),
        );
        return;
      case RECORD.header:
      case RECORD.footer:
        this.#beside(type === RECORD.header ? 'header' : 'footer', this.#longString(data, 0));
        return;
      case RECORD.txo:
        this.#textBox(data, next);
        return;
      case RECORD.hLink:
        this.#link(data);
        return;
      default:
        this.#cell(type, data);
    }
  }

  #cell(type: number, data: Buffer): void {
    switch (type) {
      case RECORD.labelSst:
        this.#text(data, this.#strings[data.readUInt32LE(6)] ?? '');
        return;
      case RECORD.label:
      case RECORD.rString:
        this.#text(data, this.#longString(data, 6));
        return;
      case RECORD.number:
        this.#number(data, data.readUInt16LE(2), data.readUInt16LE(4), data.readDoubleLE(6));
        return;
      case RECORD.rk:
        this.#number(data, data.readUInt16LE(2), data.readUInt16LE(4), rkNumber(data.readUInt32LE(6)));
        return;
      case RECORD.mulRk:
        for (let at = 4, column = data.readUInt16LE(2); at + 8 <= data.length; at += 6, column++)
          this.#number(data, column, data.readUInt16LE(at), rkNumber(data.readUInt32LE(at + 2)));
        return;
      case RECORD.formula:
        this.#formula(data);
        return;
      case RECORD.string:
        if (this.#formulaCell !== undefined) {
          const { row, column } = this.#formulaCell;
          this.#cells.give(column + 1, cellName(column + 1, row + 1), this.#longString(data, 0), true);
        }
        return;
    }
  }

  #boundSheet(data: Buffer): void {
    const length = data.readUInt8(6);
    const name = this.#isBiff8 ? biffString(data, 7, length) : oldBiffString(data, 7, length);
    this.#sheetNames.set(data.readUInt32LE(0), name);
    this.#context.segment(name, { part: 'sheet names' });
  }

  /** A value of FFFF in its last bytes says that it isn't a number; 0 in the first that its text follows. */
  #formula(data: Buffer): void {
    const row = data.readUInt16LE(0);
    const column = data.readUInt16LE(2);
    if (data.readUInt16LE(12) !== 0xffff)
      this.#number(data, column, data.readUInt16LE(4), data.readDoubleLE(6));
    else if (data.readUInt8(6) === 0) this.#formulaCell = { row, column };
  }

  #text(data: Buffer, text: string): void {
    const column = data.readUInt16LE(2) + 1;
    this.#cells.give(column, cellName(column, data.readUInt16LE(0) + 1), text, true);
  }

  #number(data: Buffer, column: number, style: number, value: number): void {
    const id = this.#formats[style] ?? 0;
    const format = this.#ownFormats.get(id) ?? (id < 164 ? builtInFormat(id) : GENERAL);
    const text = shownNumber(String(value), format, this.#is1904);
    this.#cells.give(column + 1, cellName(column + 1, data.readUInt16LE(0) + 1), text, false);
  }

  #longString(data: Buffer, at: number): string {
    if (at + 2 > data.length) return '';
    const length = data.readUInt16LE(at);
    return this.#isBiff8 ? biffString(data, at + 2, length) : oldBiffString(data, at + 2, length);
  }

  /** Text of comments and shapes follows in continuations. */
  #textBox(data: Buffer, next: number): void {
    const length = data.readUInt16LE(10);
    const [text] = this.#continuations(next);
    if (text !== undefined) this.#beside('text box', biffString(text, 0, length));
  }

  #link(data: Buffer): void {
    const at = data.indexOf(URL_MONIKER);
    if (at === -1) return;
    const size = data.readUInt32LE(at + 16);
    const url = data.toString('utf16le', at + 20, Math.min(data.length, at + 20 + size));
    this.#beside('link', url.replace(/\0.*$/s, ''));
  }

  #beside(part: string, text: string): void {
    this.#context.segment(text, this.#sheet === '' ? { part } : { sheet: this.#sheet, part });
  }

  #continuations(start: number): Buffer[] {
    const found: Buffer[] = [];
    const bytes = this.#bytes;
    for (let at = start; at + 4 <= bytes.length && bytes.readUInt16LE(at) === RECORD.continue; ) {
      const end = at + 4 + bytes.readUInt16LE(at + 2);
      found.push(bytes.subarray(at + 4, end));
      at = end;
    }
    return found;
  }
}

/** [MS-XLS] 2.5.217: the upper 30 bits of a double, or an integer; a hundredth of it where the first bit is set. */
function rkNumber(rk: number): number {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE((rk & 0xfffffffc) >>> 0, 4);
  const value = (rk & 2) !== 0 ? rk >> 2 : bytes.readDoubleLE(0);
  return (rk & 1) !== 0 ? value / 100 : value;
}
