// Makes a fresh clone runnable with any Node from 18 on: dependencies, the right Node, the built console. Plain
// JavaScript, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replaceBuild } from './console-build.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Exits with a message for people: what is wrong and what to do next. */
export function giveUp(...lines) {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

/** Path of Node 24 from our dependencies, or of the running Node if it is new enough. */
export function nodePath() {
  const [platform, file] =
    process.platform === 'win32' ? ['win', 'bin/node.exe'] : [process.platform, 'bin/node'];
  const ours = join(root, 'node_modules', `node-${platform}-${process.arch}`, file);
  if (existsSync(ours)) return ours;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return giveUp(
    `Casbah needs Node 24, and none could be installed for ${process.platform} on ${process.arch}.`,
    'Install Node 24 or newer, put it on the PATH and run the command again.',
  );
}

/**
 * Environment for child processes: our Node and commands come first in PATH, and Node's compile cache speeds up later
 * starts.
 */
export function environment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = [dirname(nodePath()), join(root, 'node_modules', '.bin'), process.env.PATH].join(separator);
  const kept = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') };
  return { ...kept, ...process.env, PATH: path, ...extra };
}

function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}

function stampIs(file, value) {
  return existsSync(file) && readFileSync(file, 'utf8') === value;
}

function npm(args, env = process.env) {
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(command, [...args, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    env,
  });
  return status === 0;
}

const REGEX_ENGINE = 're2';

/** Whether our Node can load a package: its native part is there and of the right kind. */
const loads = (name) =>
  spawnSync(nodePath(), ['-e', `require(${JSON.stringify(name)})`], { cwd: root, stdio: 'ignore' }).status ===
  0;

/** Native parts are compiled for our Node, against the headers that come with it. */
function nativeEnvironment() {
  const folder = dirname(dirname(nodePath()));
  return environment(existsSync(join(folder, 'include', 'node')) ? { npm_config_nodedir: folder } : {});
}

/**
 * Installs the lock file's dependencies if missing. Not with `npm ci`, which refuses a lock file without native
 * packages for platforms that its registry lacked.
 */
export function ensureDependencies() {
  const stamp = join(root, 'node_modules', '.casbah-installed');
  const wanted = digest(['package-lock.json']);
  if (stampIs(stamp, wanted)) return;
  process.stderr.write('Installing dependencies (once, about a minute)…\n');
  // Scripts run afterwards, with our Node: native parts built for another one couldn't be loaded.
  if (!npm(['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'])) {
    giveUp(
      'The dependencies could not be installed; npm said why above.',
      'Check the network and the free disk space (2 GB are needed), then run the command again.',
    );
  }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const scripted = Object.keys(packages)
    .filter((path) => packages[path].hasInstallScript && existsSync(join(root, path)))
    .map((path) => path.replace(/^.*node_modules\//, ''));
  if (!npm(['rebuild', ...scripted.filter((name) => name !== REGEX_ENGINE)], nativeEnvironment()))
    giveUp('Dependencies could not be prepared; npm said why above.');
  if (loads(REGEX_ENGINE)) return writeFileSync(stamp, wanted);
  process.stderr.write('Compiling the regular expression engine (once, about two minutes)…\n');
  if (!npm(['rebuild', REGEX_ENGINE], nativeEnvironment()))
    process.stderr.write(
      'It could not be compiled (it needs a C++ compiler, make and Python). Content inspection uses a slower one.\n',
    );
  writeFileSync(stamp, wanted);
}

function sourcesBelow(folder) {
  const found = [];
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (entry.name === 'node_modules' || /^dist(-next)?$/.test(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) found.push(...sourcesBelow(path));
    else if (!/\.(test|stories)\.tsx?$/.test(entry.name)) found.push(path);
  }
  return found.sort();
}

/** Builds the console if its sources changed, beside the build that a running server may be serving. */
export function ensureConsole() {
  const folders = [
    'apps/console',
    'packages/widgets',
    'packages/rpc',
    'packages/messages',
    'packages/domain',
    'packages/contract',
  ];
  const sources = folders.flatMap(sourcesBelow).filter((path) => statSync(join(root, path)).isFile());
  const wanted = digest([...sources, 'package-lock.json']);
  const served = join(root, 'apps/console/dist');
  const next = join(root, 'apps/console/dist-next');
  const stamp = join(served, '.built-from');
  if (stampIs(stamp, wanted)) return;
  process.stderr.write('Building the console…\n');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const done = spawnSync(nodePath(), [vite, 'build', '--outDir', next, '--logLevel', 'warn'], {
    cwd: join(root, 'apps/console'),
    stdio: ['ignore', 2, 2],
    // Tests that start Casbah set `test`, with which Vite would build React for development: twice the size, half the
    // speed.
    env: environment({ NODE_ENV: 'production' }),
  });
  if (done.status !== 0) giveUp('The console could not be built; the reason is above.');
  replaceBuild(next, served);
  writeFileSync(stamp, wanted);
}
