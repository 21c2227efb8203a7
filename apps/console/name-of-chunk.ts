const WORDS =
  /\/packages\/messages\/src\/([\w-]+)\/([\w-]+)\/(?:en|es|fr|de|ja)(?:(?:\.generated)?\.ts|\.json)$/;
const START = /\/packages\/messages\/src\/every-area\/start\/(\w\w)\.generated\.ts$/;

/** Words that the console and sign-in pages share: `first-chunks.ts` names these chunks. */
const SHARED = /^(?:en|es|fr|de|ja)-/;

interface Chunk {
  name: string;
  facadeModuleId?: string | null;
  moduleIds: readonly string[];
}

/** Message files are all called `en.ts`, so their chunks are named by area and kind; the first one by its language. */
export function nameOfChunk({ name, facadeModuleId, moduleIds }: Chunk): string {
  if (SHARED.test(name)) return 'assets/[name]-[hash].js';
  const module = facadeModuleId ?? moduleIds.at(-1) ?? '';
  const [, language] = START.exec([...moduleIds, module].find((id) => START.test(id)) ?? '') ?? [];
  if (language !== undefined) return `assets/${language}-[hash].js`;
  const [, area, kind] = WORDS.exec(module) ?? [];
  if (area === undefined) return 'assets/[name]-[hash].js';
  return `assets/${kind === 'words' ? area : `${area}-${kind}`}-[hash].js`;
}
