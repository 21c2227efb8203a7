import { SyslogHeader } from './syslog-header.ts';

/** The line being read. One object is reused for all lines; its syslog header is read only when a format asks for it. */
export class Line {
  text = '';
  readonly #header = new SyslogHeader();
  #headerRead = false;

  set(text: string): void {
    this.text = text;
    this.#headerRead = false;
  }

  get header(): SyslogHeader {
    if (!this.#headerRead) {
      this.#header.read(this.text);
      this.#headerRead = true;
    }
    return this.#header;
  }

  /** Where a record begins that `test` knows: at the line's start or behind a part of its syslog header; -1 if nowhere. */
  startOf(test: (text: string, at: number) => boolean): number {
    if (test(this.text, 0)) return 0;
    for (const start of this.header.starts) if (start > 0 && test(this.text, start)) return start;
    return -1;
  }
}
