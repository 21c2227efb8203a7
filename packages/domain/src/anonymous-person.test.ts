import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  anonymousEvent,
  anonymousPerson,
  isAnonymousPerson,
  numberOfPerson,
  tellingCondition,
} from './anonymous-person.ts';
import { blankEvent } from './event.ts';
import { ALL } from './filter/expression.ts';
import { parseFilter } from './filter/parse.ts';
import { TRAFFIC_FIELDS } from './filter/traffic-fields.ts';
import { PERSONAL_FIELDS } from './personal-fields.ts';

const KEY = [1n, 2n] as const;

test('an anonymous person is anon-user.N, the same one for the same name and key [PF-V016]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const person = anonymousPerson(name, KEY);
      expect(person).toMatch(/^anon-user\.[1-9]\d{14}$/);
      expect(isAnonymousPerson(person)).toBe(true);
      expect(numberOfPerson(person)).toBe(Number(person.slice('anon-user.'.length)));
      expect(anonymousPerson(name, KEY)).toBe(person);
      expect(anonymousPerson(name, [2n, 1n])).not.toBe(person);
    }),
  );
});

test.each([
  '',
  'anon-user.',
  'anon-user.x',
  'anon-user.1x',
  'anon-user.-1',
  'anon-user.1.5',
  'nadia',
  'xanon-user.1',
])('%j is rejected [PF-V016]', (text) => {
  expect(isAnonymousPerson(text)).toBe(false);
  expect(numberOfPerson(text)).toBeUndefined();
});

test('50,000 people have 50,000 numbers', () => {
  const people = Array.from({ length: 50_000 }, (_, number) =>
    anonymousPerson(`p${number}@atlas.example`, KEY),
  );
  expect(new Set(people).size).toBe(50_000);
});

const telling = (text: string) => {
  const parsed = parseFilter(text, TRAFFIC_FIELDS);
  if (parsed.error !== undefined) throw new Error(parsed.error.message);
  return tellingCondition(parsed.filter)?.field;
};

test('a filter tells who somebody is by their name, address, device, domain, page or message', () => {
  expect(tellingCondition(ALL)).toBeUndefined();
  for (const field of PERSONAL_FIELDS) {
    expect(telling(`${field} = x`)).toBe(field);
    expect(telling(`exists ${field}`)).toBe(field);
    expect(telling(`risk = high and not (action = blocked or ${field} contains x)`)).toBe(field);
  }
  expect(telling('user = nadia')).toBe('user');
  expect(telling('user contains anon')).toBe('user');
  expect(telling('user in (anon-user.123456789012345, nadia)')).toBe('user');
  expect(telling('user in (anon-user.123456789012345, anon-user.1)')).toBeUndefined();
  expect(telling('exists user and risk = high and host = a.example')).toBeUndefined();
});

test('of an event nothing is left that tells who it was', () => {
  const event = {
    ...blankEvent('traffic'),
    time: 1,
    user: 'nadia',
    src_ip: '10.0.0.1',
    host: 'a.example',
    bytes_up: 3,
  };
  const text = {
    url: 'nadia',
    referrer: 'nadia',
    message: 'nadia',
    object: 'nadia',
    extra: { who: 'nadia' },
  };
  const left = anonymousEvent(
    { ...event, ...text, device: 'nadia', raw_id: 'nadia', object_id: 'nadia' },
    'anon-user.7',
  );
  expect(JSON.stringify(left)).not.toContain('nadia');
  expect(left).toMatchObject({ user: 'anon-user.7', host: 'a.example', bytes_up: 3 });
});
