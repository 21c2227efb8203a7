/** One label of a domain in the catalog: the texts around each `*`, or the whole label without one. */
export type LabelPattern = readonly string[];

export function labelPattern(written: string): LabelPattern {
  return written.split('*');
}

/** Whether the label matches the pattern, in which each `*` stands for one part: `*-*` matches `us-east-1`. */
export function fitsLabel(pattern: LabelPattern, label: string): boolean {
  const [head = '', ...rest] = pattern;
  const tail = rest.pop();
  if (tail === undefined) return label === head;
  if (!label.startsWith(head) || !label.endsWith(tail)) return false;
  let from = head.length;
  for (const middle of rest) {
    const at = label.indexOf(middle, from);
    if (at < 0) return false;
    from = at + middle.length;
  }
  return from <= label.length - tail.length;
}
