const ARCHIVE = /\.(gz|gzip|zip|tgz|tar|bz2|xz|zst)$/i;
const KIND = /\.(log|txt|csv|json|ndjson|jsonl|cef|leef|dat|out)$/i;
/** A trailing rotation number or date: the source's next file has another one. */
const TURN = /[-_. ]*(\d{4}[-_.]?\d{2}[-_.]?\d{2}([-_.T]?\d{2,6})?|\d{1,3}|\d{9,})$/;
const FORBIDDEN = /[<>;{}[\]*`~"]/g;

/** Suggests a source name from a file name, without extensions, dates and rotation numbers. */
export function sourceNameOf(fileName: string): string {
  let name = fileName.replace(/^.*[\\/]/, '');
  for (;;) {
    // Keeps a suffix that is the whole name.
    const shorter = [ARCHIVE, KIND, TURN].reduce((left, ending) => left.replace(ending, '') || left, name);
    if (shorter === name) break;
    name = shorter;
  }
  return name.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim().slice(0, 64).trim();
}

/** The name, with a number appended if it is taken. */
export function freeName(name: string, taken: readonly string[]): string {
  const isTaken = (one: string) => taken.some((other) => other.toLowerCase() === one.toLowerCase());
  if (!isTaken(name)) return name;
  for (let number = 2; ; number += 1) {
    const next = `${name.slice(0, 60)} ${number}`;
    if (!isTaken(next)) return next;
  }
}
