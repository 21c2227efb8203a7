import { expect, test } from 'vitest';
import { identifierBody, NEW_IDENTIFIER } from './identifier-draft.ts';

test('empty examples, repeated keywords and line breaks of a pattern are left out', () => {
  const body = identifierBody({
    ...NEW_IDENTIFIER,
    name: ' Badge ',
    pattern: 'E-\n\\d+',
    keywords: 'badge\n\n badge \nid',
    matching: ['E-1', ''],
  });
  expect(body).toMatchObject({
    name: 'Badge',
    pattern: 'E-\\d+',
    keywords: ['badge', 'id'],
    examples: { matching: ['E-1'], clean: [] },
  });
});
