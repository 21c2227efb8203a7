import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Verb } from './verb.ts';

/** Runs a verb as the command line does, without input, and returns what it printed. */
export async function runVerb(
  verb: Verb,
  ...args: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const said = Promise.all([text(stdout), text(stderr)]);
  const code = await verb.run(args, { stdin: Readable.from([]), stdout, stderr });
  stdout.end();
  stderr.end();
  const [out, err] = await said;
  return { code, stdout: out, stderr: err };
}
