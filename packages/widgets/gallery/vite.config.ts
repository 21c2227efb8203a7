import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Dev server of the gallery: `npx vite packages/widgets/gallery`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  server: { port: 21400, fs: { allow: [fileURLToPath(new URL('../../..', import.meta.url))] } },
  build: { target: 'es2023', chunkSizeWarningLimit: 4000 },
});
