import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalogue } from './built-in.ts';

const catalogue = loadCatalogue();
const lines = readFileSync(join(import.meta.dirname, 'known-hosts.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [id = '', hosts = ''] = line.split(': ');
    return { id, hosts: hosts.split(' ') };
  });

test.each(lines)('known hosts of $id', ({ id, hosts }) => {
  const astray = hosts
    .map((host) => `${host} → ${catalogue.serviceOfHost(host)?.id}`)
    .filter((found) => !found.endsWith(` → ${id}`));
  expect(astray).toEqual([]);
});

test('more than 2,500 hosts are checked, each once', () => {
  const hosts = lines.flatMap((line) => line.hosts);
  expect(new Set(hosts).size).toBe(hosts.length);
  expect(hosts.length).toBeGreaterThan(2500);
});
