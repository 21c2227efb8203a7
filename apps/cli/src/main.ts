import { trimProcess } from './trimmed-process.ts';
import type { Verb } from './verb.ts';

/** One file per verb, loaded only when called, so `casbah parse` doesn't load the server. */
const VERBS: Readonly<Record<string, () => Promise<{ verb: Verb }>>> = {
  start: () => import('./start.ts'),
  'operator-link': () => import('./operator-link.ts'),
  parse: () => import('./parse.ts'),
  formats: () => import('./formats.ts'),
  ingest: () => import('./ingest.ts'),
  collect: () => import('./collect.ts'),
  tokens: () => import('./tokens.ts'),
  inspect: () => import('./inspect.ts'),
  query: () => import('./query.ts'),
  export: () => import('./export.ts'),
  services: () => import('./services.ts'),
  policies: () => import('./policies.ts'),
  audit: () => import('./audit.ts'),
};

async function usage(): Promise<string> {
  const verbs = await Promise.all(Object.values(VERBS).map((load) => load()));
  const lines = verbs.map(({ verb }) => `  ${verb.name.padEnd(14)} ${verb.summary}`);
  return [
    'casbah: cloud access security broker',
    '',
    ...lines,
    '',
    'Run `casbah COMMAND --help` for details.',
    '',
  ].join('\n');
}

async function main(): Promise<number> {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(await usage());
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (load === undefined) {
    process.stderr.write(`Unknown command '${name}'.\n\n${await usage()}`);
    return 2;
  }
  if (name === 'start') trimProcess();
  const { verb } = await load();
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${verb.help.trimEnd()}\n`);
    return 0;
  }
  return verb.run(args, { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr });
}

process.exitCode = await main();
