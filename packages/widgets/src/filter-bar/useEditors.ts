import { useSyncExternalStore } from 'react';

type Editors = typeof import('./editors.ts');

let editors: Editors | undefined;
const waiting = new Set<() => void>();

/** Loads the filter editors. After a failure, the next focus retries. */
export function loadEditors(): void {
  if (editors !== undefined) return;
  import('./editors.ts').then(
    (loaded) => {
      editors = loaded;
      for (const changed of waiting) changed();
    },
    () => undefined,
  );
}

function subscribe(changed: () => void): () => void {
  waiting.add(changed);
  return () => waiting.delete(changed);
}

/** The filter editors once loaded; read-only filters don't need them. */
export function useEditors(): Editors | undefined {
  return useSyncExternalStore(subscribe, () => editors);
}
