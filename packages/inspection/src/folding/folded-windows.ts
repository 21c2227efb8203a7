import { EXPANDED, EXPANSIONS, FOLDED, NOTHING, SPACE } from './fold.ts';

/** A stretch of folded text. */
export interface FoldedWindow {
  /** `units[0]` is what precedes the first unit to read: a space at the beginning of the text. */
  readonly units: Uint16Array;
  /** For each unit, the index in the text of what it was folded from. */
  readonly origins: Int32Array;
  /** Units in the window. */
  count: number;
  /** Begin reading at 1 and before this; the rest of the window is there to be looked ahead into. */
  limit: number;
}

const SIZE = 1 << 16;

/**
 * Folds a text window by window, in constant memory. Each unit is begun at in exactly one window, with at least `ahead` units
 * after it, as far as the text has them. White space is one space.
 */
export function* foldedWindows(text: string, ahead: number): Generator<FoldedWindow> {
  const size = Math.max(Math.min(SIZE, text.length + 64), ahead * 4);
  const units = new Uint16Array(size + 32);
  const origins = new Int32Array(size + 33);
  const window: FoldedWindow = { units, origins, count: 1, limit: 1 };
  units[0] = SPACE;
  let read = 0;
  for (;;) {
    [read, window.count] = fill(text, read, units, origins, window.count, size);
    const isLast = read >= text.length;
    origins[window.count] = text.length;
    window.limit = isLast ? window.count : window.count - ahead;
    yield window;
    if (isLast) return;
    // The unit before the next one to begin at stays as its context.
    const kept = window.limit - 1;
    units.copyWithin(0, kept, window.count);
    origins.copyWithin(0, kept, window.count);
    window.count -= kept;
  }
}

/** A function of its own, because generators aren't optimized as well. */
function fill(
  text: string,
  from: number,
  units: Uint16Array,
  origins: Int32Array,
  start: number,
  size: number,
): [read: number, count: number] {
  let count = start;
  let at = from;
  const { length } = text;
  let previous = units[count - 1] ?? SPACE;
  for (; at < length && count < size; at += 1) {
    const given = text.charCodeAt(at);
    const unit = FOLDED[given] ?? NOTHING;
    if (unit > SPACE) {
      units[count] = unit;
      origins[count++] = at;
    } else if (unit === SPACE) {
      if (previous === SPACE) continue;
      units[count] = unit;
      origins[count++] = at;
    } else if (unit === NOTHING) continue;
    else if (unit === EXPANDED)
      for (const one of EXPANSIONS.get(given) ?? []) {
        units[count] = one;
        origins[count++] = at;
      }
    else {
      // Control characters separate.
      units[count] = unit;
      origins[count++] = at;
    }
    previous = unit;
  }
  return [at, count];
}
