import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesOf = (patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (name) => name.includes('node_modules') }).sort();

const pages = filesOf(['*.md', 'docs/**/*.md', 'packages/**/*.md', 'apps/**/*.md']);
const withoutCode = (text: string) => text.replace(/^ *```[\s\S]*?^ *```/gm, '').replace(/`[^`\n]+`/g, '');

/** Findings as `page: finding`, so that a failing test names the place. */
function findings(of: (text: string, page: string) => string[], among = pages): string[] {
  return among.flatMap((page) => of(read(page), page).map((what) => `${page}: ${what}`));
}

/** GitHub's anchor for a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

const linksOf = (text: string) =>
  [...withoutCode(text).matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].map(([, link = '']) => link);

test('every link between pages leads to an existing file and heading', () => {
  const broken = findings((text, page) =>
    linksOf(text).filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : relative(root, join(root, dirname(page), path));
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && target.endsWith('.md') && !anchorsOf(read(target)).includes(anchor);
    }),
  );
  expect(broken).toEqual([]);
});

test('every picture is used by a page', () => {
  const used = new Set(
    pages.flatMap((page) =>
      linksOf(read(page)).map((link) => relative(root, join(root, dirname(page), link))),
    ),
  );
  expect(filesOf(['docs/**/*.{png,jpg,svg}']).filter((picture) => !used.has(picture))).toEqual([]);
});

test('every command that a page names exists', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const table = /VERBS[\s\S]*?\n};/.exec(read('apps/cli/src/main.ts'))?.[0] ?? '';
  const verbs = [...table.matchAll(/^ {2}'?([\w-]+)'?: \(\) =>/gm)].map(([, verb = '']) => verb);
  expect(verbs).toContain('parse');
  const unknown = findings((text) => [
    ...[...text.matchAll(/npm run ([\w:-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !(name in scripts)),
    ...[...text.matchAll(/npx casbah ([\w-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !verbs.includes(name)),
  ]);
  expect(unknown).toEqual([]);
});

test('every environment variable that a page names is read somewhere', () => {
  const code = filesOf([
    '{apps,packages,scripts,tests,bench}/**/*.{ts,tsx,mjs}',
    '{apps,packages,scripts,tests,bench}/*.{ts,mjs}',
  ])
    .filter((path) => !path.includes('node_modules') && !path.includes('/dist/'))
    .map(read)
    .join('\n');
  const known = new Set(code.match(/\bCASBAH_[A-Z_]+\b/g));
  expect(
    findings((text) => (text.match(/\bCASBAH_[A-Z_]*[A-Z]\b/g) ?? []).filter((name) => !known.has(name))),
  ).toEqual([]);
});

test('every setting of the server is in its reference', () => {
  const names = new Set(read('apps/server/src/settings.ts').match(/\bCASBAH_[A-Z_]+\b/g));
  const reference = read('docs/reference/settings.md');
  expect([...names].filter((name) => !reference.includes(`\`${name}\``))).toEqual([]);
});

/** The turns that docs/writing.md bans: those in code font in its table. */
function refusedTurns(): RegExp {
  const table = read('docs/writing.md').split("## Turns we don't use")[1]?.split('\n## ')[0] ?? '';
  const turns = [...table.matchAll(/^\| ([^|]+) \|/gm)]
    .flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)])
    .map(([, turn = '']) => turn)
    .filter((turn) => !turn.includes('…'));
  expect(turns).toContain('anew');
  // `is no …` is refused before a noun; "there is no log" and "is no longer" are English.
  return new RegExp(`\\b(?:${turns.join('|')})\\b|(?<!there )\\bis no (?!longer\\b|one\\b|more\\b)`, 'i');
}

const sources = filesOf([
  '{apps,packages,scripts,tests,bench,biome-rules}/**/*.{ts,tsx,mjs,css}',
  '{scripts,bench}/*.{ts,mjs}',
]).filter((path) => !/node_modules|\/dist\//.test(path));

/** String literals and comments, in reading order. */
const LITERAL_OR_COMMENT =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** Comments of a source file, each on one line. */
const commentsOf = (text: string) =>
  [...text.matchAll(LITERAL_OR_COMMENT)]
    .map(([part]) => part)
    .filter((part) => part.startsWith('/'))
    .map((comment) => comment.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' '));

/** String literals of a source file. */
const stringsOf = (text: string) =>
  [...text.matchAll(LITERAL_OR_COMMENT)].map(([part]) => part).filter((part) => !part.startsWith('/'));

test('messages and pages use none of the turns that docs/writing.md refuses', () => {
  const refused = refusedTurns();
  const words = filesOf(['packages/messages/src/**/en.ts']);
  // These two list the turns in order to ban them.
  const prose = pages.filter((page) => !['docs/writing.md', 'docs/glossary.md'].includes(page));
  expect(
    findings(
      (text) => text.split('\n').filter((line) => !/^\s*(\/\*\*|\*|\/\/)/.test(line) && refused.test(line)),
      [...words, ...prose],
    ),
  ).toEqual([]);
});

