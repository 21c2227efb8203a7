import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { compactMessage } from './compact-message.ts';

const WORDS = /\/packages\/messages\/src\/[\w-]+\/[\w-]+\/(?:en|es|fr|de|ja)\.ts$/;
const INTL = fileURLToPath(new URL('src/words/intl.tsx', import.meta.url));

/** Parses messages at build time, so browsers need neither the parser nor most of react-intl (13 KiB). */
export function readMessages(): Plugin {
  return {
    name: 'casbah:read-messages',
    config: () => ({ resolve: { alias: [{ find: /^react-intl$/, replacement: INTL }] } }),
    async transform(_code, id) {
      if (!WORDS.test(id)) return;
      // Node imports the source file directly, with its own imports.
      const { words }: { words: Record<string, string> } = await import(pathToFileURL(id).href);
      const read = Object.entries(words).map(([message, text]) => [message, compactMessage(text)]);
      return { code: `export const words = ${JSON.stringify(Object.fromEntries(read))};`, map: null };
    },
  };
}
