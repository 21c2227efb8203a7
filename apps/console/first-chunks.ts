/** Module data from the bundler. */
interface Graph {
  getModuleInfo(
    id: string,
  ): { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

/** The routes and the shell load right after the console's document. */
const ROUTES = /\/console\/src\/routes\.tsx$/;
/** The sign-in pages load one by one; this is the one that nearly everyone opens. */
const FIRST_PAGE = /\/SignInPage\.tsx$/;

/** The documents that import a module: before anything is shown, with what loads right after, or ever. */
function documentsOf(
  id: string,
  graph: Graph,
  when: 'start' | 'first' | 'ever',
  seen = new Set<string>(),
): Set<string> {
  const found = new Set<string>();
  if (seen.has(id)) return found;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  if (module === null) return found;
  if (module.isEntry && !ROUTES.test(id)) found.add(id);
  const isFollowed = when === 'ever' || (when === 'first' && (FIRST_PAGE.test(id) || ROUTES.test(id)));
  for (const importer of isFollowed ? [...module.importers, ...module.dynamicImporters] : module.importers)
    for (const document of documentsOf(importer, graph, when, seen)) found.add(document);
  return found;
}

/** Messages of one language: `start` ones load first. */
const WORDS = /\/packages\/messages\/src\/([\w-]+\/[\w-]+)\/(en|es|fr|de|ja)(?:\.generated)?\.ts$/;
/** Of the words that sign-in pages load, too: those they all do. */
const EVERYWHERE = /\/start-errors$|^http\/start$/;
/** Of the same: those that a few of them do. */
const START = /\/start$/;
/** Message parts of one language, see `words-by-language.ts`. */
const PARTS = /virtual:words-of-(\w\w)$/;
/** Small modules that nearly every page requests right after rendering. */
const NEARLY_ALWAYS =
  /\/start(?:-\w+)?$|^widgets\/(?:data|overlay)$|^(?:tags\/names|notifications\/words|maintenance\/words)$/;

/** The chunk of the words that load first. No sign-in page loads all words of the console. */
function chunkOfWords(id: string, isOfBoth: boolean): string | null {
  const [, parts] = PARTS.exec(id) ?? [];
  const [, part = '', language = parts] = WORDS.exec(id) ?? [];
  if (language === undefined) return null;
  if (!isOfBoth) return language === parts || NEARLY_ALWAYS.test(part) ? language : null;
  if (EVERYWHERE.test(part)) return `${language}-errors`;
  return START.test(part) ? `${language}-widgets` : null;
}

/** Styles are small: a file of their own would be one more request of every page. */
const STYLES = /\.module\.css$/;

/**
 * Shared chunks of pages, each with all imports that no chunk above has: a page loads a few files instead of a hundred.
 * For sign-in pages, too, which must not load and run the console's frame.
 */
const SHARED_BY_BOTH = {
  zod: /\/node_modules\/zod\//,
  // Every field needs these styles, React Aria's and others.
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
  // All console pages load this one; `console.tsx` preloads it.
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
 * First files: one shared by both documents, one for the console, one for lazy parts of sign-in pages (in the console's
 * file, these would run the console), and one for routes and shell, which arrive along with the session. Dozens of
 * small files would compress 10% worse.
 */
export const CHUNKS = [
  {
    // First, so that no other chunk takes in modules that both need.
    debugName: 'casbah',
    priority: 100,
    tags: ['$initial' as const],
    name: (id: string, graph: Graph) => {
      const isForBoth =
        documentsOf(id, graph, 'first').size > 1 ||
        (STYLES.test(id) && documentsOf(id, graph, 'ever').size > 1) ||
        // Modules that the sign-in page loads anyway, and the console loads later.
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
      if (others.length > 0 || !isOfConsole(document)) return null;
      if (documentsOf(id, graph, 'ever').size > 1) return 'frame';
      return documentsOf(id, graph, 'start').size > 0 ? 'console' : 'shell';
    },
    // Lazy parts of the sign-in pages aren't pulled in by modules that need them.
    includeDependenciesRecursively: false,
  },
  {
    debugName: 'words',
    priority: 98,
    name: (id: string, graph: Graph) =>
      chunkOfWords(id, [...documentsOf(id, graph, 'ever')].some(isOfSignIn)),
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

function isOfConsole(document: string): boolean {
  return document.includes('ui.html');
}

/** Both documents link these files. */
const THERE_ALREADY = /^assets\/(?:casbah|rolldown-runtime)-/;

/** Initial messages, whichever language it is: all their files are fetched at the same time. */
const AT_ONCE = /^assets\/(?:en|es|fr|de|ja)-/;

/** Chunks of lists. More names would make the first file larger, which costs more than a round trip. */
const OF_LISTS = /^assets\/(?:grid|chart|filter|list)-[^.]+\.js$/;

/**
 * Chunks fetched together with lazy code: its styles, and those that lists share. The list is in the first file, one
 * name per file, so the few others are found one round trip later.
 */
export function loadedAlong(file: string, needed: string[]): string[] {
  const missing = needed.filter((one) => !THERE_ALREADY.test(one));
  return AT_ONCE.test(file) ? missing : missing.filter((one) => OF_LISTS.test(one) || one.endsWith('.css'));
}
