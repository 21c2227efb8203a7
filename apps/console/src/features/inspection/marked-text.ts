import type { FindingAnswer } from '@casbah/contract/inspection';

/** A stretch of text; `finding` is the index of what was found there. */
export interface MarkedPart {
  readonly text: string;
  readonly finding?: number;
}

/** Cuts text where findings begin and end. Their positions count characters, which may be two code units long. */
export function markedText(
  text: string,
  findings: readonly Pick<FindingAnswer, 'start' | 'end'>[],
): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  const at = codeUnits(text);
  let from = 0;
  const ordered = findings
    .map((finding, index) => ({ ...finding, index }))
    .sort((one, other) => one.start - other.start);
  for (const { start, end, index } of ordered) {
    const begins = at(start);
    if (begins < from || begins >= text.length) continue;
    if (begins > from) parts.push({ text: text.slice(from, begins) });
    from = at(end);
    parts.push({ text: text.slice(begins, from), finding: index });
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** Code unit of a character; ask in ascending order. */
function codeUnits(text: string): (character: number) => number {
  let character = 0;
  let unit = 0;
  return (wanted) => {
    while (character < wanted && unit < text.length) {
      unit += (text.codePointAt(unit) ?? 0) > 0xffff ? 2 : 1;
      character += 1;
    }
    return unit;
  };
}
