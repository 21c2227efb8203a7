import { expect, test } from 'vitest';
import { AnswerRefused, answerFrom } from './said.ts';

const answer = (email: string) =>
  answerFrom(new Map([['mail', [email]]]), { email: 'mail' }, { subject: 's' });

test('an address is taken in lower case, and only if it is one before it is folded', () => {
  expect(answer('Nik@Atlas.example')).toMatchObject({ email: 'nik@atlas.example' });
  for (const other of ['ni\u212a@atlas.example', 'na\u017f@atlas.example', 'nik@atlas'.slice(0, 3)])
    expect(() => answer(other)).toThrow(AnswerRefused);
});
