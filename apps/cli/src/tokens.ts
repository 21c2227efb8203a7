import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { keyOf } from './collect/settings.ts';
import { UserTokens } from './collect/user-tokens.ts';
import type { Streams, Verb } from './verb.ts';

const HELP = `casbah tokens --key FILE [NAME…]

Says which token stands for whom in lines that 'casbah collect --token-key FILE' brought: one name a line from the arguments, or
from stdin, each answered with its token and the name. Nothing leaves this machine.

  --key FILE  the file that the agent has as --token-key

Whose is a token? Go through the names there are:
  casbah tokens --key token.key < users.txt | grep u-1f0c6a528d3e4b8e9a53

Exit codes: 0 answered, 2 wrong usage.
`;

async function run(args: string[], io: Streams): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { key: { type: 'string' } },
    });
    if (values.key === undefined) throw new Error('Name the key with --key FILE.');
    const tokens = new UserTokens(await keyOf(values.key), { timezone: 'UTC', now: Date.now() });
    const names = positionals.length > 0 ? positionals : createInterface({ input: io.stdin });
    for await (const name of names) if (name.trim() !== '') io.stdout.write(lineOf(tokens, name.trim()));
    return 0;
  } catch (error) {
    io.stderr.write(
      `${error instanceof Error ? error.message : String(error)}\n'casbah tokens --help' says more.\n`,
    );
    return 2;
  }
}

const lineOf = (tokens: UserTokens, name: string): string => `${tokens.tokenOf(name)}\t${name}\n`;

export const verb: Verb = {
  name: 'tokens',
  summary: 'Say which token an agent puts in the place of whom',
  help: HELP,
  run,
};
