import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { reportJson } from '@casbah/inspection/inspect/report-json';
import { InspectionPool, type PoolDocument } from '@casbah/server/inspection/inspection-pool';
import type { Streams, Verb } from './verb.ts';

const HELP = `casbah inspect FILE…|-

Looks for sensitive data in files and prints one JSON object per file. Nothing is stored or sent. Detects the format from the content,
and reads documents, archives, mail and text. - reads standard input.

  --jsonl FIELD      treat this field of every record (one JSON object per line) as a document
  --max-findings N   list at most N findings per document (default: 1000); all are counted
  --timeout SECONDS  stop inspecting a document after this time (default: 600)

Each object has \`file\`, \`type\`, \`findings\` and \`problems\`. A finding has \`identifier\`, \`confidence\` (wide, medium or narrow), \`start\`
and \`end\` in the extracted text (in characters), \`place\` and a masked \`snippet\`. With --jsonl, each object has the \`record\` number instead
of a file. \`problems\` says what wasn't inspected and why; if it is empty, everything was.

Exit codes: 0 everything was inspected; 1 a file couldn't be read, or not all of it was inspected; 2 wrong usage.
`;

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      jsonl: { type: 'string' },
      'max-findings': { type: 'string', default: '1000' },
      timeout: { type: 'string', default: '600' },
    },
  });
  if (positionals.length === 0) throw new Error('Name at least one file, or - for standard input.');
  return {
    files: positionals,
    field: values.jsonl,
    maxFindings: wholeNumber('--max-findings', values['max-findings'], 0),
    seconds: wholeNumber('--timeout', values.timeout, 1),
  };
}

function wholeNumber(option: string, value: string, min: number): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < min || number > 1_000_000)
    throw new Error(`${option} takes a whole number from ${min} to 1000000, not '${value}'.`);
  return number;
}

/** Prints in the order of the documents, however long each one takes. */
class OrderedOutput {
  readonly #stream: NodeJS.WritableStream;
  #last: Promise<void> = Promise.resolve();
  #pending = 0;

  constructor(stream: NodeJS.WritableStream) {
    this.#stream = stream;
  }

  /** Nothing is printed for a document without a row. */
  add(line: Promise<object | undefined>): Promise<void> {
    this.#pending += 1;
    this.#last = Promise.all([line, this.#last]).then(async ([row]) => {
      this.#pending -= 1;
      if (row === undefined || this.#stream.write(`${JSON.stringify(row)}\n`)) return;
      await once(this.#stream, 'drain').catch(() => {});
    });
    return this.#last;
  }

  get pending(): number {
    return this.#pending;
  }

  done(): Promise<void> {
    return this.#last;
  }
}

/** Documents given to the pool before the first is printed. */
const AHEAD = 64;

async function run(args: string[], { stdin, stdout, stderr }: Streams): Promise<number> {
  let given: ReturnType<typeof readArguments>;
  try {
    given = readArguments(args);
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
    return 2;
  }
  const pool = new InspectionPool({
    threads: given.files.length === 1 && given.field === undefined ? 1 : availableParallelism(),
    deadlineMs: given.seconds * 1000,
    now: Date.now,
  });
  const output = new OrderedOutput(stdout);
  let isClosed = false;
  // The reader has exited (`casbah inspect … | head`): nothing is left to do.
  stdout.on('error', () => {
    isClosed = true;
  });
  let exitCode = 0;
  const fail = (file: string, error: unknown): void => {
    exitCode = 1;
    stderr.write(`${file}: ${reasonOf(error)}\n`);
  };
  const report = async (file: string, row: object, document: PoolDocument): Promise<object | undefined> => {
    try {
      const { file: _, ...found } = reportJson(
        await pool.inspect(document, { maxFindings: given.maxFindings }),
      );
      if (found.problems.length > 0) exitCode = 1;
      return { ...row, ...found };
    } catch (error) {
      fail(file, error);
      return undefined;
    }
  };
  try {
    for (const file of given.files) {
      if (isClosed) break;
      try {
        const input = file === '-' ? stdin : (await open(file)).createReadStream();
        if (given.field === undefined) {
          await output.add(
            report(
              file,
              { file },
              { bytes: bytesOf(input), ...(file === '-' ? {} : { name: basename(file) }) },
            ),
          );
          continue;
        }
        for await (const record of documents(input, given.field)) {
          const row = { ...(given.files.length > 1 ? { file } : {}), record: record.number };
          if ('problem' in record) {
            fail(file, new Error(record.problem));
            void output.add(
              Promise.resolve({
                ...row,
                findings: [],
                problems: [{ code: 'corrupt', detail: record.problem }],
              }),
            );
          } else void output.add(report(file, row, { text: record.text }));
          if (output.pending >= AHEAD) await output.done();
          if (isClosed) break;
        }
      } catch (error) {
        fail(file, error);
      }
    }
    await output.done();
  } finally {
    await pool.stop();
  }
  return exitCode;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  switch ('code' in error ? error.code : undefined) {
    case 'ENOENT':
      return 'There is no such file.';
    case 'EISDIR':
      return 'This is a folder. Name the files in it.';
    case 'EACCES':
      return "You aren't allowed to read it.";
    default:
      return error.message;
  }
}

async function* bytesOf(input: NodeJS.ReadableStream): AsyncGenerator<Uint8Array> {
  for await (const chunk of input) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
}

type RecordDocument = { number: number } & ({ text: string } | { problem: string });

/** The field of every record, as a document of its own. */
async function* documents(input: NodeJS.ReadableStream, field: string): AsyncGenerator<RecordDocument> {
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    number += 1;
    yield { number, ...fieldOf(line, field, number) };
  }
}

function fieldOf(line: string, field: string, number: number): { text: string } | { problem: string } {
  let record: unknown;
  try {
    record = JSON.parse(line);
  } catch {
    return { problem: `Record ${number} isn't JSON.` };
  }
  const value =
    typeof record === 'object' && record !== null && field in record ? Reflect.get(record, field) : undefined;
  return typeof value === 'string'
    ? { text: value }
    : { problem: `Record ${number} has no text in the field '${field}'.` };
}

export const verb: Verb = {
  name: 'inspect',
  summary: 'Look for sensitive data in files',
  help: HELP,
  run,
};
