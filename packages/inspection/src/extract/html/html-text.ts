import { QuoteType, Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { attributeKind, isBlock, isPreformatted } from './elements.ts';
import { Flow } from './flow.ts';
import { Table } from './table.ts';

const PIECE = 32 * 1024;
/** Of text without blocks. */
const LONGEST_PIECE = 1024 * 1024;
const DEEPEST_TABLE = 40;

export interface HtmlOutput {
  text(text: string, part: string | undefined, heading: string | undefined): void;
  /** A `data:` address. */
  data(url: string): void;
  /** The document of an `srcdoc`. */
  document(html: string): void;
}

interface OpenCell {
  readonly table: Table;
  readonly isHead: boolean;
  readonly flow: Flow;
  readonly heading: string | undefined;
}

/**
 * Turns tokens into text in the order of the page. It builds no tree and looks for no opening tag, so that hostile nesting
 * costs nothing.
 */
export class HtmlText implements TokenizerCallbacks {
  readonly #html: string;
  readonly #output: HtmlOutput;
  readonly #flow = new Flow();
  readonly #tables: { readonly table: Table; cell: OpenCell | undefined }[] = [];
  #tag = '';
  #attributes: [name: string, value: string][] = [];
  #name = '';
  #value: string[] = [];
  #links: string[] = [];
  #linkSize = 0;
  /** Element whose text isn't part of the page: `script`, `style`, `title`. */
  #apart: { readonly tag: string; readonly pieces: string[] } | undefined;
  #preformatted = 0;

  constructor(html: string, output: HtmlOutput) {
    this.#html = html;
    this.#output = output;
  }

  /** Feeds the tokenizer piece by piece; `check` runs between pieces. */
  async read(check: () => Promise<void>): Promise<void> {
    const tokenizer = new Tokenizer({ decodeEntities: true }, this);
    for (let at = 0; at < this.#html.length; at += PIECE * 4) {
      tokenizer.write(this.#html.slice(at, at + PIECE * 4));
      await check();
    }
    tokenizer.end();
  }

  ontext(start: number, end: number): void {
    this.#write(this.#html.slice(start, end));
  }

  ontextentity(codepoint: number): void {
    this.#write(String.fromCodePoint(codepoint));
  }

  oncdata(start: number, end: number, offset: number): void {
    this.#write(this.#html.slice(start, end - offset));
  }

  oncomment(start: number, end: number, offset: number): void {
    const text = this.#html.slice(start, end - offset).trim();
    if (text !== '') this.#output.text(text, 'comment', undefined);
  }

  ondeclaration(start: number, end: number): void {
    const text = this.#html.slice(start, end);
    if (/^\[CDATA\[/i.test(text)) this.#write(text.slice(7).replace(/\]\]$/, ''));
  }

  onprocessinginstruction(start: number, end: number): void {
    const text = this.#html.slice(start, end);
    if (!/^\?xml\s/i.test(text)) this.#output.text(text, 'script', undefined);
  }

  onopentagname(start: number, end: number): void {
    this.#tag = this.#html.slice(start, end).toLowerCase();
    this.#attributes = [];
  }

  onattribname(start: number, end: number): void {
    this.#name = this.#html.slice(start, end).toLowerCase();
    this.#value = [];
  }

  onattribdata(start: number, end: number): void {
    this.#value.push(this.#html.slice(start, end));
  }

  onattribentity(codepoint: number): void {
    this.#value.push(String.fromCodePoint(codepoint));
  }

  onattribend(quote: QuoteType): void {
    if (quote !== QuoteType.NoValue) this.#attributes.push([this.#name, this.#value.join('')]);
    this.#value = [];
  }

  onopentagend(): void {
    this.#open(this.#tag);
  }

  onselfclosingtag(): void {
    this.#open(this.#tag);
    this.#close(this.#tag);
  }

  onclosetag(start: number, end: number): void {
    this.#close(this.#html.slice(start, end).trim().toLowerCase());
  }

  onend(): void {
    this.#endApart();
    while (this.#tables.length > 0) this.#closeTable();
    this.#give(this.#flow, undefined);
    this.#giveLinks();
  }

  get #current(): Flow {
    return this.#tables.findLast(({ cell }) => cell !== undefined)?.cell?.flow ?? this.#flow;
  }

  #write(text: string): void {
    if (this.#apart !== undefined) {
      this.#apart.pieces.push(text);
      return;
    }
    const flow = this.#current;
    if (this.#preformatted > 0) flow.verbatim(text);
    else flow.text(text);
    if (flow.size >= LONGEST_PIECE) this.#giveCurrent();
  }

  /** Between blocks, so that no number is cut. */
  #break(): void {
    const flow = this.#current;
    flow.break();
    if (flow.size >= PIECE) this.#giveCurrent();
  }

  #giveCurrent(): void {
    const cell = this.#tables.findLast((open) => open.cell !== undefined)?.cell;
    this.#give(this.#flow, undefined);
    if (cell !== undefined) this.#give(cell.flow, cell.heading);
  }

  #open(tag: string): void {
    if (isBlock(tag)) this.#break();
    if (this.#attributes.length > 0) this.#openAttributes(tag);
    if (tag === 'script' || tag === 'style' || tag === 'title') this.#apart = { tag, pieces: [] };
    else if (isPreformatted(tag)) this.#preformatted += 1;
    else if (tag === 'table') {
      if (this.#tables.length < DEEPEST_TABLE) this.#tables.push({ table: new Table(), cell: undefined });
    } else if (tag === 'tr') {
      this.#closeCell();
      this.#tables.at(-1)?.table.beginRow();
    } else if (tag === 'td' || tag === 'th') this.#openCell(tag === 'th');
  }

  #close(tag: string): void {
    if (this.#apart?.tag === tag) this.#endApart();
    if (isBlock(tag)) this.#break();
    if (isPreformatted(tag)) this.#preformatted = Math.max(0, this.#preformatted - 1);
    else if (tag === 'table') this.#closeTable();
    else if (tag === 'tr') {
      this.#closeCell();
      this.#tables.at(-1)?.table.endRow();
    } else if (tag === 'td' || tag === 'th') this.#closeCell();
  }

  #openCell(isHead: boolean): void {
    this.#closeCell();
    const open = this.#tables.at(-1);
    if (open === undefined) return;
    open.table.beginCell(isHead, this.#number('colspan'), this.#number('rowspan'));
    open.cell = {
      table: open.table,
      isHead,
      flow: new Flow(),
      heading: isHead ? undefined : open.table.heading(),
    };
  }

  #closeCell(): void {
    const open = this.#tables.at(-1);
    const cell = open?.cell;
    if (open === undefined || cell === undefined) return;
    open.cell = undefined;
    const text = cell.flow.take();
    cell.table.endCell(cell.isHead, text);
    const around = this.#current;
    if (cell.heading === undefined || around !== this.#flow) {
      around.verbatim(text);
      around.tab();
    } else {
      this.#give(this.#flow, undefined);
      this.#emit(text, cell.heading);
    }
  }

  #closeTable(): void {
    this.#closeCell();
    this.#tables.pop()?.table.endRow();
    this.#current.break();
  }

  #number(name: string): number {
    const value = this.#attributes.find(([key]) => key === name)?.[1];
    return value === undefined ? 1 : Number.parseInt(value, 10) || 1;
  }

  #openAttributes(tag: string): void {
    const names: string[] = [];
    for (const [name, value] of this.#attributes)
      if (['name', 'property', 'http-equiv', 'placeholder', 'aria-label', 'id', 'itemprop'].includes(name))
        names.push(value.slice(0, 100));
    for (const [name, value] of this.#attributes) {
      if (value.trim() === '') continue;
      const kind = attributeKind(name);
      if (value.startsWith('data:') && (kind === 'link' || kind === 'text')) this.#output.data(value);
      else if (kind === 'link') this.#link(value);
      else if (kind === 'script') this.#output.text(value, 'script', undefined);
      else if (kind === 'document') this.#output.document(value);
      else if (kind === 'text') {
        const around = name === 'value' ? [this.#current.tail(), ...names] : names;
        const heading = around.filter((word) => word !== '' && word !== value).join(' ');
        const part = tag === 'meta' ? 'properties' : name === 'alt' ? 'alt text' : 'attribute';
        this.#output.text(value, part, heading === '' ? undefined : heading);
      }
    }
  }

  #link(url: string): void {
    this.#links.push(url);
    this.#linkSize += url.length;
    if (this.#linkSize > PIECE) this.#giveLinks();
  }

  #giveLinks(): void {
    if (this.#links.length > 0) this.#output.text(this.#links.join('\n'), 'link', undefined);
    this.#links = [];
    this.#linkSize = 0;
  }

  #endApart(): void {
    const apart = this.#apart;
    if (apart === undefined) return;
    this.#apart = undefined;
    const text = apart.pieces.join('').trim();
    if (text !== '') this.#output.text(text, apart.tag, undefined);
  }

  #give(flow: Flow, heading: string | undefined): void {
    this.#emit(flow.take(), heading);
  }

  #emit(text: string, heading: string | undefined): void {
    if (text.trim() !== '') this.#output.text(text, undefined, heading);
  }
}
