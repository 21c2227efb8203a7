import { Lines } from '../lines.ts';
import type { ReadContext } from '../reader.ts';
import type { XmlAttributes, XmlHandler } from '../xml/xml-scanner.ts';

/** Titles and the cached values of a chart: a line for each point. */
export class ChartText implements XmlHandler {
  readonly #lines: Lines;
  #isText = false;

  constructor(context: ReadContext) {
    this.#lines = new Lines(context, { part: 'chart' });
  }

  open(name: string, _attributes: XmlAttributes): void {
    this.#isText = name === 'v' || name === 't' || name === 'pt';
  }

  text(text: string): void {
    if (this.#isText) this.#lines.write(text);
  }

  close(name: string): void {
    this.#isText = false;
    if (name === 'v' || name === 'p' || name === 'pt') this.#lines.endLine();
  }

  end(): void {
    this.#lines.end();
  }
}
