import { RE2JS, RE2Set } from 're2js';
import type { RegexEngine } from './regex-engine.ts';

/** RE2 in JavaScript: the same language, many times slower. For machines where the compiled one couldn't be built. */
export const re2jsEngine: RegexEngine = {
  name: 're2js',
  compile(pattern, { ignoreCase = false } = {}) {
    const compiled = RE2JS.compile(pattern, ignoreCase ? RE2JS.CASE_INSENSITIVE : 0);
    return {
      findEnd(bytes, from) {
        if (from > bytes.length) return undefined;
        const matcher = compiled.matcher(bytes);
        return matcher.find(from) ? matcher.end() : undefined;
      },
      find(bytes, from) {
        if (from > bytes.length) return undefined;
        const matcher = compiled.matcher(bytes);
        if (!matcher.find(from)) return undefined;
        const start = matcher.start();
        const end = matcher.end();
        const next = end > start ? end : end + 1;
        const groupStart = matcher.groupCount() > 0 ? matcher.start(1) : -1;
        return groupStart < 0
          ? { start, end, wholeStart: start, next }
          : { start: groupStart, end: matcher.end(1), wholeStart: start, next };
      },
    };
  },
  set(patterns, { ignoreCase = false, maxMemory }) {
    const flags = ignoreCase ? RE2JS.CASE_INSENSITIVE : 0;
    const compiled = new RE2Set(RE2Set.UNANCHORED, flags, maxMemory);
    for (const pattern of patterns) compiled.add(pattern);
    compiled.compile();
    return { match: (bytes) => compiled.match(bytes) };
  },
};
