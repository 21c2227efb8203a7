import type { Segment } from '../document/place.ts';

/** Text kept of each file: its beginning shows what kind it is. In UTF-16 code units. */
const KEPT_PER_FILE = 200_000;
const FILES_MAX = 200;

/** The beginning of the text of the document and of each file in it. */
export class FileTexts {
  readonly #texts = new Map<string, { readonly path: readonly string[]; text: string }>();

  add({ text, place }: Segment): void {
    const path = place.path ?? [];
    const key = path.join('\0');
    const known = this.#texts.get(key);
    if (known === undefined) {
      if (this.#texts.size < FILES_MAX) this.#texts.set(key, { path, text: text.slice(0, KEPT_PER_FILE) });
    } else if (known.text.length < KEPT_PER_FILE)
      known.text += `\n${text.slice(0, KEPT_PER_FILE - known.text.length)}`;
  }

  get all(): readonly { readonly path: readonly string[]; readonly text: string }[] {
    return [...this.#texts.values()];
  }
}
