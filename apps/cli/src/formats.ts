import { parseArgs } from 'node:util';
import { FORMATS, SIGN_FORMATS } from '@casbah/discovery/formats/registry';
import type { Streams, Verb } from './verb.ts';

const HELP = `casbah formats

Lists the log formats that Casbah reads, in the order it tries them, with the event fields that each can fill. Formats of
identity mappings come last; sources of that log type try them first.

  --json   one JSON object per format, with name, title and fields

Exit codes: 0 listed, 2 wrong usage.
`;

async function run(args: string[], io: Streams): Promise<number> {
  let json: boolean;
  try {
    const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
    json = values.json;
  } catch (error) {
    io.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
    return 2;
  }
  const formats = [...FORMATS, ...SIGN_FORMATS];
  const width = Math.max(...formats.map(({ name }) => name.length));
  for (const { name, title, fields } of formats)
    io.stdout.write(
      json ? `${JSON.stringify({ name, title, fields })}\n` : `${name.padEnd(width)}  ${title}\n`,
    );
  return 0;
}

export const verb: Verb = {
  name: 'formats',
  summary: 'List the log formats that Casbah reads',
  help: HELP,
  run,
};
