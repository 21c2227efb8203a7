import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { keyOf } from './collect/settings.ts';
import { UserTokens } from './collect/user-tokens.ts';
import type { Streams, Verb } from './verb.ts';

const HELP = `casbah tokens --key FILE [NAME…]

Shows which token replaces which user in lines sent by 'casbah collect --token-key FILE'. Reads names from the arguments, or
one per line from standard input, and prints each token with its name. Nothing leaves this machine.

  --key FILE  the agent's --token-key file

Find the user of a token among known names:
  casbah tokens --key token.key < users.txt | grep u-1f0c6a528d3e4b8e9a53

Exit codes: 0 printed, 2 wrong usage.
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
      `${error instanceof Error ? error.message : String(error)}\nRun 'casbah tokens --help' for details.\n`,
    );
    return 2;
  }
}

const lineOf = (tokens: UserTokens, name: string): string => `${tokens.tokenOf(name)}\t${name}\n`;

export const verb: Verb = {
  name: 'tokens',
  summary: 'Show which user a token stands for',
  help: HELP,
  run,
};
