import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNKS, loadedAlong } from './first-chunks.ts';
import { nameOfChunk } from './name-of-chunk.ts';
import { noChunkCycles } from './no-chunk-cycles.ts';
import { readMessages } from './read-messages.ts';
import { signInApart } from './sign-in-apart.ts';
import { wordsByLanguage } from './words-by-language.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The server behind `vite dev`. */
const server = process.env.CASBAH_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    readMessages(),
    wordsByLanguage(),
    noChunkCycles(),
    signInApart(),
    // React Aria has messages in 34 languages; the console supports five.
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES', 'fr-FR', 'de-DE', 'ja-JP'] }), enforce: 'pre' },
  ],
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2023',
    // The content security policy allows no data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    // Every browser with ES2023 preloads modules natively.
    modulePreload: { polyfill: false, resolveDependencies: loadedAlong },
    rolldownOptions: {
      // The routes load right after `ui.html`: as an entry, what they need is in first chunks, too.
      input: { index: here('index.html'), ui: here('ui.html'), routes: here('src/routes.tsx') },
      output: {
        codeSplitting: { groups: CHUNKS },
        chunkFileNames: nameOfChunk,
        // Names of styles are in the first file, where hashes don't compress.
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  server: {
    port: 21510,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/user', '/admin', '/audit', '/api', '/healthz', '/readyz'].map((path) => [path, { target: server }]),
    ),
  },
});
