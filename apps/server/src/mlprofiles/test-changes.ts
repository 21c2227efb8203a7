import { LEAST_SAMPLES } from '@casbah/domain/ml-profile';
import type { Changes, ChangesWorld } from '../areas/fixture.ts';

/** Steps that make each change: setup, then the call. */
export function mlProfileChanges(world: ChangesWorld): Changes {
  const given = () => ({ name: `Model ${world.number()}` });
  const made = async (): Promise<string> =>
    `/protect/ml_profiles/${(await world.person.json('POST', '/protect/ml_profiles', given())).id}`;
  const text = new TextEncoder().encode('A document with some text.');
  const samples = (kind: string): string => `samples?kind=${kind}&file_name=plan.txt`;
  return {
    'POST /protect/ml_profiles': () => world.person.send('POST', '/protect/ml_profiles', given()),
    'PATCH /protect/ml_profiles/{id}': async () =>
      world.person.send('PATCH', await made(), { description: 'Changed' }),
    'DELETE /protect/ml_profiles/{id}': async () => world.person.send('DELETE', await made()),
    'POST /protect/ml_profiles/{id}/samples': async () =>
      world.person.send('POST', `${await made()}/${samples('positive')}`, text),
    'DELETE /protect/ml_profiles/{id}/samples/{sample}': async () => {
      const profile = await made();
      const { id } = await world.person.json('POST', `${profile}/${samples('negative')}`, text);
      return world.person.send('DELETE', `${profile}/samples/${id}`);
    },
    'POST /protect/ml_profiles/{id}/train': async () => {
      const profile = await made();
      for (const kind of ['positive', 'negative'])
        for (let number = 0; number < LEAST_SAMPLES; number += 1)
          await world.person.json('POST', `${profile}/${samples(kind)}`, text);
      return world.person.send('POST', `${profile}/train`);
    },
  };
}
