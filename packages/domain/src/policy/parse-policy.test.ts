import { expect, test } from 'vitest';
import { conditionProblems, LARGEST_FILE_KB, parsePolicy } from './parse-policy.ts';
import { POLICY_TYPE_FORMS, POLICY_TYPES } from './policy-type.ts';
import { referencesOf } from './references.ts';
import type { WrittenPolicy } from './written-policy.ts';

const POLICY: WrittenPolicy = {
  name: 'Cards',
  description: '',
  severity: 'high',
  condition: 'activity = upload and content in ("Payment cards", iban)',
  include: [{ kind: 'group', value: 'Finance' }],
  exclude: [{ kind: 'user', value: 'ana@example.com' }],
  exceptions: [
    {
      id: 'a',
      condition: 'group = Payments and tag = 0',
      reason: 'Their job',
      expires: '2026-12-01T00:00:00.000Z',
    },
  ],
  schedule: {
    time_zone: 'Europe/Berlin',
    windows: [{ days: [1, 2], from: '22:30', to: '24:00' }],
    from: null,
    until: '2027-01-01T00:00:00.000Z',
  },
  responses: [
    { kind: 'coach', template: 't', asks_for_reason: true },
    { kind: 'ticket', destination: 'd' },
  ],
};
const problemsOf = (changed: Partial<WrittenPolicy>) =>
  parsePolicy('filexfer', { ...POLICY, ...changed }).problems?.map(({ path, code }) => [path, code]);

test('a written definition becomes conditions, minutes and times', () => {
  const { definition } = parsePolicy('filexfer', POLICY);
  expect(definition).toMatchObject({
    type: 'filexfer',
    condition: { kind: 'and', parts: [{ field: 'activity' }, { field: 'content' }] },
    exceptions: [{ expires: Date.UTC(2026, 11, 1) }],
    schedule: {
      timeZone: 'Europe/Berlin',
      windows: [{ days: [1, 2], from: 1350, to: 1440 }],
      from: undefined,
      until: Date.UTC(2027, 0, 1),
    },
    responses: [{ kind: 'coach', template: 't', asksForReason: true }, { kind: 'ticket' }],
  });
  if (definition === undefined) throw new Error('Not parsed');
  expect(referencesOf(definition).map(({ kind, value, path }) => [kind, value, path])).toEqual([
    ['content_profile', 'Payment cards', 'condition'],
    ['content_profile', 'iban', 'condition'],
    ['group', 'Payments', 'exceptions.0.condition'],
    ['tag', '0', 'exceptions.0.condition'],
    ['group', 'Finance', 'include.0'],
    ['response_template', 't', 'responses.0'],
    ['destination', 'd', 'responses.1'],
  ]);
});

test('what is wrong is named with its place', () => {
  expect(problemsOf({})).toBeUndefined();
  expect(problemsOf({ condition: 'risk =' })).toEqual([['condition', 'condition']]);
  expect(problemsOf({ condition: 'detector = x or not (detector = y or check = z)' })).toEqual([
    ['condition', 'field'],
    ['condition', 'field'],
  ]);
  expect(problemsOf({ responses: [{ kind: 'encrypt' }, { kind: 'block' }] })).toEqual([
    ['responses.0', 'response'],
  ]);
  const [exception] = POLICY.exceptions;
  if (exception === undefined) throw new Error('None');
  expect(problemsOf({ exceptions: [exception, { ...exception, condition: 'check = x' }] })).toEqual([
    ['exceptions.1.id', 'repeated_exception'],
    ['exceptions.1.condition', 'field'],
  ]);
  expect(
    problemsOf({
      schedule: {
        time_zone: 'Mars/Olympus',
        windows: [{ days: [1], from: '08:00', to: '08:00' }],
        from: '2026-12-01T00:00:00Z',
        until: '2026-12-01T00:00:00Z',
      },
    }),
  ).toEqual([
    ['schedule.time_zone', 'time_zone'],
    ['schedule.until', 'empty_schedule'],
    ['schedule.windows.0.to', 'empty_window'],
  ]);
});

test('[SH-V018] file sizes go from 0 to 9,999,999 KB', () => {
  const codes = (condition: string) =>
    conditionProblems('filexfer', condition, 'condition').map(({ code }) => code);
  expect(codes(`size > 0 and size <= ${LARGEST_FILE_KB}KB`)).toEqual([]);
  expect(codes(`size > ${LARGEST_FILE_KB + 1}KB`)).toEqual(['file_size']);
  expect(codes('size >= -1')).toEqual(['file_size']);
  expect(codes(`size in (1KB, ${LARGEST_FILE_KB * 1024 + 1})`)).toEqual(['file_size']);
  expect(codes('exists size')).toEqual([]);
});

test('every field that a type offers can be used in its conditions, and no other', () => {
  for (const type of POLICY_TYPES)
    for (const field of ['user', 'content', 'detector', 'check', 'channel', 'seen'] as const) {
      const isOffered = POLICY_TYPE_FORMS[type].fields.includes(field);
      const codes = conditionProblems(type, `exists ${field}`, 'condition').map(({ code }) => code);
      expect([type, field, codes]).toEqual([type, field, isOffered ? [] : ['field']]);
    }
});
