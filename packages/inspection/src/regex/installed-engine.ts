import { re2Engine } from './re2.ts';
import { re2jsEngine } from './re2js.ts';
import type { RegexEngine } from './regex-engine.ts';

async function load(): Promise<RegexEngine> {
  try {
    const { default: RE2 } = await import('re2');
    return re2Engine(RE2);
  } catch {
    // Compiled for another Node, or not at all: no compiler was there.
    return re2jsEngine;
  }
}

/** The compiled RE2 where it could be built, otherwise RE2 in JavaScript. */
export const regexEngine: RegexEngine = await load();
