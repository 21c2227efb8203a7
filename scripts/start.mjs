// `npm start`: install what is missing, build the console, run Casbah.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureConsole, ensureDependencies, environment, nodePath, root } from './prepare.mjs';

ensureDependencies();
ensureConsole();

const casbah = spawn(nodePath(), [join(root, 'apps/cli/src/main.ts'), 'start', ...process.argv.slice(2)], {
  cwd: process.cwd(),
  stdio: 'inherit',
  env: environment(),
});

// A terminal sends Ctrl-C to both of us; a service manager only to this process: pass it on and wait for the clean end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => casbah.kill(signal));
// npm passes a signal on to the shell between us, which dies of it without a word: we see that only by having lost our parent.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined)
  setInterval(() => {
    if (process.ppid !== parent) casbah.kill('SIGTERM');
  }, 250).unref();
casbah.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));
