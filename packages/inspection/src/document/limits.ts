/** What reading one document, with everything inside it, may cost. */
export interface ExtractLimits {
  /** Bytes of the document itself. */
  readonly maxBytes: number;
  /** Bytes unpacked from all containers together. */
  readonly maxUnpackedBytes: number;
  /** UTF-8 bytes of extracted text. What comes first is still inspected. */
  readonly maxTextBytes: number;
  /** Unpacked to packed bytes of one container, judged from the first MiB on. */
  readonly maxRatio: number;
  /** Containers within containers. */
  readonly maxDepth: number;
  /** Members of all containers together. */
  readonly maxEntries: number;
}

export const EXTRACT_LIMITS: ExtractLimits = {
  maxBytes: 256 * 1024 * 1024,
  maxUnpackedBytes: 1024 * 1024 * 1024,
  maxTextBytes: 128 * 1024 * 1024,
  maxRatio: 200,
  maxDepth: 10,
  maxEntries: 10_000,
};
