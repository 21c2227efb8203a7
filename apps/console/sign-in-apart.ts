import type { Plugin } from 'vite';

/** Stops a build whose sign-in pages could load a chunk that starts the console, which would replace the page. */
export function signInApart(): Plugin {
  return {
    name: 'sign-in-apart',
    generateBundle(_, bundle) {
      const imports = new Map<string, readonly string[]>();
      let start: string | undefined;
      let console: string | undefined;
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        imports.set(output.fileName, [...output.imports, ...output.dynamicImports]);
        if (output.isEntry && output.facadeModuleId?.endsWith('/index.html')) start = output.fileName;
        if (output.moduleIds.some((id) => id.endsWith('/src/console.tsx'))) console = output.fileName;
      }
      if (start === undefined || console === undefined)
        this.error('The build has no sign-in page or no console');
      const from = new Map<string, string | undefined>([[start, undefined]]);
      for (const file of from.keys())
        for (const imported of imports.get(file) ?? []) if (!from.has(imported)) from.set(imported, file);
      if (!from.has(console)) return;
      const path: string[] = [];
      for (let file: string | undefined = console; file !== undefined; file = from.get(file))
        path.unshift(file);
      this.error(`Sign-in pages would start the console: ${path.join(' → ')}`);
    },
  };
}
