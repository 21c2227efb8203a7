/** What the bundler tells of a module. */
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

/**
 * What a document needs before it shows anything, in one file for what both documents need, one for what is the console's
 * alone, and one for what a sign-in page asks for later: were it in the console's file, the console would run when such a page
 * asks for a button. Dozens of small files name each other over and over and compress apart, which costs a tenth of the weight.
 */
export const FIRST_CHUNKS = [
  {
    // First, so that no other chunk draws what both need into itself.
    priority: 2,
    tags: ['$initial' as const],
    name: (id: string, graph: Graph) => (documentsOf(id, graph, 'first').size > 1 ? 'casbah' : null),
  },
  {
    priority: 1,
    tags: ['$initial' as const],
    name: (id: string, graph: Graph) => {
      const [document = '', ...others] = documentsOf(id, graph, 'first');
      if (others.length > 0 || !document.includes('ui.html')) return null;
      return documentsOf(id, graph, 'ever').size > 1 ? 'frame' : 'console';
    },
    // What the sign-in pages load later is not drawn in by a module that needs it.
    includeDependenciesRecursively: false,
  },
];

/** Both documents link these styles. */
const THERE_ALREADY = /^assets\/casbah-/;

/** What the first page is made of, whichever of these it is: its files are fetched at the same time. */
const AT_ONCE = /^assets\/(?:en|es|fr|de|ja)-/;

/**
 * What is fetched together with code that comes later. The list stands in the first file, a name of each file: so all else names
 * its styles alone, and finds the rest one trip later. The links of pages are looked at before they are pressed, and the page
 * is fetched then.
 */
export function loadedAlong(file: string, needed: string[]): string[] {
  return AT_ONCE.test(file)
    ? needed
    : needed.filter((one) => one.endsWith('.css') && !THERE_ALREADY.test(one));
}
