import type { firststepsCalls } from '@casbah/contract/firststeps';
import { z } from 'zod';
import { type Attempts, type ChangesWorld, type Fixture, list } from '../areas/fixture.ts';

const sourcesAnswer = z.object({ datasources: z.array(z.object({ id: z.string() })) });

export const firststepsFixture: Fixture = {
  foreign: (): Attempts<typeof firststepsCalls> => ({
    'GET /admin/first-steps': () => list('/admin/first-steps'),
    'POST /admin/first-steps/sample': () => [{ answers: [202, 409] }],
    'DELETE /admin/first-steps/sample': () => [{ answers: [200, 404] }],
  }),
  changes: (world) => ({
    'POST /admin/first-steps/sample': async () => {
      await removeSources(world);
      return world.person.send('POST', '/admin/first-steps/sample');
    },
    'DELETE /admin/first-steps/sample': () => world.person.send('DELETE', '/admin/first-steps/sample'),
  }),
};

/** Makes room for the sample's sources: other steps leave theirs behind. */
async function removeSources({ person }: ChangesWorld): Promise<void> {
  const { datasources } = sourcesAnswer.parse(await person.json('GET', '/admin/datasources'));
  for (const { id } of datasources) await person.send('DELETE', `/admin/datasources/${id}`);
}
