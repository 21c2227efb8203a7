/** Module data from the bundler. */
interface Graph {
  getModuleInfo(
    id: string,
  ): { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

/** The sign-in pages are loaded one by one; this one is what nearly everybody comes for. */
const FIRST_PAGE = /\/SignInPage\.tsx$/;

/** The documents that reach a module: at once, or by what they load later, too. */
function documentsOf(
  id: string,
  graph: Graph,
  when: 'first' | 'ever',
  seen = new Set<string>(),
): Set<string> {
  const found = new Set<string>();
  if (seen.has(id)) return found;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  if (module === null) return found;
  if (module.isEntry) found.add(id);
  const isFirst = when === 'ever' || FIRST_PAGE.test(id);
  for (const importer of isFirst ? [...module.importers, ...module.dynamicImporters] : module.importers)
    for (const document of documentsOf(importer, graph, when, seen)) found.add(document);
  return found;
}

/** Words of one language: `start` ones load first. */
const WORDS = /\/packages\/messages\/src\/([\w-]+\/[\w-]+)\/(en|es|fr|de|ja)(?:\.generated)?\.ts$/;
/** Where the parts of one language are, see `words-by-language.ts`. */
const PARTS = /virtual:words-of-(\w\w)$/;
/** Small parts that nearly every page asks for right after it is drawn. */
const NEARLY_ALWAYS =
  /\/start(?:-\w+)?$|^widgets\/(?:data|overlay)$|^(?:tags\/names|notifications\/words|maintenance\/words)$/;

function languageOf(id: string): string | null {
  const [, parts] = PARTS.exec(id) ?? [];
  if (parts !== undefined) return parts;
  const [, part = '', language = null] = WORDS.exec(id) ?? [];
  return NEARLY_ALWAYS.test(part) ? language : null;
}

/**
 * Shared chunks of pages, each with all imports not in a chunk above: a page loads a handful of files instead of a
 * hundred. Also for sign-in pages, which must not load imports of the console's frame, because they would run there.
 */
const SHARED_BY_BOTH = {
  zod: /\/node_modules\/zod\//,
  // Every field has these styles, those of React Aria and others.
  fieldstyles: /\/field\/Field\.module\.css$/,
  basics: /\/widgets\/src\/(?:bytes|chip|copy-button|format|maintenance-banner|service-name)\/\w+\.tsx?$/,
  field: /\/text-field\/TextField\.tsx$|\/i18n\/useLocalizedStringFormatter\.mjs$/,
  domain: /\/packages\/domain\/src\//,
  overlay: /\/dialog\/\w+\.tsx$/,
  menu: /\/menu\/Menu\.tsx$/,
  form: /\/node_modules\/react-hook-form\//,
};
const SHARED = {
  overlay: /\/dialog\/(?:Confirm)?Dialog\.tsx$/,
  choice: /\/select\/Select\.tsx$/,
  // All pages of the console load this one; `console.tsx` requests it at once.
  common:
    /\/shell\/(?:audit-tabs\/(?:AuditLayout|NoDataYet)|RangePicker)\.tsx$|\/widgets\/src\/(?:card|empty-state|facts|relative-time|stat-tile|static-table|usage-bar)\/\w+\.tsx$|\/tag\/Tags?\.tsx$|\/console\/src\/words\/use\w+\.ts$|\/request\/people-hidden\.ts$|\/features\/audit\/queries\.ts$|\/filter\/filter-values\.ts$/,
  grid: /\/data-grid\/(?:DataGrid|ColumnChooser)\.tsx$/,
  chart: /\/histogram\/Histogram\.tsx$/,
  filter: /\/console\/src\/filter\/FilterForm\.tsx$/,
  list: /\/audit\/list\/AuditListPage\.tsx$/,
  notices: /\/shell\/notices\/(?:Bell|Maintenance)\.tsx$/,
  search: /\/search-field\/SearchField\.tsx$/,
};

/**
 * Initial files: one for what both documents need, one for the console alone, and one for what sign-in pages request
 * later; in the console's file, it would run the console when such a page requests a button. Dozens of small files with
 * imports of each other compress a tenth worse.
 */
export const CHUNKS = [
  {
    // First, so that no other chunk draws what both need into itself.
    debugName: 'casbah',
    priority: 100,
    tags: ['$initial' as const],
    name: (id: string, graph: Graph) => {
      const isForBoth =
        documentsOf(id, graph, 'first').size > 1 ||
        // What the sign-in page has anyway, and the console asks for later.
        ([...documentsOf(id, graph, 'first')].some(isOfSignIn) && documentsOf(id, graph, 'ever').size > 1);
      return isForBoth ? 'casbah' : null;
    },
  },
  {
    debugName: 'console',
    priority: 99,
    tags: ['$initial' as const],
    name: (id: string, graph: Graph) => {
      const [document = '', ...others] = documentsOf(id, graph, 'first');
      if (others.length > 0 || !document.includes('ui.html')) return null;
      return documentsOf(id, graph, 'ever').size > 1 ? 'frame' : 'console';
    },
    // What the sign-in pages load later is not drawn in by a module that needs it.
    includeDependenciesRecursively: false,
  },
  {
    debugName: 'words',
    priority: 98,
    // Not those that sign-in pages use, too: such a page would load all others with them.
    name: (id: string, graph: Graph) => {
      const language = languageOf(id);
      return language === null || [...documentsOf(id, graph, 'ever')].some(isOfSignIn) ? null : language;
    },
    includeDependenciesRecursively: false,
  },
  ...Object.entries(SHARED_BY_BOTH).map(([name, test], place) => ({
    debugName: name,
    priority: 90 - place,
    name: (id: string, graph: Graph) =>
      test.test(id) && documentsOf(id, graph, 'ever').size > 1 ? name : null,
  })),
  ...Object.entries(SHARED).map(([name, test], place) => ({ name, test, priority: 50 - place })),
];

function isOfSignIn(document: string): boolean {
  return document.includes('index.html');
}

/** Both documents link these styles. */
const THERE_ALREADY = /^assets\/casbah-/;

/** What the first page is made of, whichever of these it is: its files are fetched at the same time. */
const AT_ONCE = /^assets\/(?:en|es|fr|de|ja)-/;

/** What lists need. More names would make the first file heavier than a round trip is worth. */
const OF_LISTS = /^assets\/(?:grid|chart|filter|list)-[^.]+\.js$/;

/**
 * Chunks fetched together with lazy code: its styles and what lists share. The list is in the first file, one name per
 * file, so the few others are found one round trip later.
 */
export function loadedAlong(file: string, needed: string[]): string[] {
  return AT_ONCE.test(file)
    ? needed
    : needed.filter((one) => OF_LISTS.test(one) || (one.endsWith('.css') && !THERE_ALREADY.test(one)));
}
