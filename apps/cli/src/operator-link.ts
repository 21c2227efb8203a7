import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { KeysUnreadable, openKeys, operatorKeyOf } from '@casbah/server/keys';
import { CODE_MINUTES, makeOperatorCode, operatorLink } from '@casbah/server/operator/operator-code';
import { readSettings, SettingsError } from '@casbah/server/settings';
import type { Streams, Verb } from './verb.ts';

const HELP = `casbah operator-link

Prints a link that works once, within ${CODE_MINUTES} minutes, in a browser on the machine that Casbah runs on. For an hour, that browser
sees the demo sign-in and the emails in the mail folder. Requires read access to the data folder.

  --server URL      where Casbah runs (default: CASBAH_URL or http://127.0.0.1:8080)

The data folder comes from CASBAH_DATA (default: ./casbah-data). Links from before a restart of Casbah no longer work.

Exit codes: 0 printed, 2 wrong usage, 3 no Casbah in the data folder, or it can't be read.
`;

async function run(args: string[], io: Streams): Promise<number> {
  let server: string;
  try {
    const { CASBAH_URL = 'http://127.0.0.1:8080' } = process.env;
    const { values } = parseArgs({ args, options: { server: { type: 'string', default: CASBAH_URL } } });
    server = values.server.replace(/\/$/, '');
  } catch (error) {
    io.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
    return 2;
  }
  try {
    const { CASBAH_DATA } = process.env;
    const { dataFolder } = readSettings(CASBAH_DATA === undefined ? {} : { CASBAH_DATA });
    // openKeys() creates missing keys, which would hide a wrong folder.
    if (!existsSync(join(dataFolder, 'keys.json'))) {
      io.stderr.write(`No Casbah in ${dataFolder}. Set CASBAH_DATA to its data folder.\n`);
      return 3;
    }
    const code = makeOperatorCode(operatorKeyOf(await openKeys(dataFolder)), Date.now());
    io.stdout.write(`${operatorLink(server, code)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof KeysUnreadable)) throw error;
    io.stderr.write(`${error.message}\n`);
    return 3;
  }
}

export const verb: Verb = {
  name: 'operator-link',
  summary: 'Print a one-time link to the demo account and the mail folder',
  help: HELP,
  run,
};
