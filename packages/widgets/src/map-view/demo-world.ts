import atlas from 'world-atlas/countries-110m.json?url';
import type { LoadWorld } from './useWorld.ts';

/** As a page provides it: a GET of the file next to the code. */
export const loadWorld: LoadWorld = async (signal) => {
  const answer = await fetch(atlas, { signal });
  if (!answer.ok) throw new Error(`The map file: ${answer.status}`);
  return answer.json();
};
