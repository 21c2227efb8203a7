// Debian packages that tests need, if they can be installed. Runs in parallel with other work.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

const QUIET = ['-qq', '-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1'];

export function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs packages, or reports in one message why it couldn't. Each step takes at most `longestMs`, because the
 * network may be slow.
 */
export async function installPackages(what, packages, longestMs) {
  process.stderr.write(`Installing ${what} (once, beside what needs none)…\n`);
  const said = [];
  const apt = async (...args) => {
    const child = spawn('apt-get', [...QUIET, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: longestMs,
    });
    child.stderr.on('data', (piece) => said.push(piece));
    const [code] = await once(child, 'close');
    return code === 0;
  };
  if ((await apt('update')) && (await apt('install', '-y', '--no-install-recommends', ...packages))) return;
  process.stderr.write(`\n── ${what} could not be installed\n${Buffer.concat(said)}\n`);
}
