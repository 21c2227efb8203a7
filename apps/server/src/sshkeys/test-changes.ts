import type { Changes, ChangesWorld } from '../areas/fixture.ts';

const KEYS = [
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIM0OyszV6CcJeChSU2feHWtSHhNDF1wUnppkOUdVBI10',
  'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBNwkfmA580vbs4BjF5Gft79zpntHBxjmHA8BNHD9EWtLU4qObKYW9YKpg8UOxPBNi4BP+CeDpFGh9rB+HNCMvYs=',
] as const;

/** Makes each change to SSH keys once. */
export function sshkeysChanges(world: ChangesWorld): Changes {
  const add = (key: string): Promise<Response> =>
    world.person.send('POST', '/admin/ssh_keys', { name: 'Proxy', public_key: key });
  return {
    'POST /admin/ssh_keys': () => add(KEYS[0]),
    'DELETE /admin/ssh_keys/{id}': async () => {
      const [, id = ''] = /"id":"([^"]+)"/.exec(await (await add(KEYS[1])).text()) ?? [];
      return world.person.send('DELETE', `/admin/ssh_keys/${id}`);
    },
  };
}
