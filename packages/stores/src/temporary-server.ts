import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';

const POLICY = '/usr/sbin/policy-rc.d';

/**
 * Installs a Debian package as root. Debian starts installed services, so a policy file prevents that
 * meanwhile.
 */
export function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update'], { stdio: 'ignore', env });
    const wanted = ['install', '-y', '--no-install-recommends', name];
    return spawnSync('apt-get', wanted, { stdio: 'ignore', env }).status === 0;
  } finally {
    if (isOurs) rmSync(POLICY, { force: true });
  }
}

interface Runner {
  command: string;
  prefix: string[];
  owner: { uid: number; gid: number } | undefined;
}

/**
 * Runs a command as an ordinary user, because database servers refuse to run as root. The signal ends it
 * together with this process.
 */
export function asOrdinaryUser(signal: 'INT' | 'KILL'): Runner {
  if (process.getuid?.() !== 0)
    return { command: 'setpriv', prefix: [`--pdeathsig=${signal}`, '--'], owner: undefined };
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'nobody']).toString());
  const owner = { uid: idOf('-u'), gid: idOf('-g') };
  const prefix = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    `--pdeathsig=${signal}`,
    '--',
  ];
  return { command: 'setpriv', prefix, owner };
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
