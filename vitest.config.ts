import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

/** Heavy kinds wait for processes, disks and browsers: one worker more than a small machine has cores. */
const HEAVY = { maxWorkers: 3 };

/** Pages in front of the session, rendered to HTML without a browser. */
const PAGES_BEFORE_SIGN_IN = 'apps/console/src/features/session/**/*-page{,s}.test.ts';

/** One project a kind of test. `npm test` runs the heavy ones in one queue: none waits for the last file of another. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.store.test.ts', PAGES_BEFORE_SIGN_IN, '**/node_modules/**'],
          // Hundreds of short files: a process of its own for each would be two thirds of the work. So none mocks a module,
          // and what one puts in place of something is taken back for it.
          isolate: false,
          // By default one core would wait on a machine with two.
          maxWorkers: 2,
          restoreMocks: true,
          unstubGlobals: true,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'pages',
          include: [PAGES_BEFORE_SIGN_IN],
          // Pages import on demand. An import that a file leaves unfinished never ends for the next file of the same process.
          isolate: true,
          restoreMocks: true,
          unstubGlobals: true,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'store',
          include: ['packages/stores/src/**/*.store.test.ts', 'apps/{server,cli}/src/**/*.store.test.ts'],
          // Each file has stores of its own, but not a process: to load the server for each would be a quarter of the work. So
          // none mocks a module, and what one puts in place of something is taken back at its end.
          isolate: false,
          setupFiles: ['scripts/hold-pglite.mjs'],
          ...HEAVY,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'system',
          include: ['tests/system/**/*.test.ts'],
          // Each file has a Casbah of its own.
          ...HEAVY,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'security',
          include: ['tests/security/**/*.test.ts'],
          // Each file attacks a Casbah of its own.
          ...HEAVY,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      galleryTests('widgets', 'tests/e2e/widgets/*.test.ts'),
      // Widgets that no page uses yet: `npm test -- planned`, and `npm test -- changed` where one changed.
      galleryTests('planned', 'tests/e2e/widgets/planned/*.test.ts'),
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/console/**/*.test.ts', 'tests/identity-providers/**/*.test.ts'],
          // One Casbah for all files, each in a company of its own, but for those that set up or restart theirs.
          globalSetup: ['tests/e2e/console/shared-casbah.ts'],
          // Files of a worker share its browser.
          isolate: false,
          ...HEAVY,
          expect: { poll: { timeout: 10_000 } },
          retry: 1,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});

function galleryTests(name: string, include: string) {
  return {
    test: {
      name,
      include: [include],
      globalSetup: ['tests/e2e/widgets/build-gallery.ts'],
      // Files of a worker share its browser.
      isolate: false,
      ...HEAVY,
      // A second, the usual patience, is short for a browser on a busy machine.
      expect: { poll: { timeout: 10_000 } },
      testTimeout: 180_000,
      hookTimeout: 180_000,
    },
  };
}
