import type { ReadContext, Reader } from '../reader.ts';
import { DrawingText } from './drawing-text.ts';
import { OfficePackage, type Part } from './office-package.ts';
import { readOtherParts, readXmlPart } from './other-parts.ts';
import { SharedStrings } from './shared-strings.ts';
import { SheetComments, Styles, Workbook } from './workbook.ts';
import { type WorkbookFacts, WorksheetText } from './worksheet-text.ts';

const WORKBOOK = /(sheet|template|addin)(\.macroEnabled\w*)?\.main\+xml|^xl\/workbook\d{0,9}\.xml$/i;
const STRINGS = /sharedStrings\+xml|^xl\/sharedStrings\.xml$/i;
const STYLES = /spreadsheetml\.styles\+xml|^xl\/styles\.xml$/i;
const SHEET =
  /spreadsheetml\.(worksheet|chartsheet|dialogsheet)\+xml|excel\.macrosheet\+xml|^xl\/(work|macro)sheets\/[^/]{1,100}\.xml$/i;

/** xlsx, xlsm, xltx, xltm, xlam. Source: ECMA-376 part 1, SpreadsheetML. */
export const excel: Reader = {
  async read(bytes, context) {
    const file = await OfficePackage.open(bytes, context);
    await new WorkbookReading(file, context).read();
  },
};

class WorkbookReading {
  readonly #file: OfficePackage;
  readonly #context: ReadContext;
  readonly #read = new Set<Part>();

  constructor(file: OfficePackage, context: ReadContext) {
    this.#file = file;
    this.#context = context;
  }

  async read(): Promise<void> {
    const workbook = new Workbook();
    const styles = new Styles();
    const strings = new SharedStrings(this.#context.limits.maxTextBytes);
    const sheetNames = new Map<string, string>();
    for (const part of this.#parts(WORKBOOK)) {
      await this.#file.readXml(part, workbook);
      const links = await this.#file.relationships(part);
      const targets = new Map(links.map(({ id, target }) => [id, target.toLowerCase()]));
      for (const { relationship, name } of workbook.sheets) {
        const target = targets.get(relationship);
        if (target !== undefined) sheetNames.set(target, name);
      }
    }
    for (const part of this.#parts(STYLES)) await this.#file.readXml(part, styles);
    for (const part of this.#parts(STRINGS)) await this.#file.readXml(part, strings);
    if (strings.isCut) this.#context.problem('too_much_text', 'More shared strings than text is read');
    const facts = { strings, formats: styles.formats, is1904: workbook.is1904 };
    const names = workbook.sheets.map(({ name }) => name);
    this.#context.segment(names.join('\n'), { part: 'sheet names' });
    for (const { name, value } of workbook.names)
      this.#context.segment(`${name}: ${value}`, { part: 'defined names' });
    await this.#readSheets(sheetNames, facts);
    for (const text of strings.unused()) this.#context.segment(text, { part: 'unused text' });
    await readOtherParts(this.#file, this.#read, this.#context);
  }

  /** Sheets in the order of the workbook, then those that it doesn't list. */
  async #readSheets(names: ReadonlyMap<string, string>, facts: WorkbookFacts): Promise<void> {
    const order = new Map([...names.keys()].map((name, index) => [name, index]));
    const place = (part: Part) => order.get(part.name.toLowerCase()) ?? order.size;
    const sheets = this.#parts(SHEET).sort((one, other) => place(one) - place(other));
    for (const part of sheets) {
      const sheet = names.get(part.name.toLowerCase()) ?? part.name;
      await readXmlPart(this.#file, part, new WorksheetText(this.#context, sheet, facts), this.#context, {
        sheet,
      });
      await this.#readBesideSheet(part, sheet);
    }
  }

  /** Comments and drawings hang on the sheet by its links. */
  async #readBesideSheet(part: Part, sheet: string): Promise<void> {
    for (const { type, target, isExternal } of await this.#file.relationships(part)) {
      const linked = isExternal ? undefined : this.#file.part(target);
      if (linked === undefined || this.#read.has(linked)) continue;
      if (type === 'comments' || type === 'threadedComment') {
        this.#read.add(linked);
        const comments = new SheetComments((cell, text) =>
          this.#context.segment(text, { sheet, cell, part: 'comment' }),
        );
        await readXmlPart(this.#file, linked, comments, this.#context, { sheet });
      } else if (type === 'drawing') {
        this.#read.add(linked);
        const drawing = new DrawingText(this.#context, { sheet, part: 'text box' });
        await readXmlPart(this.#file, linked, drawing, this.#context, { sheet });
      }
    }
  }

  #parts(is: RegExp): Part[] {
    const found = this.#file.parts.filter(
      (part) => !this.#read.has(part) && (is.test(part.contentType) || is.test(part.name)),
    );
    for (const part of found) this.#read.add(part);
    return found;
  }
}
