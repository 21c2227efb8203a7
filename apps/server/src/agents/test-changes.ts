import { type Changes, type ChangesWorld, PROXY } from '../areas/fixture.ts';

/** Steps that make each change: setup, then the call. */
export function agentChanges(world: ChangesWorld): Changes {
  /** An agent that sent a heartbeat with its source's token. */
  const agent = async (): Promise<string> => {
    const id = await world.source();
    const { token } = await world.person.json('POST', `/admin/datasources/${id}/tokens`);
    const said = { id: crypto.randomUUID(), name: 'proxy-meknes', type: 'collect', version: '0.1.0' };
    const counts = { delivered_bytes: 1, spooled_bytes: 0, held_back_lines: 0, problem: null };
    await fetch(`${world.origin()}/ingest/${id}/heartbeat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...said, ...counts, platform: 'linux x64' }),
    });
    return said.id;
  };
  return {
    'DELETE /admin/audit_agent/{id}': async () =>
      world.person.send('DELETE', `/admin/audit_agent/${await agent()}`),
    [`${PROXY} delete agents`]: async () => world.person.proxy('delete', 'agents', { id: await agent() }),
  };
}
