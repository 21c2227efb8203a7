import type { Changes, ChangesWorld } from '../areas/fixture.ts';

/** Steps that make each change of the area: setup, then the call. */
export function incidentChanges(world: ChangesWorld): Changes {
  const occurrence = (): object => ({
    key: `occurrence-${world.number()}`,
    policy: `Cards stay inside ${world.number()}`,
    severity: 'high',
    facts: { user: 'amy@atlas.example', object: 'cards.xlsx' },
    matches: [{ name: 'Payment card', text: '4929 1234 5678 3361' }],
  });
  const raised = async (): Promise<string> =>
    `/api/incidents/${(await world.person.json('POST', '/api/incidents', occurrence())).id}`;
  return {
    'POST /api/incidents': () => world.person.send('POST', '/api/incidents', occurrence()),
    'PATCH /api/incidents': async () =>
      world.person.send('PATCH', '/api/incidents', {
        ids: [(await raised()).slice('/api/incidents/'.length)],
        state: 'dismissed',
        reason: 'accepted',
      }),
    'POST /api/incidents/{id}/notes': async () =>
      world.person.send('POST', `${await raised()}/notes`, { text: 'Asked Amy about it' }),
    'POST /api/incidents/{id}/occurrences/{occurrence}/unmask': async () => {
      const url = await raised();
      const { evidence } = await world.person.json('GET', url);
      const [first]: unknown[] = Array.isArray(evidence) ? evidence : [];
      const id = typeof first === 'object' && first !== null && 'id' in first ? String(first.id) : '';
      return world.person.send('POST', `${url}/occurrences/${id}/unmask`, {
        reason: 'Amy asked which card it was',
      });
    },
  };
}
