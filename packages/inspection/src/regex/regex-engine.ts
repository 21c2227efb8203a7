/** A stretch of bytes. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface BytePattern {
  /**
   * The first match that begins at or after `from`: the first group if the pattern has groups and it took part, otherwise the whole.
   * `wholeStart` is where the whole match begins, `next` where the search for another one continues.
   */
  find(
    bytes: Uint8Array,
    from: number,
  ): (Span & { readonly wholeStart: number; readonly next: number }) | undefined;
  /** Where that match ends, at a tenth of the cost; undefined if there is none. */
  findEnd(bytes: Uint8Array, from: number): number | undefined;
}

export interface PatternSet {
  /** Indexes of the patterns that match anywhere. Throws when the automaton's memory is used up. */
  match(bytes: Uint8Array): readonly number[];
}

export interface PatternOptions {
  readonly ignoreCase?: boolean;
}

/** Regular expressions in linear time, over UTF-8. Two drivers, one suite. */
export interface RegexEngine {
  readonly name: 're2' | 're2js';
  /** Throws `SyntaxError` with the engine's reason. */
  compile(pattern: string, options?: PatternOptions): BytePattern;
  /** `maxMemory` in bytes: what the automaton of all patterns may take. */
  set(patterns: readonly string[], options: PatternOptions & { maxMemory: number }): PatternSet;
}
