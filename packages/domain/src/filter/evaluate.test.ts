import { describe, expect, test } from 'vitest';
import { blankEvent } from '../event.ts';
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
