import type { dataidentifiersCalls } from '@casbah/contract/dataidentifiers';
import { holdContent } from '@casbah/stores/control/contentprofiles/content-version';
import { addDefinition } from '@casbah/stores/control/contentprofiles/definitions';
import { writeIdentifierChange } from '@casbah/stores/control/dataidentifiers/included-identifiers';
import { type Attempts, type Fixture, list, NAMES_NOTHING, SECRET } from '../areas/fixture.ts';
import { dataIdentifierChanges } from './test-changes.ts';

const DEFINITION = {
  pattern: SECRET,
  ignoreCase: true,
  check: 'none',
  risks: [],
  keywords: [],
  within: 60,
  confidence: 'medium',
  ignored: [],
  examples: { matching: [], clean: [] },
} as const;

export const dataidentifiersFixture: Fixture = {
  async put(tx, other) {
    const { tenant } = other;
    const change = { tenant, id: other.id('data identifier'), time: 1, by: null };
    const revision = await holdContent(tx, tenant);
    await addDefinition(
      tx,
      'data_identifier',
      { ...change, revision },
      { name: SECRET, description: SECRET, is_enabled: true, definition: DEFINITION },
    );
    const extraKeywords = [SECRET];
    await writeIdentifierChange(tx, change, {
      identifier: 'card-visa',
      isEnabled: false,
      extraKeywords,
      ignored: [],
    });
  },
  foreign: (other): Attempts<typeof dataidentifiersCalls> => {
    const url = `/protect/data_identifiers/${other.id('data identifier')}`;
    return {
      'GET /protect/data_identifiers': () => list('/protect/data_identifiers'),
      'PUT /protect/data_identifiers/included/{identifier}': () => [
        {
          url: '/protect/data_identifiers/included/card-visa',
          body: { is_enabled: true },
          answers: [200],
        },
      ],
      'POST /protect/data_identifiers': () => NAMES_NOTHING,
      'GET /protect/data_identifiers/{id}': () => [{ url }],
      'PUT /protect/data_identifiers/{id}': () => [{ url, body: { name: 'Mine', pattern: 'mine' } }],
      'DELETE /protect/data_identifiers/{id}': () => [{ url }],
    };
  },
  changes: dataIdentifierChanges,
};
