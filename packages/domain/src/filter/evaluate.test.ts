import { describe, expect, test } from 'vitest';
import { blankEvent } from '../event.ts';
import { ACTIVITY_FIELDS } from './activity-fields.ts';
import { evaluate } from './evaluate.ts';
import { parseFilter } from './parse.ts';
import { TRAFFIC_FIELDS } from './traffic-fields.ts';

const event = {
  ...blankEvent('traffic'),
  time: 0,
  user: 'Ö.Haddad',
  host: 'drive.example.com',
  category: 'Web',
  city: 'Zürich',
  network: 'AS15169 GOOGLE',
  bytes_up: 2048,
  service_id: 'drive',
};

function meets(text: string): boolean {
  const { filter, error } = parseFilter(text, TRAFFIC_FIELDS);
  if (error !== undefined) throw new Error(error.message);
  return evaluate(filter, event, (condition, id) =>
    condition.kind === 'in' ? condition.field === 'service' && condition.values.includes(id) : false,
  );
}

describe('a filter on an event', () => {
  test.each([
    ['user = "ö.HADDAD"', true],
    ['host ends .COM and host contains EXAMPLE', true],
    ['host starts example', false],
    ['log_category = web', true],
    ['category = web', false], // the catalogue's, which knows nothing of the log's
    ['city = zürich', true],
    ['network contains google and network starts AS15169', true],
    ['not exists city or not exists network', false],
    ['service = drive', true],
    ['exists url', false],
    ['not exists url', true],
    ['url = ""', true],
    ['bytes_up >= 2KB and bytes_up < 3KB', true],
    ['bytes_down in (0, 5)', false], // not recorded, which isn't 0
    ['bytes_down < 5 or bytes_down >= 5', false],
    ['not bytes_down > 5', true],
    ['exists bytes_down', false],
    ['not exists bytes_down', true],
    ['status < 400', false],
    ['uploaded > 0', false], // a total
    ['all', true],
    ['none', false],
  ])('%s: %s', (text, expected) => {
    expect(meets(text)).toBe(expected);
  });
});

const shared = {
  ...blankEvent('activity'),
  time: Date.UTC(2026, 10, 20, 8),
  user: 'amy',
  activity: 'share',
  object: 'Q3 budget.xlsx',
  targets: 'Bob@acme.example;team-a',
  src_ip: '10.1.2.3',
  extra: { source_action: 'FileShared', size: '2048', exposure: 'external' },
};

describe('a filter on an activity', () => {
  test.each([
    ['target = bob@acme.example', true],
    ['target = "Bob@acme.example;team-a"', false], // one of them at a time
    ['target in (eve, TEAM-A)', true],
    ['target contains acme and target ends team-a', true],
    ['target starts team', true],
    ['target = ""', false],
    ['exists target', true],
    ['exists on_behalf_of', false],
    ['source_action = fileshared and exposure = external', true],
    ['size >= 2KB and size < 1MB', true],
    ['not exists role and role = ""', true],
    ['time >= 2026-11-20T08:00Z and time < 2026-11-20T09:00+01:00', false],
    ['time >= 2026-11-20T08:00Z and time < 2026-11-21', true],
    ['object like "q3 *.xlsx"', true],
    ['object like "q3"', false],
    ['src_ip = 10.0.0.0/8', true],
    ['budget', true],
    ['"q3 budget"', true],
    ['amy share team-a fileshared 10.1.2', true],
    ['external', false], // not in a part that free text looks at
    ['text starts team', true],
    ['text like "f*d"', true],
  ])('%s: %s', (text, expected) => {
    const { filter, error } = parseFilter(text, ACTIVITY_FIELDS);
    if (error !== undefined) throw new Error(error.message);
    expect(evaluate(filter, shared, () => false)).toBe(expected);
  });
});
