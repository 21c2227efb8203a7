import { parseFilter } from '@casbah/domain/filter/parse';
import { POLICY_FIELDS } from '@casbah/domain/policy/policy-fields';
import { expect, test } from 'vitest';
import { exampleFacts, factsOfActivity, readFacts, writeFacts } from './fact-text.ts';

test('reads lines, with sizes in their units and lists at commas', () => {
  expect(readFacts('app: Box\n\n size = 1.5 MB \ngroup: Sales, Finance\nobject: "a, b.csv"\n')).toEqual({
    facts: { app: 'Box', size: 1.5 * 1024 * 1024, group: ['Sales', 'Finance'], object: 'a, b.csv' },
  });
});

test('reads a JSON object', () => {
  expect(readFacts(' {"app": "Box", "match_count": 3, "group": ["Sales"]}')).toEqual({
    facts: { app: 'Box', match_count: 3, group: ['Sales'] },
  });
});

test.each([
  ['{"app": ', { code: 'json' }],
  ['app: Box\nnonsense', { code: 'unread', line: 2 }],
  ['colour: red', { code: 'field', line: 1, field: 'colour' }],
  ['size: large', { code: 'number', line: 1, field: 'size' }],
  ['{"app": {"of": "Box"}}', { code: 'unread', line: 1 }],
  ['{"constructor": "x"}', { code: 'field', line: 1, field: 'constructor' }],
])('says what is wrong with %s', (text, problem) => {
  expect(readFacts(text)).toEqual({ problem });
});

test('what it writes, it reads', () => {
  const facts = { app: 'Box', size: 2048, group: ['Sales', 'Finance'], match_count: 12 };
  expect(readFacts(writeFacts(facts))).toEqual({ facts });
});

test('an example meets the condition where single values can', () => {
  const { filter } = parseFilter(
    'app in (box, slack) and match_count > 9 and object contains refund and not user = ana and (role = a or role = b)',
    POLICY_FIELDS,
  );
  expect(filter === undefined ? undefined : exampleFacts(filter)).toEqual({
    app: 'box',
    match_count: 10,
    object: 'refund',
    role: 'a',
  });
});

test('an activity gives the facts that its type knows', () => {
  const event = {
    time: '2026-11-23T08:00:00Z',
    activity: 'share' as const,
    user: 'ana@atlas.example',
    app: 'box',
    targets: ['x@other.example'],
    extra: { exposure: 'external', size: '2048', reason: 'none' },
  };
  expect(factsOfActivity({ event }, ['user', 'app', 'activity', 'size', 'target'])).toEqual({
    user: 'ana@atlas.example',
    app: 'box',
    activity: 'share',
    size: 2048,
    target: ['x@other.example'],
  });
});
