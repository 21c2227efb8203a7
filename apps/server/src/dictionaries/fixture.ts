import type { dictionariesCalls } from '@casbah/contract/dictionaries';
import { holdContent } from '@casbah/stores/control/contentprofiles/content-version';
import { addDefinition } from '@casbah/stores/control/contentprofiles/definitions';
import { writeTerms } from '@casbah/stores/control/dictionaries/terms';
import { type Attempts, type Fixture, list, NAMES_NOTHING, SECRET } from '../areas/fixture.ts';
import { dictionaryChanges } from './test-changes.ts';

export const dictionariesFixture: Fixture = {
  async put(tx, other) {
    const { tenant } = other;
    const id = other.id('dictionary');
    const revision = await holdContent(tx, tenant);
    await addDefinition(
      tx,
      'dictionary',
      { tenant, id, time: 1, by: null, revision },
      { name: SECRET, description: SECRET, is_enabled: true, definition: { ignoreAccents: false } },
    );
    await writeTerms(tx, { tenant, id }, [{ text: SECRET }]);
  },
  foreign: (other): Attempts<typeof dictionariesCalls> => {
    const at = (rest = ''): string => `/protect/dictionaries/${other.id('dictionary')}${rest}`;
    return {
      'GET /protect/dictionaries': () => list('/protect/dictionaries'),
      'POST /protect/dictionaries': () => NAMES_NOTHING,
      'GET /protect/dictionaries/{id}': () => [{ url: at() }],
      'PATCH /protect/dictionaries/{id}': () => [{ url: at(), body: { name: 'Mine' } }],
      'DELETE /protect/dictionaries/{id}': () => [{ url: at() }],
      'GET /protect/dictionaries/{id}/terms': () => [{ url: at('/terms') }],
      'PUT /protect/dictionaries/{id}/terms': () => [{ url: at('/terms'), body: { terms: [] } }],
      'PUT /protect/dictionaries/{id}/text': () => [{ url: at('/text') }],
      'GET /protect/dictionaries/{id}/text': () => [{ url: at('/text') }],
    };
  },
  changes: dictionaryChanges,
};
