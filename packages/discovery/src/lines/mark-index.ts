/** Bits of the hash of three characters, chosen so that few other texts share a mark's hash. */
const BITS = 16;
const SIZE = 1 << BITS;

/**
 * Lines are searched up to here, because device marks are near the start. Longer lines count as having every
 * mark.
 */
const LONGEST = 65_536;

/** The current line, one byte per character: marks are ASCII, and bytes are faster to read. */
const BYTES = Buffer.alloc(LONGEST + 1);

/** A mark, and the position of the three characters it is indexed by. */
interface Entry {
  readonly mark: string;
  readonly at: number;
  readonly owner: number;
}

function hashOf(first: number, second: number, third: number): number {
  return Math.imul((first << 16) | (second << 8) | third, 0x9e3779b1) >>> (32 - BITS);
}

function hashAt(text: string, at: number): number {
  return hashOf(text.charCodeAt(at) & 255, text.charCodeAt(at + 1) & 255, text.charCodeAt(at + 2) & 255);
}

/** Rarity of a character in logs: letters and digits are frequent, capitals and punctuation less so. */
function rarity(text: string): number {
  let sum = 0;
  for (const character of text)
    sum += /[a-z ]/.test(character) ? 0 : /[0-9"=,:./]/.test(character) ? 1 : /[A-Z]/.test(character) ? 2 : 3;
  return sum;
}

/**
 * Start of the four rarest characters of a mark: lines are sampled at every other position, where either the first or
 * the last three of them occur.
 */
function rarestAt(mark: string): number {
  let best = 0;
  for (let at = 1; at + 4 <= mark.length; at += 1)
    if (rarity(mark.slice(at, at + 4)) > rarity(mark.slice(best, best + 4))) best = at;
  return best;
}

/** A set of owners, one bit each. */
export type Owners = Int32Array;

export function ownersOf(owners: readonly number[], count: number): Owners {
  const set = new Int32Array((count + 31) >>> 5);
  for (const owner of owners) add(set, owner);
  return set;
}

function add(set: Owners, owner: number): void {
  set[owner >>> 5] = (set[owner >>> 5] ?? 0) | (1 << (owner & 31));
}

function has(set: Owners, owner: number): boolean {
  return ((set[owner >>> 5] ?? 0) & (1 << (owner & 31))) !== 0;
}

/**
 * Finds in one pass over a line whose marks it contains. Owners are numbered; those without marks match every
 * line.
 */
export class MarkIndex {
  /** Number of entries with a hash, 0 without any. */
  readonly #table = new Uint16Array(SIZE);
  readonly #entries: Entry[][] = [[]];
  readonly #always: Owners;
  readonly #held: Owners;

  /** Marks have at least three characters. */
  constructor(marks: readonly (readonly string[] | undefined)[]) {
    const { length } = marks;
    this.#always = ownersOf(
      marks.flatMap((each, owner) => (each === undefined ? [owner] : [])),
      length,
    );
    this.#held = ownersOf([], length);
    for (const [owner, each] of marks.entries()) for (const mark of each ?? []) this.#add(mark, owner);
  }

  #add(mark: string, owner: number): void {
    if (mark.length < 3) throw new RangeError(`the mark '${mark}' has fewer than three characters`);
    const at = rarestAt(mark);
    this.#enter(hashAt(mark, at), { mark, at, owner });
    if (mark.length > 3) this.#enter(hashAt(mark, at + 1), { mark, at: at + 1, owner });
    // Only two of the three characters are left, so any may follow.
    else
      for (let next = 0; next < 256; next += 1)
        this.#enter(hashAt(mark + String.fromCharCode(next), 1), { mark, at: 1, owner });
  }

  #enter(hash: number, entry: Entry): void {
    const number = this.#table[hash] ?? 0;
    if (number === 0) this.#table[hash] = this.#entries.push([entry]) - 1;
    else this.#entries[number]?.push(entry);
  }

  read(text: string): void {
    const held = this.#held;
    if (text.length > LONGEST) {
      held.fill(-1);
      return;
    }
    held.set(this.#always);
    const table = this.#table;
    const length = BYTES.write(text, 'latin1');
    // One extra character, because a mark of three may be at the very end.
    BYTES[length] = 0;
    for (let at = 0; at + 1 < length; at += 2) {
      const number = table[hashOf(BYTES[at] ?? 0, BYTES[at + 1] ?? 0, BYTES[at + 2] ?? 0)] ?? 0;
      if (number !== 0) this.#check(text, at, number);
    }
  }

  #check(text: string, at: number, number: number): void {
    const held = this.#held;
    for (const { mark, at: inMark, owner } of this.#entries[number] ?? [])
      if (!has(held, owner) && text.startsWith(mark, at - inMark)) add(held, owner);
  }

  /** Saves the owners of the last line for `recall`. */
  remember(): Owners {
    return this.#held.slice();
  }

  recall(held: Owners): void {
    this.#held.set(held);
  }

  /** The first of these owners, from `from`, whose mark is in the last line; -1 without one. */
  next(from: number, of: Owners): number {
    const held = this.#held;
    for (let word = from >>> 5; word < held.length; word += 1) {
      let bits = (held[word] ?? 0) & (of[word] ?? 0);
      if (word === from >>> 5) bits &= -1 << (from & 31);
      if (bits !== 0) return word * 32 + 31 - Math.clz32(bits & -bits);
    }
    return -1;
  }
}
