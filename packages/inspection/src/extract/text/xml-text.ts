import { QuoteType, Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import type { ReadContext } from '../reader.ts';
import { LinedText } from './lined-text.ts';

const PIECE = 128 * 1024;
/** Longer values are prose, which a name in front would only disturb. */
const LONGEST_NAMED = 200;
/** Names of deeper elements aren't kept. */
const DEEPEST = 10_000;
/** An end tag without its pair closes what is open up to the same name, if that is near. */
const NEAR = 50;

interface Open {
  readonly name: string;
  hasElements: boolean;
  /** Text beside elements, as in a paragraph with bold words. */
  isMixed: boolean;
}

/** Turns tokens of XML into text; what isn't well-formed costs structure, never text. */
export class XmlText implements TokenizerCallbacks {
  readonly #xml: string;
  readonly #lined: LinedText;
  readonly #open: Open[] = [];
  #deeper = 0;
  #text = '';
  #textLine = 1;
  #tag = '';
  #name = '';
  #value = '';
  #attributes: [name: string, value: string][] = [];
  #line = 1;
  #nextBreak: number;
  isBroken = false;

  constructor(xml: string, context: ReadContext) {
    this.#xml = xml;
    this.#nextBreak = xml.indexOf('\n');
    this.#lined = new LinedText(context);
  }

  /** Feeds the tokenizer piece by piece; `check` runs between pieces. */
  async read(check: () => Promise<void>): Promise<void> {
    const tokenizer = new Tokenizer(
      { xmlMode: true, decodeEntities: true, recognizeSelfClosing: true },
      this,
    );
    for (let at = 0; at < this.#xml.length; at += PIECE) {
      tokenizer.write(this.#xml.slice(at, at + PIECE));
      await check();
    }
    tokenizer.end();
  }

  ontext(start: number, end: number): void {
    this.#add(this.#xml.slice(start, end), start);
  }

  ontextentity(codepoint: number, end: number): void {
    this.#add(String.fromCodePoint(codepoint), end);
  }

  oncdata(start: number, end: number, offset: number): void {
    this.#add(this.#xml.slice(start, end - offset), start);
  }

  oncomment(start: number, end: number, offset: number): void {
    this.#giveText(false);
    this.#lined.apart(this.#xml.slice(start, end - offset).trim(), 'comment', this.#lineOf(start));
  }

  ondeclaration(start: number, end: number): void {
    const text = this.#xml.slice(start, end);
    if (/[[\s]/.test(text)) this.#lined.apart(text, 'doctype', this.#lineOf(start));
  }

  onprocessinginstruction(start: number, end: number): void {
    const text = this.#xml.slice(start, end).replace(/^\?|\?$/g, '');
    if (!/^xml\s/i.test(text)) this.#lined.apart(text, 'comment', this.#lineOf(start));
  }

  onopentagname(start: number, end: number): void {
    this.#giveText(false);
    this.#tag = localName(this.#xml.slice(start, end));
    this.#attributes = [];
    this.#lineOf(start);
  }

  onattribname(start: number, end: number): void {
    this.#name = this.#xml.slice(start, end);
    this.#value = '';
  }

  onattribdata(start: number, end: number): void {
    this.#value += this.#xml.slice(start, end);
  }

  onattribentity(codepoint: number): void {
    this.#value += String.fromCodePoint(codepoint);
  }

  onattribend(quote: QuoteType): void {
    const isNamespace = this.#name === 'xmlns' || this.#name.startsWith('xmlns:');
    if (quote !== QuoteType.NoValue && !isNamespace && this.#value.trim() !== '')
      this.#attributes.push([localName(this.#name), this.#value]);
  }

  onopentagend(): void {
    for (const [name, value] of this.#attributes)
      this.#lined.value(name, value, this.#line, `${this.#tag} ${name}`);
    const around = this.#open.at(-1);
    if (around !== undefined) around.hasElements = true;
    if (this.#open.length < DEEPEST) this.#open.push({ name: this.#tag, hasElements: false, isMixed: false });
    else this.#deeper += 1;
  }

  onselfclosingtag(): void {
    this.onopentagend();
    this.#close();
  }

  onclosetag(start: number, end: number): void {
    this.#giveText(true);
    const name = localName(this.#xml.slice(start, end).trim());
    if (this.#deeper > 0 || this.#open.at(-1)?.name === name) {
      this.#close();
      return;
    }
    this.isBroken = true;
    const near = this.#open.slice(-NEAR).findLastIndex((open) => open.name === name);
    if (near >= 0) this.#open.length = Math.max(0, this.#open.length - NEAR) + near;
  }

  onend(): void {
    if (this.#open.length > 0 || this.#deeper > 0) this.isBroken = true;
    this.#giveText(true);
    this.#lined.flush();
  }

  #close(): void {
    if (this.#deeper > 0) this.#deeper -= 1;
    else this.#open.pop();
  }

  #add(text: string, at: number): void {
    if (this.#text === '') this.#textLine = this.#lineOf(at);
    this.#text += text;
  }

  #giveText(isEnd: boolean): void {
    const text = this.#text;
    this.#text = '';
    if (text === '') return;
    const around = this.#open.at(-1);
    if (text.trim() === '') {
      if (around?.isMixed === true) this.#lined.running(text, this.#textLine);
      return;
    }
    // Behind the internal subset of a DOCTYPE.
    if (around === undefined && text.trim() === ']>') return;
    const parent = this.#open.at(-2);
    if (isEnd && around !== undefined && !around.hasElements && parent?.isMixed !== true) {
      const value = text.trim();
      const line = this.#textLine + breaksBefore(text);
      const name = value.length > LONGEST_NAMED ? '' : around.name;
      this.#lined.value(
        name,
        value,
        line,
        parent === undefined ? around.name : `${parent.name} ${around.name}`,
      );
    } else {
      if (around !== undefined) around.isMixed = true;
      this.#lined.running(text, this.#textLine);
    }
  }

  /** Tokens come in order, so that each line break is counted once. */
  #lineOf(at: number): number {
    while (this.#nextBreak >= 0 && this.#nextBreak < at) {
      this.#line += 1;
      this.#nextBreak = this.#xml.indexOf('\n', this.#nextBreak + 1);
    }
    return this.#line;
  }
}

/** Line breaks in front of the first word. */
function breaksBefore(text: string): number {
  let count = 0;
  for (const char of text) {
    if (char === '\n') count += 1;
    else if (char.trim() !== '') break;
  }
  return count;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
