import type { FilterValue } from '@casbah/domain/filter/expression';
import type { PolicyField } from '@casbah/domain/policy/policy-fields';
import { POLICY_TYPES } from '@casbah/domain/policy/policy-type';
import { RESPONSE_KINDS } from '@casbah/domain/policy/response';
import type { WrittenPolicy } from '@casbah/domain/policy/written-policy';
import { LANGUAGE_OF, LANGUAGES, type Language } from '@casbah/messages/languages';
import { policiesExplainWords, policiesNamesWords } from '@casbah/messages/policies';
import { describe, expect, test } from 'vitest';
import { compactMessage } from '../../../../compact-message.ts';
import { createIntl } from '../../../words/intl.tsx';
import { newResponse } from '../editor/policy-draft.ts';
import { deedWords } from './deed-words.ts';
import { explainPolicy } from './explain-policy.ts';
import type { ExplainWords } from './explain-words.ts';

async function wordsIn(language: Language): Promise<ExplainWords> {
  const texts = { ...(await policiesExplainWords[language]()), ...(await policiesNamesWords[language]()) };
  const messages = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compactMessage(text)]));
  const { formatMessage, formatList } = createIntl({
    locale: LANGUAGE_OF[language].locale,
    messages,
    onError: (error) => {
      throw error;
    },
  });
  return {
    say: (id, values) => formatMessage({ id }, values),
    field: (field: PolicyField) => field,
    value: (_field: PolicyField, value: FilterValue) => String(value),
    severity: (severity) => formatMessage({ id: `policy.severity.${severity}` }),
    template: (id) => id,
    destination: (id) => id,
    tag: String,
    time: (iso) => iso.slice(0, 10),
    weekday: (day) => ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][day - 1] ?? '',
    all: (items) => formatList(items, { type: 'conjunction' }),
    any: (items) => formatList(items, { type: 'disjunction' }),
  };
}

const POLICY: WrittenPolicy = {
  name: 'Cards stay inside',
  description: '',
  severity: 'high',
  condition: 'activity in (upload, send) and match_count >= 10 and (app = box or not exists user)',
  include: [{ kind: 'group', value: 'Finance' }],
  exclude: [{ kind: 'user', value: 'ana@atlas.example' }],
  exceptions: [
    { id: 'e1', condition: 'object contains test', reason: 'test data', expires: '2027-01-01T00:00:00Z' },
  ],
  schedule: {
    time_zone: 'Europe/Berlin',
    windows: [{ days: [1, 2, 3, 4, 5, 7], from: '09:00', to: '17:00' }],
    from: null,
    until: null,
  },
  responses: [
    { kind: 'block', template: 'Card data' },
    { kind: 'notify', recipients: ['user', 'manager'], channel: 'email' },
    { kind: 'raise_incident', severity: 'high' },
  ],
};

test('a policy is explained in plain sentences, one per part', async () => {
  expect(explainPolicy('filexfer', POLICY, await wordsIn('en-us'))).toEqual([
    'Applies when a file or message goes through the gateway and activity is upload or send, match_count is at least 10, and (app is box or user isn’t known).',
    'It covers only group Finance.',
    'It leaves out ana@atlas.example.',
    'It applies only Mon–Fri and Sun from 09:00 to 17:00 (Europe/Berlin).',
    'Casbah then blocks it with “Card data”, notifies the user and the manager by email, and raises an incident of severity High.',
    'Until 2027-01-01, it makes an exception when object contains “test” (test data).',
  ]);
});

test('without conditions, people and responses it says so', async () => {
  const bare = {
    ...POLICY,
    condition: '',
    include: [],
    exclude: [],
    exceptions: [],
    schedule: null,
    responses: [],
  };
  expect(explainPolicy('clouddlpemail', bare, await wordsIn('en-us'))).toEqual([
    'Applies whenever someone sends an email.',
    'It records that it applied and does nothing else.',
  ]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every type and response has its sentence', async () => {
    const words = await wordsIn(language);
    const sentences = POLICY_TYPES.map((type) => explainPolicy(type, POLICY, words)[0]);
    expect(new Set(sentences).size).toBe(POLICY_TYPES.length);
    const deeds = RESPONSE_KINDS.map((kind) => deedWords(newResponse(kind), words));
    expect(new Set(deeds).size).toBe(RESPONSE_KINDS.length);
  });
});
