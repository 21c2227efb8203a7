import { describe, expect, test } from 'vitest';
import { isAboutHiddenPeople, saysSuccess, textOfAnswer } from './answer-text.ts';

describe('the message of a response', () => {
  test('comes from api_response, exceptions, api_message, message or data, whichever is present first [SH-S028]', () => {
    const all = {
      api_response: 'one',
      exceptions: ['two', 'more'],
      api_message: 'three',
      message: 'four',
      data: 'five',
    };
    const said: (string | undefined)[] = [];
    const left: Record<string, unknown> = { ...all };
    for (const place of Object.keys(all)) {
      said.push(textOfAnswer(left));
      delete left[place];
    }
    expect(said).toEqual(['one', 'two more', 'three', 'four', 'five']);
    expect(textOfAnswer(left)).toBeUndefined();
  });

  test("isn't a success value, a number, or an empty text", () => {
    expect(textOfAnswer({ api_response: 403, api_message: 'Not you' })).toBe('Not you');
    expect(textOfAnswer({ api_response: 'success', data: 'why' })).toBe('why');
    expect(textOfAnswer({ api_response: '', exceptions: [], message: 'what' })).toBe('what');
    for (const nothing of [null, 'text', 7, [], { data: { message: 'deep' } }])
      expect(textOfAnswer(nothing)).toBeUndefined();
  });
});

describe('success', () => {
  test('is reported by api_response or action_status, as a word or as 0 [PF-S064] [SH-X014]', () => {
    for (const json of [
      { api_response: 'success' },
      { api_response: 0 },
      { action_status: 'success' },
      { action_status: 0 },
      { rows: [] },
      { api_response: { alt_services: [] } },
      null,
    ])
      expect([json, saysSuccess(json)]).toEqual([json, true]);
  });

  test("isn't reported by anything else [SH-X015]", () => {
    for (const json of [
      { api_response: 10 },
      { api_response: 'fail' },
      { action_status: 'error' },
      { api_response: null },
      { api_response: ['not now'] },
    ])
      expect([json, saysSuccess(json)]).toEqual([json, false]);
  });
});

test('a request that fails only because of anonymization is recognized by its message [SH-X045]', () => {
  expect(isAboutHiddenPeople('Sorting is Not supported on user info.')).toBe(true);
  expect(isAboutHiddenPeople('Not supported')).toBe(false);
  expect(isAboutHiddenPeople(undefined)).toBe(false);
});
