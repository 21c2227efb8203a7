// `npm start`: installs what is missing, builds the console and runs Casbah.
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

// A terminal sends Ctrl-C to both processes, a service manager only to this one: pass it on and wait for a clean exit.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => casbah.kill(signal));
// npm passes signals to the shell in between, which dies silently: a changed parent process is the only sign.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined)
  setInterval(() => {
    if (process.ppid !== parent) casbah.kill('SIGTERM');
  }, 250).unref();
casbah.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));