test('comments of source files use none of these turns', () => {
  const refused = refusedTurns();
  expect(sources.length).toBeGreaterThan(1000);
  expect(
    findings(
      (text) => commentsOf(text).filter((comment) => refused.test(comment)),
      sources.filter((path) => path !== 'scripts/docs.test.ts'),
    ),
  ).toEqual([]);
});

test('API summaries, CLI messages and test titles use none of these turns', () => {
  const refused = refusedTurns();
  const cli = filesOf(['apps/cli/src/**/*.ts']).filter((path) => !path.endsWith('.test.ts'));
  const summaries = (text: string) =>
    text
      .split(/\bsummary:/)
      .flatMap((part, index) => (index === 0 ? [] : stringsOf(part.split(/^ {4}\w+:/m)[0] ?? '')));
  const titles = (text: string) =>
    [...text.matchAll(/\b(?:test|it|describe)(?:\.\w+)*\(\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g)].map(
      ([, title = '']) => title,
    );
  expect([
    ...findings(
      (text) => summaries(text).filter((part) => refused.test(part)),
      filesOf(['packages/contract/src/*.ts']),
    ),
    ...findings((text) => stringsOf(text).filter((part) => refused.test(part)), cli),
    ...findings(
      (text) => titles(text).filter((part) => refused.test(part)),
      sources.filter((path) => path.endsWith('.test.ts')),
    ),
  ]).toEqual([]);
});

/** Five lines at the usual width of pages. */
const LONGEST_PARAGRAPH = 5 * 120;

test('no paragraph or list item of the docs is longer than five lines', () => {
  const prose = pages.filter((page) => /^docs\/(?:guide|reference|concepts|operations)\//.test(page));
  const paragraphs = (text: string) =>
    text
      .replace(/^ *```[\s\S]*?^ *```/gm, '\n\n')
      .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) |\||#)/)
      .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
      .filter((paragraph) => !paragraph.startsWith('|'));
  expect(
    findings(
      (text) =>
        paragraphs(text)
          .filter((paragraph) => paragraph.length > LONGEST_PARAGRAPH)
          .map((paragraph) => `${paragraph.length} characters: ${paragraph.slice(0, 60)}`),
      prose,
    ),
  ).toEqual([]);
});

/** Text between single backticks. */
const codeOf = (text: string) =>
  [...text.replace(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

test('every file and folder of the repository that a page names exists', () => {
  // The changelog uses names of its time; `<area>` and `*` stand for any name.
  const isPath = (code: string) => /^(?:apps|packages|docs|scripts|bench|tests)\/[\w./-]+$/.test(code);
  expect(
    findings(
      (text) => codeOf(text).filter((code) => isPath(code) && !existsSync(join(root, code))),
      pages.filter((page) => page !== 'CHANGELOG.md'),
    ),
  ).toEqual([]);
});

test('every permission that a page names exists', () => {
  const source = read('packages/domain/src/permission.ts');
  const listOf = (name: string) =>
    [
      ...(new RegExp(`${name}\\b[^=]*= \\[([\\s\\S]*?)\\]`).exec(source)?.[1] ?? '').matchAll(/'([\w-]+)'/g),
    ].map(([, value = '']) => value);
  const areas = listOf('AREAS');
  const actions = listOf('ACTIONS');
  expect(areas).toContain('audit');
  expect(actions).toContain('modify');
  const named = new RegExp(`^([a-z]+)\\.(?:${actions.join('|')})$`);
  expect(
    findings((text) =>
      codeOf(text).filter((code) => {
        const area = named.exec(code)?.[1];
        return area !== undefined && !areas.includes(area);
      }),
    ),
  ).toEqual([]);
});

test('every call that a page names is in the contract', () => {
  const plain = (call: string) =>
    call
      .replace(/\?.*$/, '')
      .replace(/\{[^}]*\}|:\w+/g, '{}')
      .replace(/\/$/, '');
  const known = new Set(
    filesOf(['packages/contract/src/*.ts'])
      .flatMap((path) => [...read(path).matchAll(/'((?:GET|POST|PUT|PATCH|DELETE) \/[^']*)'/g)])
      .map(([, call = '']) => plain(call)),
  );
  expect(known).toContain('GET /audit/services');
  // URLs of pages or files that aren't calls of the contract.
  const served = /^GET \/(?:healthz|readyz|metrics|api|static|ui)\b/;
  expect(
    findings(
      (text) =>
        codeOf(text).filter(
          (code) =>
            /^(?:GET|POST|PUT|PATCH|DELETE) \/\w[^\s…]*$/.test(code) &&
            !served.test(code) &&
            !known.has(plain(code)),
        ),
      pages.filter((page) => page.startsWith('docs/guide/') || page.startsWith('docs/reference/')),
    ),
  ).toEqual([]);
});
