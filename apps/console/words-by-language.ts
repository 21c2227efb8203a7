import type { Plugin } from 'vite';

const PARTS = /\/packages\/messages\/src\/parts\.ts$/;
const LANGUAGE = /\/packages\/messages\/src\/(en|es|fr|de|ja)\.ts$/;
const PART = /async \(\) => \(await import\(["']\.\/(\w\w)\/([\w-]+)\.ts["']\)\)\.(\w+)/g;
/** A part in all languages, one entry a language. */
const WHOLE = /\{(?:\s*["']?[\w-]+["']?: async \(\) => \(await import\(["'][^"']+["']\)\)\.\w+,?)+\s*\}/g;
const ENTRY = /["']?([\w-]+)["']?: async \(\) => \(await import\(["']\.\/(\w\w)\/([\w-]+)\.ts/g;
const INDEX = 'virtual:words-of-';

/**
 * Where the words of each page are found, in a file a language, instead of all languages in the first file of everybody: the
 * sixty parts in five languages would weigh more there than the router. The file comes with the language.
 */
export function wordsByLanguage(): Plugin {
  /** By language: the parts that `parts.ts` names, with what each file calls them. */
  const found = new Map<string, Map<string, string>>();
  let folder = '';
  return {
    name: 'casbah:words-by-language',
    apply: 'build',
    enforce: 'post',
    buildStart: async function () {
      const parts = await this.resolve('@casbah/messages/parts', import.meta.filename);
      if (parts === null) throw new Error('There is no @casbah/messages/parts');
      folder = parts.id.slice(0, -'/parts.ts'.length);
      const text = await this.fs.readFile(parts.id, { encoding: 'utf8' });
      for (const [, language = '', file = '', name = ''] of text.matchAll(PART)) {
        const names = found.get(language) ?? new Map<string, string>();
        found.set(language, names.set(file, name));
      }
    },
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return undefined;
      const language = id.slice(INDEX.length + 1);
      const parts = [...(found.get(language) ?? [])].map(
        ([file, name]) =>
          `${JSON.stringify(file)}: () => import(${JSON.stringify(`${folder}/${language}/${file}.ts`)}).then((words) => words.${name})`,
      );
      return `export const parts = {${parts.join(',')}};`;
    },
    transform(code, id) {
      const [, language] = LANGUAGE.exec(id) ?? [];
      if (language !== undefined) return { code: `import '${INDEX}${language}';\n${code}`, map: null };
      if (!PARTS.test(id)) return undefined;
      const indexes = new Map<string, string>();
      const body = code.replace(WHOLE, (whole) => {
        const entries = [...whole.matchAll(ENTRY)];
        for (const [, language = '', folder = ''] of entries)
          indexes.set(language, `'${language}': () => import('${INDEX}${folder}')`);
        const [file, ...others] = new Set(entries.map((entry) => entry[3]));
        if (file === undefined || others.length > 0)
          throw new Error(`These words are not of one part: ${whole}`);
        return `/* @__PURE__ */ part('${file}')`;
      });
      return {
        code: `const indexes = {${[...indexes.values()].join(',')}};
const later = async (language, file) => (await indexes[language]()).parts[file]();
const part = (file) => Object.fromEntries(Object.keys(indexes).map((language) => [language, () => later(language, file)]));
${body}`,
        map: null,
      };
    },
  };
}
