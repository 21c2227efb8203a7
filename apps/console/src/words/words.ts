import { DEFAULT_LANGUAGE, type Language } from '@casbah/messages/languages';
import type { WordPart } from '@casbah/messages/word-part';

type Messages = Readonly<Record<string, string>>;

/** The active messages. Without a catalog entry, the ID itself is shown, so the error is noticed. */
export interface Words {
  language: Language;
  messages: Messages;
}

/** The app's messages: the initial ones, and the parts that pages requested, all in one language. */
export class WordStore {
  #words: Words = { language: DEFAULT_LANGUAGE, messages: {} };
  #loadFirst: (language: Language) => Promise<Messages> = async () => ({});
  #wanted: Language = DEFAULT_LANGUAGE;
  readonly #asked = new Set<WordPart>();
  #here: ReadonlySet<WordPart> = new Set();
  readonly #listeners = new Set<() => void>();

  /** Loads the initial messages. */
  async begin(language: Language, loadFirst: (language: Language) => Promise<Messages>): Promise<void> {
    this.#loadFirst = loadFirst;
    await this.choose(language);
  }

  /**
   * Takes effect once all requested parts are loaded in the new language; of two choices, the later one wins.
   */
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

  /** Resolves once these parts are loaded in the active language. */
  async need(parts: readonly WordPart[]): Promise<void> {
    for (const part of parts) this.#asked.add(part);
    for (;;) {
      const missing = parts.filter((part) => !this.#here.has(part));
      if (missing.length === 0) return;
      const { language } = this.#words;
      const found = await Promise.all(missing.map((part) => part[language]()));
      // A language change in the meantime has loaded these parts, too.
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

/** Lazy code that loads in parallel with its messages, so no ID is ever shown. */
export function withWords<Module>(
  parts: readonly WordPart[],
  load: () => Promise<Module>,
): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), words.need(parts)]);
    return module;
  };
}
