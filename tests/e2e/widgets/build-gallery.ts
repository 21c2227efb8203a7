import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';

/** The gallery's own Vite configuration. */
const GALLERY_CONFIG = fileURLToPath(
  new URL('../../../packages/widgets/gallery/vite.config.ts', import.meta.url),
);

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the gallery answers. */
    gallery: string;
  }
}

/** With `test`, which Vitest sets, Vite builds React for development: each page takes twice the work. */
async function buildForProduction(outDir: string): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({ configFile: GALLERY_CONFIG, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}

/** Builds the gallery as the console is built, and serves it until `stop`. */
export async function serveGallery(): Promise<{ address: string; stop: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'casbah-gallery-'));
  await buildForProduction(outDir);
  const server = await preview({
    configFile: GALLERY_CONFIG,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    stop: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

/** One gallery for all files of browser tests. */
export default async function provideGallery(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await serveGallery();
  project.provide('gallery', address);
  return stop;
}
