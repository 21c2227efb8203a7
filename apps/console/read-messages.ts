import { pathToFileURL } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const WORDS = /\/packages\/messages\/src\/[\w-]+\/[\w-]+\/(?:en|es|fr|de|ja)\.ts$/;
const PARSER = /^@formatjs\/icu-messageformat-parser$/;

/** Parses messages at build time, so browsers don't need the parser (7 KiB). */
export function readMessages(): Plugin {
  return {
    name: 'casbah:read-messages',
    config: () => ({
      resolve: { alias: [{ find: PARSER, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' }] },
    }),
    async transform(_code, id) {
      if (!WORDS.test(id)) return;
      // Node imports the source file directly, with its own imports.
      const { words }: { words: Record<string, string> } = await import(pathToFileURL(id).href);
      const read = Object.entries(words).map(([message, text]) => [
        message,
        parse(text, { captureLocation: false }),
      ]);
      return { code: `export const words = ${JSON.stringify(Object.fromEntries(read))};`, map: null };
    },
  };
}
