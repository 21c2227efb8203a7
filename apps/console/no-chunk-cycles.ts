import type { Plugin } from 'vite';

/**
 * Fails the build where files import each other in a circle: the one that runs first sees nothing of the other, such as
 * words that are then missing on the page.
 */
export function noChunkCycles(): Plugin {
  return {
    name: 'casbah:no-chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((file): [string, readonly string[]][] =>
          file.type === 'chunk' ? [[file.fileName, file.imports]] : [],
        ),
      );
      const cycle = cycleIn(imports);
      if (cycle !== undefined) this.error(`These files import each other: ${cycle.join(' → ')}`);
    },
  };
}

/** Files that import each other, in order, the first one again at the end; undefined where none do. */
export function cycleIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | undefined => {
    const start = path.indexOf(file);
    if (start >= 0) return [...path.slice(start), file];
    if (done.has(file)) return undefined;
    for (const imported of imports.get(file) ?? []) {
      const found = visit(imported, [...path, file]);
      if (found !== undefined) return found;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const found = visit(file, []);
    if (found !== undefined) return found;
  }
  return undefined;
}
