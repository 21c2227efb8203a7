import { Unreadable } from '../unreadable.ts';
import { decodeEntities } from './entities.ts';

/** Names come without their prefix: writers choose prefixes freely. Text may come in several pieces. */
export interface XmlHandler {
  open(name: string, attributes: XmlAttributes): void;
  text(text: string): void;
  close(name: string): void;
}

const LONGEST_TAG = 4 * 1024 * 1024;
const DEEPEST = 10_000;
const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;

/**
 * Reads XML in pieces. Markup that isn't well-formed is noted and read as far as it makes sense, since a damaged part may
 * still hold data. Entities of a DOCTYPE are never expanded.
 */
export class XmlScanner {
  readonly #handler: XmlHandler;
  readonly #open: string[] = [];
  /** The same with their prefixes. */
  readonly #written: string[] = [];
  readonly #names = new Map<string, string>();
  #rest = '';
  /** Ends that the current piece doesn't have: not searched again for each beginning. */
  readonly #missing = new Set<string>();
  isDamaged = false;
  hasDoctype = false;

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  write(piece: string): void {
    const xml = this.#rest === '' ? piece : this.#rest + piece;
    let at = 0;
    this.#missing.clear();
    while (at < xml.length) {
      if (xml.charCodeAt(at) !== LT) {
        const next = xml.indexOf('<', at);
        const end = next === -1 ? endOfText(xml, at) : next;
        if (end > at) this.#text(xml.slice(at, end));
        at = end;
        if (next === -1) break;
      }
      const end = this.#markup(xml, at);
      if (end === -1) {
        if (xml.length - at <= LONGEST_TAG) break;
        this.isDamaged = true;
        this.#text('<');
        at += 1;
      } else at = end;
    }
    this.#rest = xml.slice(at);
  }

  end(): void {
    if (this.#rest !== '') {
      // What follows an unclosed tag or comment may be text.
      this.isDamaged = this.isDamaged || this.#rest.trim() !== '';
      this.#text(this.#rest);
      this.#rest = '';
    }
    if (this.#open.length > 0) this.isDamaged = true;
    for (let name = this.#open.pop(); name !== undefined; name = this.#open.pop()) this.#handler.close(name);
  }

  #text(text: string): void {
    // The end of a DOCTYPE's own declarations comes as text.
    if (this.hasDoctype && this.#open.length === 0) return;
    this.#handler.text(decodeEntities(text));
  }

  /** Reads one tag, comment, instruction or declaration; returns where it ends, -1 where it is incomplete. */
  #markup(xml: string, at: number): number {
    const second = xml.charCodeAt(at + 1);
    if (second === 0x21) return this.#declaration(xml, at);
    if (second === 0x3f) return this.#after(xml, '?>', at + 2);
    const last = this.#written.at(-1);
    if (second === SLASH && last !== undefined && isEndTag(xml, at + 2, last)) {
      this.#written.pop();
      this.#handler.close(this.#open.pop() ?? '');
      return at + last.length + 3;
    }
    const end = endOfTag(xml, at + 1);
    if (end === -1) return -1;
    if (second === SLASH) this.#close(this.#local(xml.slice(at + 2, end).trim()));
    else this.#start(xml, at + 1, end);
    return end + 1;
  }

  #declaration(xml: string, at: number): number {
    if (xml.startsWith('<!--', at)) return this.#after(xml, '-->', at + 4);
    if (xml.startsWith('<![CDATA[', at)) {
      const end = this.#after(xml, ']]>', at + 9);
      if (end !== -1) this.#handler.text(xml.slice(at + 9, end - 3));
      return end;
    }
    if (xml.length - at < 9) return -1;
    this.hasDoctype = true;
    return endOfDeclaration(xml, at + 2);
  }

  #after(xml: string, end: string, at: number): number {
    if (this.#missing.has(end)) return -1;
    const found = xml.indexOf(end, at);
    if (found !== -1) return found + end.length;
    this.#missing.add(end);
    return -1;
  }

