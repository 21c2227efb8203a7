import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

/** One project a kind of test, so that `npm test` can report and run them apart: heavy ones one at a time. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.store.test.ts', '**/node_modules/**'],
          // Hundreds of short files: a process of its own for each would be two thirds of the work. So none mocks a module,
          // and what one puts in place of something is taken back for it.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'store',
          include: ['packages/stores/src/**/*.store.test.ts', 'apps/server/src/**/*.store.test.ts'],
          // Each file has stores of its own, but not a process: to load the server for each would be a quarter of the work. So
          // none mocks a module, and what one puts in place of something is taken back at its end.
          isolate: false,
          setupFiles: ['scripts/hold-pglite.mjs'],
          // They wait for processes and disks, too: one more than a small machine has cores.
          maxWorkers: 3,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'system',
          include: ['tests/system/**/*.test.ts'],
          // Each file has a Casbah of its own, and waits for it a fifth of its time.
          maxWorkers: 3,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'security',
          include: ['tests/security/**/*.test.ts'],
          // Each file attacks a Casbah of its own.
          maxWorkers: 3,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'widgets',
          include: ['tests/e2e/widgets/**/*.test.ts'],
          globalSetup: ['tests/e2e/widgets/build-gallery.ts'],
          // They wait for the browser a fourth of their time, and share nothing but the built gallery.
          maxWorkers: 3,
          // A second, the usual patience, is short for a browser on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/console/**/*.test.ts', 'tests/identity-providers/**/*.test.ts'],
          // Each file has a Casbah and a browser of its own, and waits for them a third of its time: one more than a small
          // machine has cores.
          maxWorkers: 3,
          expect: { poll: { timeout: 10_000 } },
          retry: 1,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
