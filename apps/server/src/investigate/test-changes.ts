import type { Changes, ChangesWorld } from '../areas/fixture.ts';

/** A sign-in of 1Password's Events API. */
const signIn = (number: number): string =>
  `${JSON.stringify({
    uuid: `sign-in-${number}`,
    session_uuid: 'session',
    timestamp: '2026-11-20T08:14:22Z',
    category: 'success',
    type: 'credentials_ok',
    target_user: { uuid: 'amy', name: 'Amy', email: 'amy@atlas.example' },
    client: { ip_address: '203.0.113.9' },
  })}\n`;

/** Steps that make each change of the area: an activity, then the call. */
export function investigateChanges(world: ChangesWorld): Changes {
  const activity = async (): Promise<string> => {
    const number = world.number();
    await world.file(await world.source(), `sign-in-${number}.json`, Buffer.from(signIn(number)));
    const filter = encodeURIComponent(`raw_id = "sign-in-${number}"`);
    const { rows } = await world.person.json(
      'GET',
      `/investigate/activities?from=2026-11-20T00:00:00Z&to=2026-11-21T00:00:00Z&filter=${filter}`,
    );
    const [first]: unknown[] = Array.isArray(rows) ? rows : [];
    if (typeof first === 'object' && first !== null && 'id' in first) return String(first.id);
    throw new Error('the activity was not stored');
  };
  const notesOf = (id: string) => `/investigate/activities/${id}/notes`;
  return {
    'PATCH /investigate/activities': async () =>
      world.person.send('PATCH', '/investigate/activities', {
        ids: [await activity()],
        assessment: 'suspicious',
      }),
    'POST /investigate/activities/{id}/notes': async () =>
      world.person.send('POST', notesOf(await activity()), { text: 'Asked Amy about it' }),
    'DELETE /investigate/activities/{id}/notes/{note}': async () => {
      const notes = notesOf(await activity());
      const { id } = await world.person.json('POST', notes, { text: 'Asked Amy about it' });
      return world.person.send('DELETE', `${notes}/${id}`);
    },
    'PUT /investigate/settings': () =>
      world.person.send('PUT', '/investigate/settings', {
        history_days: 14,
        related_activities: 100,
        show_original: false,
      }),
  };
}
