import { pathToFileURL } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const WORDS = /\/packages\/messages\/src\/(?:en|es|fr|de|ja)\/[\w-]+\.ts$/;
const PARSER = /^@formatjs\/icu-messageformat-parser$/;

/** Reads the messages when the console is built: browsers get what a parser makes of them, and not the parser (7 KiB). */
export function readMessages(): Plugin {
  return {
    name: 'casbah:read-messages',
    config: () => ({
      resolve: { alias: [{ find: PARSER, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' }] },
    }),
    async transform(_code, id) {
      if (!WORDS.test(id)) return;
      // Node reads the file as it is written, with what it imports.
      const areas: Record<string, Record<string, string>> = await import(pathToFileURL(id).href);
      const exported = Object.entries(areas).map(([area, texts]) => {
        const read = Object.entries(texts).map(([message, text]) => [
          message,
          parse(text, { captureLocation: false }),
        ]);
        return `export const ${area} = ${JSON.stringify(Object.fromEntries(read))};`;
      });
      return { code: exported.join('\n'), map: null };
    },
  };
}
