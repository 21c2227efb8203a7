/** Streams of a verb: JSON on stdout, messages for people on stderr. */
export interface Streams {
  stdin: NodeJS.ReadableStream;
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
}

/** One verb of `casbah`, in one file. */
export interface Verb {
  name: string;
  /** One line for the list of verbs. */
  summary: string;
  /** Output of `--help`: usage, options, exit codes. */
  help: string;
  /** Returns the exit code. */
  run(args: string[], io: Streams): Promise<number>;
}
