/** An error in the format of ClickHouse's HTTP interface: code, name and message. */
export class Exception extends Error {
  override name = 'Exception';
  readonly code: number;
  readonly codeName: string;
  constructor(code: keyof typeof OWN, message: string);
  constructor(code: number, message: string, codeName: string);
  constructor(code: keyof typeof OWN | number, message: string, codeName?: string) {
    super(message);
    this.code = typeof code === 'number' ? code : OWN[code];
    this.codeName = typeof code === 'number' ? (codeName ?? '') : code;
  }
  /** Response body, from which clients parse code, message and name. */
  get text(): string {
    return `Code: ${this.code}. DB::Exception: ${this.message} (${this.codeName})`;
  }
  get status(): number {
    return STATUS.get(this.code) ?? 500;
  }
}

/** Errors of the engine's own HTTP front end, with ClickHouse's codes. */
const OWN = {
  UNSUPPORTED_METHOD: 1,
  BAD_ARGUMENTS: 36,
  LOGICAL_ERROR: 49,
  SYNTAX_ERROR: 62,
  UNKNOWN_FORMAT: 73,
  NOT_IMPLEMENTED: 48,
  TOO_MANY_SIMULTANEOUS_QUERIES: 202,
  QUERY_WITH_SAME_ID_IS_ALREADY_RUNNING: 216,
  NOT_ENOUGH_SPACE: 243,
  CANNOT_DECOMPRESS: 271,
  LIMIT_EXCEEDED: 290,
  QUERY_WAS_CANCELLED: 394,
  AUTHENTICATION_FAILED: 516,
} as const;

/** HTTP status by code, as in ClickHouse's HTTP interface; 500 for all others. */
const STATUS = new Map<number, number>([
  // The request is invalid.
  ...[6, 26, 27, 33, 38, 41, 43, 36, 42, 53, 62, 70, 72, 117, 130, 131, 457, 467].map(
    (code): [number, number] => [code, 400],
  ),
  // It names something that doesn't exist.
  ...[46, 47, 60, 63, 73, 81, 107, 115, 120, 417].map((code): [number, number] => [code, 404]),
  [516, 403],
  [497, 403],
  [290, 413],
  [48, 501],
  [1, 501],
  [159, 408],
  [202, 503],
]);

/** chDB reports errors as one text: `Code: 62. DB::Exception: … (SYNTAX_ERROR)`. */
export function readException(error: unknown): Exception {
  if (error instanceof Exception) return error;
  const text = error instanceof Error ? error.message : String(error);
  const found = /Code: (\d+)\. DB::Exception: ([\s\S]*?)(?:\s*\(([A-Z][A-Z0-9_]+)\)\s*)?$/.exec(text);
  if (found?.[1] === undefined) return new Exception('LOGICAL_ERROR', text);
  return new Exception(Number(found[1]), found[2] ?? '', found[3] ?? 'UNKNOWN_EXCEPTION');
}
