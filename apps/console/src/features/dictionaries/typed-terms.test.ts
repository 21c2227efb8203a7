import { expect, test } from 'vitest';
import { firstWrong, typedTerms } from './typed-terms.ts';

test('terms are typed one per line, each once', () => {
  expect(typedTerms(' atlas \n\nproject x\natlas')).toEqual(['atlas', 'project x']);
});

test('the first term that can’t be added is named', () => {
  expect(firstWrong([])).toEqual({ term: '', error: 'EMPTY_TERM' });
  expect(firstWrong(['atlas', '---', 'x'.repeat(201)])).toEqual({
    term: '---',
    error: 'TERM_WITHOUT_LETTERS',
  });
  expect(firstWrong(['x'.repeat(201)])?.error).toBe('TERM_TOO_LONG');
  expect(firstWrong(['atlas', '2nd'])).toBeUndefined();
});
