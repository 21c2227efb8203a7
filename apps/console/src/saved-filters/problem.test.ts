import { ApiError } from '@casbah/contract/client';
import { expect, test } from 'vitest';
import { savedFilterProblem } from './problem.ts';

const refused = new ApiError(409, {
  api_response: 10,
  error: 'NAME_TAKEN',
  api_message: 'as the server says it',
  request_id: 'r',
});

test("shows the response's first message, or else the general one [PF-X033]", () => {
  expect(savedFilterProblem(refused, () => 'in the reader’s language')).toBe('in the reader’s language');
  expect(savedFilterProblem(refused, () => undefined)).toBe('as the server says it');
  expect(savedFilterProblem(new ApiError(500, undefined, { text: 'a proxy' }), () => '')).toBe('a proxy');
  expect(savedFilterProblem(new ApiError(0, undefined), () => undefined)).toBe('');
  expect(savedFilterProblem(new TypeError('x'), () => 'never')).toBe('');
});
