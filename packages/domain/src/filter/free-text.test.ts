import { describe, expect, test } from 'vitest';
import { ACTIVITY_FIELDS } from './activity-fields.ts';
import { parseFilter } from './parse.ts';
import { printFilter } from './print.ts';
import { TRAFFIC_FIELDS } from './traffic-fields.ts';

/** A filter as it is printed. */
function meaning(text: string): string {
  const { filter, error } = parseFilter(text, ACTIVITY_FIELDS);
  return error === undefined ? printFilter(filter, ACTIVITY_FIELDS) : `${error.code} at ${error.position}`;
}

describe('free text in a filter', () => {
  test.each([
    ['budget', 'text contains budget'],
    ['"q3 budget"', 'text contains "q3 budget"'],
    ['q3 budget', 'text contains q3 and text contains budget'],
    ['q3 "final draft" or memo', 'text contains q3 and text contains "final draft" or text contains memo'],
    ['not draft budget', 'not text contains draft and text contains budget'],
    ['(q3 or q4) and app = box', '(text contains q3 or text contains q4) and app = box'],
    ['app = box and budget plan', 'app = box and text contains budget and text contains plan'],
    ['user', 'text contains user'], // no operator follows
    ['user deleted', 'text contains user and text contains deleted'],
    ['user = amy', 'user = amy'],
    ['report not draft', 'and_or_expected at 7'],
    ['object not contains draft', 'not object contains draft'],
    ['object = annual report', 'and_or_expected at 16'], // the value would need quotes
    ['usr = amy', 'unknown_field at 0'],
    ['reports in box', 'unknown_field at 0'],
    ['in', 'field_expected at 0'],
    ['"in"', 'text contains "in"'],
    ['10.0.0.1', 'text contains 10.0.0.1'],
    ['time >= 2026-11-20T08:00Z and budget', 'time >= 2026-11-20T08:00:00.000Z and text contains budget'],
  ])('%s means %s', (text, expected) => {
    expect(meaning(text)).toBe(expected);
  });

  test('says what to write for words of the language', () => {
    const { error } = parseFilter('reports in box', ACTIVITY_FIELDS);
    expect(error?.message).toBe(
      'There is no field “reports”. To search for words such as “in”, write them in quotes.',
    );
  });

  test('is refused where a list has none', () => {
    expect(parseFilter('budget', TRAFFIC_FIELDS).error?.code).toBe('unknown_field');
    expect(parseFilter('"budget"', TRAFFIC_FIELDS).error?.code).toBe('field_expected');
  });
});
