import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

/** The gallery's own Vite configuration. */
export const GALLERY_CONFIG = fileURLToPath(
  new URL('../../../packages/widgets/gallery/vite.config.ts', import.meta.url),
);

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built gallery is. */
    gallery: string;
  }
}

/** Builds the gallery once for all browser tests, as the console is built. */
export default async function buildGallery(project: TestProject): Promise<() => Promise<void>> {
  const outDir = await mkdtemp(join(tmpdir(), 'casbah-gallery-'));
  await build({ configFile: GALLERY_CONFIG, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  project.provide('gallery', outDir);
  return () => rm(outDir, { recursive: true, force: true });
}
