import iconv from 'iconv-lite';
import { codePageOfCharset, type Destination, destinationOf, signOf } from './destinations.ts';
import { hexValue, type RtfHandler } from './tokens.ts';

/** What is deeper belongs to the deepest group that counts: only hostile files have more. */
const DEEPEST_GROUP = 400;
/** Text goes out in pieces of about this size, so that large documents don't need it twice. */
const PIECE = 64 * 1024;
const HTML_LINK = /\b(?:href|src)\s*=\s*["']?([^"'\s>]{1,2000})/i;

export interface RtfOutput {
  text(text: string, part: string | undefined, heading: string | undefined): void;
  /** An embedded object or a picture, as its bytes. */
  embedded(kind: 'object' | 'picture', bytes: Buffer): void;
}

/** Where the text of a group goes. */
interface Target {
  readonly destination: Destination;
  readonly pieces: string[];
  size: number;
  readonly data: Uint8Array[];
}

interface Group {
  target: Target;
  codePage: number;
  /** Characters that follow `\uN` for readers without Unicode. */
  fallback: number;
  /** RTF that only repeats HTML of the same document. */
  isForHtml: boolean;
  /** `\*` came first: an unknown word makes the group nothing. */
  isOptional: boolean;
}

/** Follows groups, fonts and destinations, and gives out text in the order of the file. */
export class RtfText implements RtfHandler {
  readonly #output: RtfOutput;
  readonly #stack: Group[] = [];
  readonly #fonts = new Map<number, number>();
  #group: Group;
  #tooDeep = 0;
  readonly #bytes = new Uint8Array(PIECE);
  #size = 0;
  #skip = 0;
  #font = 0;
  #documentCodePage = 1252;
  /** More was closed than opened, or the file ended within groups. */
  isBroken = false;

  constructor(output: RtfOutput) {
    this.#output = output;
    this.#group = {
      target: { destination: { kind: 'text' }, pieces: [], size: 0, data: [] },
      codePage: 1252,
      fallback: 1,
      isForHtml: false,
      isOptional: false,
    };
  }

  openGroup(): void {
    this.#flush();
    this.#skip = 0;
    if (this.#stack.length >= DEEPEST_GROUP) {
      this.#tooDeep += 1;
      return;
    }
    this.#stack.push(this.#group);
    this.#group = { ...this.#group, isOptional: false };
  }

  closeGroup(): void {
    this.#flush();
    this.#skip = 0;
    if (this.#tooDeep > 0) {
      this.#tooDeep -= 1;
      return;
    }
    const outer = this.#stack.pop();
    if (outer === undefined) {
      this.isBroken = true;
      return;
    }
    if (outer.target !== this.#group.target) this.#give(this.#group.target);
    this.#group = outer;
  }

  byte(value: number): void {
    if (this.#skip > 0) {
      this.#skip -= 1;
      return;
    }
    this.#bytes[this.#size] = value;
    this.#size += 1;
    if (this.#size >= PIECE) this.#flush();
  }

  binary(bytes: Uint8Array): void {
    if (this.#skip > 0) {
      this.#skip -= 1;
      return;
    }
    const { kind } = this.#group.target.destination;
    if (kind === 'object' || kind === 'picture') this.#output.embedded(kind, Buffer.from(bytes));
  }

  control(word: string, parameter: number | undefined): void {
    if (word === 'u') {
      this.#flush();
      this.#write(String.fromCharCode((parameter ?? 0) & 0xffff));
      this.#skip = this.#group.fallback;
      return;
    }
    if (this.#skip > 0) {
      this.#skip -= 1;
      return;
    }
    this.#flush();
    const sign = signOf(word);
    if (sign !== undefined) this.#write(sign);
    else if (word === '*') this.#group.isOptional = true;
    else if (!this.#format(word, parameter)) this.#begin(word);
  }

  /** Gives out what is left. */
  end(): void {
    this.#flush();
    if (this.#stack.length > 0 || this.#tooDeep > 0) this.isBroken = true;
    const targets = new Set([...this.#stack.map(({ target }) => target), this.#group.target]);
    for (const target of targets) this.#give(target);
  }

  #format(word: string, parameter: number | undefined): boolean {
    const group = this.#group;
    switch (word) {
      case 'ansicpg':
        if (parameter !== undefined && parameter > 0) this.#documentCodePage = parameter;
        group.codePage = this.#documentCodePage;
        return true;
      case 'mac':
        this.#documentCodePage = 10_000;
        group.codePage = 10_000;
        return true;
      case 'pc':
      case 'pca':
        this.#documentCodePage = word === 'pc' ? 437 : 850;
        group.codePage = this.#documentCodePage;
        return true;
      case 'uc':
        group.fallback = Math.min(Math.max(parameter ?? 1, 0), 16);
        return true;
      case 'f':
        this.#font = parameter ?? 0;
        if (group.target.destination.kind !== 'fonts')
          group.codePage = this.#fonts.get(this.#font) ?? this.#documentCodePage;
        return true;
      case 'fcharset':
        if (group.target.destination.kind === 'fonts') this.#nameFont(codePageOfCharset(parameter ?? 0));
        return true;
      case 'cpg':
        if (group.target.destination.kind === 'fonts') this.#nameFont(parameter);
        return true;
      case 'plain':
        group.codePage = this.#documentCodePage;
        return true;
      case 'htmlrtf':
        group.isForHtml = parameter !== 0;
        return true;
      default:
        return false;
    }
  }

  #nameFont(codePage: number | undefined): void {
    // Fonts of the standard set take the code page of the document.
    if (codePage !== undefined && codePage !== 1252 && this.#fonts.size < 4096)
      this.#fonts.set(this.#font, codePage);
  }

  #begin(word: string): void {
    const group = this.#group;
    const { isOptional } = group;
    group.isOptional = false;
    const destination = destinationOf(word) ?? (isOptional ? { kind: 'nothing' as const } : undefined);
    if (destination === undefined || this.#stack.length === 0) return;
    const outer = group.target.destination;
    // Text of a field or a list belongs to the text around it.
    if (destination.kind === 'text' && destination.part === undefined && outer.kind === 'text') return;
    group.target = { destination, pieces: [], size: 0, data: [] };
  }

  #flush(): void {
    if (this.#size === 0) return;
    const bytes = this.#bytes.subarray(0, this.#size);
    this.#size = 0;
    const { kind } = this.#group.target.destination;
    if (kind === 'nothing' || kind === 'frame' || kind === 'fonts') return;
    if (kind === 'object' || kind === 'picture') this.#group.target.data.push(bytes.slice());
    else this.#write(decode(bytes, this.#group.codePage));
  }

  #write(text: string): void {
    const { target, isForHtml } = this.#group;
    const { kind } = target.destination;
    if (isForHtml && kind === 'text') return;
    if (kind === 'nothing' || kind === 'frame' || kind === 'fonts' || kind === 'object' || kind === 'picture')
      return;
    target.pieces.push(text);
    target.size += text.length;
    if (target.size >= PIECE && text === '\n') this.#give(target);
  }

  #give(target: Target): void {
    const { destination, data } = target;
    if (destination.kind === 'object' || destination.kind === 'picture') {
      const bytes = fromHex(data);
      data.length = 0;
      if (bytes.length > 0) this.#output.embedded(destination.kind, bytes);
      return;
    }
    const text = target.pieces.join('').replace(/\n$/, '');
    target.pieces.length = 0;
    target.size = 0;
    if (text.trim() === '') return;
    if (destination.kind === 'text') this.#output.text(text, destination.part, undefined);
    else if (destination.kind === 'property')
      this.#output.text(text.trim().replace(/;$/, ''), 'properties', destination.name);
    else if (destination.kind === 'link') {
      const link = linkOf(text);
      if (link !== undefined) this.#output.text(link, 'link', undefined);
    } else if (destination.kind === 'html_tag') {
      const link = HTML_LINK.exec(text)?.[1];
      if (link !== undefined) this.#output.text(link, 'link', undefined);
    }
  }
}

/** The address of a HYPERLINK or INCLUDE… instruction; page numbers, dates and the like aren't text. */
function linkOf(instruction: string): string | undefined {
  const words = instruction.trim();
  const command = words.split(/\s/, 1)[0] ?? '';
  const isOfInterest =
    /^(?:HYPERLINK|INCLUDE\w*|IMPORT|DDE\w*|LINK|QUOTE|COMMENTS|SET|FILLIN|ASK|MERGEFIELD)$/i;
  return isOfInterest.test(command) ? words.slice(command.length).replaceAll('"', ' ').trim() : undefined;
}

function decode(bytes: Uint8Array, codePage: number): string {
  const buffer = Buffer.from(bytes);
  if (bytes.every((byte) => byte < 0x80)) return buffer.toString('latin1');
  const name = codePage === 10_000 ? 'macroman' : codePage === 65_001 ? 'utf-8' : `cp${codePage}`;
  return iconv.decode(buffer, iconv.encodingExists(name) ? name : 'windows-1252');
}

function fromHex(data: readonly Uint8Array[]): Buffer {
  const length = data.reduce((sum, bytes) => sum + bytes.length, 0);
  const result = Buffer.alloc((length >> 1) + 1);
  let size = 0;
  let high = -1;
  for (const bytes of data)
    for (const byte of bytes) {
      const value = hexValue(byte);
      if (value < 0) continue;
      if (high < 0) high = value;
      else {
        result[size] = high * 16 + value;
        size += 1;
        high = -1;
      }
    }
  return result.subarray(0, size);
}
