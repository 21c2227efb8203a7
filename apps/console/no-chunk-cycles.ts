import type { Plugin } from 'vite';

/**
 * Fails the build if chunks import each other in a cycle: the one that runs first would miss exports of the other, such
 * as messages.
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

/** The chunks of a cycle in order, with the first one repeated at the end; undefined without a cycle. */
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