  #start(xml: string, start: number, end: number): void {
    const isEmpty = xml.charCodeAt(end - 1) === SLASH;
    const last = isEmpty ? end - 1 : end;
    let nameEnd = start;
    while (nameEnd < last && xml.charCodeAt(nameEnd) > 0x20) nameEnd += 1;
    const written = xml.slice(start, nameEnd);
    const name = this.#local(written);
    this.#handler.open(name, nameEnd < last ? new XmlAttributes(xml.slice(nameEnd, last)) : NO_ATTRIBUTES);
    if (isEmpty) this.#handler.close(name);
    else if (this.#open.length < DEEPEST) {
      this.#open.push(name);
      this.#written.push(written);
    } else throw new Unreadable('corrupt', `XML with more than ${DEEPEST} elements within each other`);
  }

  /** Closes what a missing end tag left open, and leaves out an end tag that closes nothing. */
  #close(name: string): void {
    if (this.#open.at(-1) !== name) {
      this.isDamaged = true;
      if (!this.#open.includes(name)) return;
      while (this.#open.at(-1) !== name) {
        this.#written.pop();
        this.#handler.close(this.#open.pop() ?? '');
      }
    }
    this.#open.pop();
    this.#written.pop();
    this.#handler.close(name);
  }

  #local(name: string): string {
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    const colon = name.indexOf(':');
    const local = colon === -1 ? name : name.slice(colon + 1);
    if (this.#names.size < 10_000 && name.length < 100) this.#names.set(name, local);
    return local;
  }
}

/** Attributes of a tag, looked at only when asked for. */
export class XmlAttributes {
  readonly #written: string;

  constructor(written: string) {
    this.#written = written;
  }

  /** By the name without prefix; where two differ only in their prefix, the first. */
  get(name: string): string | undefined {
    if (!this.#written.includes(name)) return undefined;
    for (const [key, value] of this.#pairs())
      if (key === name || (key.endsWith(name) && key.charAt(key.length - name.length - 1) === ':'))
        return decodeEntities(value);
    return undefined;
  }

  /** By its full name, prefix included. */
  full(name: string): string | undefined {
    for (const [key, value] of this.#pairs()) if (key === name) return decodeEntities(value);
    return undefined;
  }

  /** Names without their prefix. */
  *all(): Generator<readonly [name: string, value: string]> {
    for (const [name, value] of this.#pairs())
      yield [name.slice(name.indexOf(':') + 1), decodeEntities(value)];
  }

  /** Values as written. A value without quotes ends the list. */
  *#pairs(): Generator<readonly [name: string, value: string]> {
    const written = this.#written;
    for (let at = 0; at < written.length; ) {
      const equals = written.indexOf('=', at);
      if (equals === -1) return;
      let start = equals + 1;
      while (written.charCodeAt(start) <= 0x20) start += 1;
      const quote = written.charAt(start);
      if (quote !== '"' && quote !== "'") return;
      const end = written.indexOf(quote, start + 1);
      if (end === -1) return;
      yield [written.slice(at, equals).trim(), written.slice(start + 1, end)];
      at = end + 1;
    }
  }
}

const NO_ATTRIBUTES = new XmlAttributes('');

function isEndTag(xml: string, at: number, name: string): boolean {
  return xml.charCodeAt(at + name.length) === GT && xml.startsWith(name, at);
}

/** A `>` in a quoted value doesn't end the tag. */
function endOfTag(xml: string, start: number): number {
  let quote = 0;
  for (let at = start; at < xml.length; at++) {
    const code = xml.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === GT) return at;
    else if (code === QUOTE || code === APOSTROPHE) quote = code;
    else if (code === LT) return at - 1;
  }
  return -1;
}

/** A DOCTYPE ends where its own declarations begin: they are read one by one, and none is remembered. */
function endOfDeclaration(xml: string, start: number): number {
  for (let at = start; at < xml.length; at++) {
    const code = xml.charCodeAt(at);
    if (code === GT || code === 0x5b) return at + 1;
    if (code === LT) return at;
  }
  return -1;
}

/** A reference that the end of the piece cuts waits for the next piece. */
function endOfText(xml: string, at: number): number {
  const reference = xml.lastIndexOf('&');
  return reference >= at && xml.length - reference < 12 && !xml.includes(';', reference)
    ? reference
    : xml.length;
}
