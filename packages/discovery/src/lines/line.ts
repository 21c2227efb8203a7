import { SyslogHeader } from './syslog-header.ts';

/** The current line. One object is reused for all lines; the syslog header is parsed only on request. */
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

  /**
   * Position of a record that `test` recognizes: at the line's start or after a part of its syslog header;
   * otherwise -1.
   */
  startOf(test: (text: string, at: number) => boolean): number {
    if (test(this.text, 0)) return 0;
    for (const start of this.header.starts) if (start > 0 && test(this.text, start)) return start;
    return -1;
  }
}
