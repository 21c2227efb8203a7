import { DEFAULT_LANGUAGE, type Language } from '@casbah/messages/languages';
import type { WordPart } from '@casbah/messages/word-part';

type Messages = Readonly<Record<string, string>>;

/** The words in force. Without an entry in the catalog the id itself shows: an error that is seen. */
export interface Words {
  language: Language;
  messages: Messages;
}

/** The words of the app: those it begins with, and the parts that its pages have asked for, all in one language. */
export class WordStore {
  #words: Words = { language: DEFAULT_LANGUAGE, messages: {} };
  #loadFirst: (language: Language) => Promise<Messages> = async () => ({});
  #wanted: Language = DEFAULT_LANGUAGE;
  readonly #asked = new Set<WordPart>();
  #here: ReadonlySet<WordPart> = new Set();
  readonly #listeners = new Set<() => void>();

  /** Loads what the app begins with. */
  async begin(language: Language, loadFirst: (language: Language) => Promise<Messages>): Promise<void> {
    this.#loadFirst = loadFirst;
    await this.choose(language);
  }

  /** Takes effect once all words that were asked for are here in the new language; of two choices the later one counts. */
  async choose(language: Language): Promise<void> {
    this.#wanted = language;
    for (;;) {
      const parts = [...this.#asked];
      const found = await Promise.all([this.#loadFirst(language), ...parts.map((part) => part[language]())]);
      if (this.#wanted !== language) return;
      if (this.#asked.size > parts.length) continue;
      this.#set({ language, messages: joined(found) }, parts);
      return;
    }
  }

  /** Resolves once these parts are here in the language in force. */
  async need(parts: readonly WordPart[]): Promise<void> {
    for (const part of parts) this.#asked.add(part);
    for (;;) {
      const missing = parts.filter((part) => !this.#here.has(part));
      if (missing.length === 0) return;
      const { language } = this.#words;
      const found = await Promise.all(missing.map((part) => part[language]()));
      // Another language that came in between has brought these parts, too.
      if (this.#words.language === language)
        this.#set({ language, messages: joined([this.#words.messages, ...found]) }, [
          ...this.#here,
          ...missing,
        ]);
    }
  }

  readonly current = (): Words => this.#words;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(words: Words, here: readonly WordPart[]): void {
    this.#words = words;
    this.#here = new Set(here);
    for (const listener of this.#listeners) listener();
  }
}

function joined(some: readonly Messages[]): Messages {
  const all: Record<string, string> = {};
  for (const messages of some) Object.assign(all, messages);
  return all;
}

export const words = new WordStore();

/** Code that is loaded later together with the words that it says: neither waits for the other, and no id is ever seen. */
export function withWords<Module>(
  parts: readonly WordPart[],
  load: () => Promise<Module>,
): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), words.need(parts)]);
    return module;
  };
}
