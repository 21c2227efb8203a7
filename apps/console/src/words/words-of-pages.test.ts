import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { words as request } from '@casbah/messages/en/http/start';
import { words as session } from '@casbah/messages/en/session/signed-out';
import { words as en } from '@casbah/messages/every-area/start/en';
import { words as errors } from '@casbah/messages/every-area/start-errors/en';
import type { WordPart } from '@casbah/messages/word-part';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const CONSOLE = fileURLToPath(new URL('..', import.meta.url));
const WIDGETS = fileURLToPath(new URL('../../../../packages/widgets/src/', import.meta.url));

/** These files only name message IDs of titles: code that shows a page's title loads the messages. */
const NAMES_ALONE = [/^routing\/table\.ts$/, /^features\/\w+\/pages\.ts$/, /^pages-to-come\/pages\//];

/** Messages that a file uses and loads, from its text: all IDs are literal, and all imports have one form. */
interface Source {
  ids: readonly string[];
  /** ID prefixes completed at run time: `datasources.upload.`. */
  beginnings: readonly string[];
  imports: readonly string[];
  /** Files loaded later, with the message parts loaded alongside. */
  later: readonly { file: string; parts: readonly string[] }[];
}

function fileOf(from: string, wanted: string): string | undefined {
  if (!/\.tsx?$/.test(wanted)) return undefined;
  if (wanted.startsWith('.')) return join(dirname(from), wanted);
  return wanted.startsWith('@casbah/widgets/')
    ? join(WIDGETS, wanted.slice('@casbah/widgets/'.length))
    : undefined;
}

const WITH_WORDS = /withWords\(\s*\[([^\]]*)\],[^;]*?import\(\s*'([^']+)'\s*\)/g;

function read(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const found = (wanted: string | undefined) => fileOf(file, wanted ?? '') ?? [];
  const later = [...text.matchAll(WITH_WORDS)].flatMap(([, names = '', wanted = '']) => {
    const target = fileOf(file, wanted);
    return target === undefined ? [] : [{ file: target, parts: names.match(/\w+/g) ?? [] }];
  });
  const plain = text.replace(WITH_WORDS, '');
  return {
    ids: [...text.matchAll(/'([\w.]+)'/g)].map(([, id = '']) => id),
    beginnings: [...text.matchAll(/`([a-z]\w*\.[\w.]*)\$\{/g)].map(([, beginning = '']) => beginning),
    imports: [...plain.matchAll(/^(?:import|export) (?!type )[^;]*?'([^']+)';/gm)].flatMap(([, wanted]) =>
      found(wanted),
    ),
    later: [
      ...later,
      ...[...plain.matchAll(/import\(\s*'([^']+)'\s*\)/g)].flatMap(([, wanted]) =>
        [found(wanted)].flat().map((target) => ({ file: target, parts: [] })),
      ),
    ],
  };
}

const english = new Map<string, Readonly<Record<string, string>>>();
for (const path of globSync('packages/messages/src/*/{*.generated,start-words}.ts', { cwd: ROOT })) {
  const parts: Record<string, WordPart> = await import(join(ROOT, path));
  for (const [name, part] of Object.entries(parts)) {
    // Pages name their parts: if two areas shared a name, only one's messages would be found.
    expect(english.has(name), name).toBe(false);
    english.set(name, await part['en-us']());
  }
}
const everyId = new Set([...english.values(), en, session].flatMap((words) => Object.keys(words)));

/** Messages used where they may not be loaded yet: `file: id`. */
function missing(entry: string, first: Readonly<Record<string, string>>): readonly string[] {
  const sources = new Map<string, Source>();
  const seen = new Set<string>();
  const lacking = new Set<string>();
  const visit = (file: string, brought: readonly string[]) => {
    const key = `${file} ${brought.join(' ')}`;
    if (seen.has(key)) return;
    seen.add(key);
    const source = sources.get(file) ?? read(file);
    sources.set(file, source);
    const here = (id: string) =>
      id in first || brought.some((name) => Object.hasOwn(english.get(name) ?? {}, id));
    const name = file.replace(CONSOLE, '').replace(WIDGETS, 'widgets/');
    const said = NAMES_ALONE.some((pattern) => pattern.test(name))
      ? []
      : [
          ...source.ids.filter((id) => everyId.has(id)),
          ...source.beginnings.flatMap((beginning) => [...everyId].filter((id) => id.startsWith(beginning))),
        ];
    for (const id of said) if (!here(id)) lacking.add(`${name}: ${id}`);
    for (const next of source.imports) visit(next, brought);
    for (const next of source.later) visit(next.file, [...new Set([...brought, ...next.parts])].sort());
  };
  visit(join(CONSOLE, entry), []);
  // An empty result would also have no missing messages.
  expect(
    [...sources.values()].flatMap(({ ids }) => ids.filter((id) => everyId.has(id))).length,
  ).toBeGreaterThan(20);
  return [...lacking].sort();
}

test('every page and panel of the console loads the messages that it and its widgets use', () => {
  expect(missing('console.tsx', en)).toEqual([]);
});

test('so do the pages before sign-in', () => {
  expect(missing('sign-in.tsx', { ...session, ...errors, ...request })).toEqual([]);
});

test("finds a page that doesn't load its messages", () => {
  expect(missing('features/datasources/SourcesPage.tsx', en)).toContain(
    'features/datasources/SourcesPage.tsx: datasources.sentence',
  );
});

test('no message is unused', () => {
  const said = new Set<string>();
  const beginnings: string[] = [];
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT });
  for (const path of files) {
    if (/\.(?:test|stories)\.tsx?$/.test(path) || path.startsWith('packages/messages/')) continue;
    const text = readFileSync(join(ROOT, path), 'utf8');
    for (const [, id = ''] of text.matchAll(/['"`]([\w.-]+)['"`]/g)) said.add(id);
    // Codes are keys of the contract's error list.
    for (const [, code = ''] of text.matchAll(/^\s*([A-Z][A-Z_]+):/gm)) said.add(code);
    // For codes with a kind, as the server sends them.
    for (const [, code, kind] of text.matchAll(/'([A-Z_]+)',\s*\{\s*kind: '([\w-]+)'/g))
      said.add(`${code}.${kind}`);
    for (const [, kind] of text.matchAll(/nameTaken\('([\w-]+)'/g)) said.add(`NAME_TAKEN.${kind}`);
    for (const [, beginning = ''] of text.matchAll(/`([a-zA-Z]\w*\.[\w.-]*)\$\{/g))
      beginnings.push(beginning);
  }
  expect(said.size).toBeGreaterThan(everyId.size);
  const stale = [...everyId].filter((id) => !said.has(id) && !beginnings.some((one) => id.startsWith(one)));
  expect(stale).toEqual([]);
});
