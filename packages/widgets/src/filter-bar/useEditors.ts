import { useSyncExternalStore } from 'react';

type Editors = typeof import('./editors.ts');

let editors: Editors | undefined;
const waiting = new Set<() => void>();

/** Loads what edits a filter. Where that fails, the next focus tries again. */
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

/** What edits a filter, once it is loaded: a filter that is only read doesn't need it. */
export function useEditors(): Editors | undefined {
  return useSyncExternalStore(subscribe, () => editors);
}
