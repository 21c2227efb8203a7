import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const WORDS = /\/packages\/messages\/src\/(?:en|es|fr|de|ja)\/[\w-]+\.ts$/;
const PARSER = /^@formatjs\/icu-messageformat-parser$/;

/** Reads the messages when the console is built: browsers get what a parser makes of them, and not the parser (7 KiB). */
export function readMessages(): Plugin {
  return {
    name: 'casbah:read-messages',
    // The types are gone by then: what is left are objects of texts, which import nothing.
    enforce: 'post',
    config: () => ({
      resolve: { alias: [{ find: PARSER, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' }] },
    }),
    async transform(code, id) {
      if (!WORDS.test(id)) return;
      const areas: Record<string, Record<string, string>> = await import(
        `data:text/javascript,${encodeURIComponent(code)}`
      );
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
