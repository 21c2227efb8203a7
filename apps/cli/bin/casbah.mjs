#!/usr/bin/env node
// Runs the CLI on Node 24, whatever Node started this file. Plain JavaScript, because older versions of Node must be
// able to read it.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { environment, nodePath } from '../../../scripts/prepare.mjs';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
if (Number(process.versions.node.split('.')[0]) >= 24) {
  process.argv[1] = main;
  await import(main);
} else {
  const child = spawn(nodePath(), [main, ...process.argv.slice(2)], { stdio: 'inherit', env: environment() });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
