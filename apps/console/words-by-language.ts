import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../../packages/messages/src/', import.meta.url));
/** Index of an area's parts, except those of pages before sign-in. */
const INDEX = /\/packages\/messages\/src\/([\w-]+)\/index\.generated\.ts$/;
/** Initial messages of the console, in one language. */
const START = /\/packages\/messages\/src\/every-area\/start\/(en|es|fr|de|ja)\.generated\.ts$/;
const IMPORT = /import\(["']\.\/([\w-]+)\/(\w\w)((?:\.generated)?\.ts)["']\)/g;
/** A part in all languages, one entry per language. */
const WHOLE = /\{(?:\s*["']?[\w-]+["']?: async \(\) => \(await import\(["'][^"']+["']\)\)\.words,?)+\s*\}/g;
const PARTS = 'virtual:parts';
const NAMES = 'virtual:words-of-';

/**
 * Splits messages into files by page and language, and moves the list of them into a file per language: sixty parts in
 * five languages would be larger than the router.
 */
export function wordsByLanguage(): Plugin {
  /** By language: parts of all areas, `tags/words`, with their files. */
  const found = new Map<string, Map<string, string>>();
  return {
    name: 'casbah:words-by-language',
    apply: 'build',
    enforce: 'post',
    buildStart: async function () {
      for (const path of globSync('*/index.generated.ts', { cwd: SOURCE }).sort()) {
        const [area = ''] = path.split('/');
        const text = await this.fs.readFile(`${SOURCE}${path}`, { encoding: 'utf8' });
        for (const [, group = '', language = '', ending = ''] of text.matchAll(IMPORT)) {
          const files = found.get(language) ?? new Map<string, string>();
          const part = `${area}/${group}`;
          found.set(language, files.set(part, `${SOURCE}${part}/${language}${ending}`));
        }
      }
      if (found.size === 0) throw new Error('The messages have no parts');
    },
    resolveId: (id) => (id === PARTS || id.startsWith(NAMES) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${PARTS}`) {
        const indexes = [...found.keys()].map(
          (language) => `${language}: () => import('${NAMES}${language}')`,
        );
        return `const indexes = {${indexes.join(',')}};
const later = async (language, name) => (await (await indexes[language]()).parts[name]()).words;
export const part = (name) => ({
  'en-us': () => later('en', name),
  ...Object.fromEntries(['es', 'fr', 'de', 'ja'].map((language) => [language, () => later(language, name)])),
});`;
      }
      if (!id.startsWith(`\0${NAMES}`)) return undefined;
      const parts = [...(found.get(id.slice(NAMES.length + 1)) ?? [])].map(
        ([part, file]) => `${JSON.stringify(part)}: () => import(${JSON.stringify(file)})`,
      );
      return `export const parts = {${parts.join(',')}};`;
    },
    transform(code, id) {
      const [, language] = START.exec(id) ?? [];
      if (language !== undefined) return { code: `import '${NAMES}${language}';\n${code}`, map: null };
      const [, area] = INDEX.exec(id) ?? [];
      if (area === undefined) return undefined;
      const body = code.replace(WHOLE, (whole) => {
        const [group, ...others] = new Set([...whole.matchAll(IMPORT)].map(([, group]) => group));
        if (group === undefined || others.length > 0)
          throw new Error(`These words are not of one part: ${whole}`);
        return `/* @__PURE__ */ part('${area}/${group}')`;
      });
      if (body.includes('import(')) throw new Error(`${id} has parts of another form`);
      return { code: `import { part } from '${PARTS}';\n${body}`, map: null };
    },
  };
}
