import { expect, test } from 'vitest';
import { AnswerRefused, answerFrom } from './said.ts';

const answer = (email: string) =>
  answerFrom(new Map([['mail', [email]]]), { email: 'mail' }, { subject: 's' });

test('reads an email in lowercase, and only if valid before case folding', () => {
  expect(answer('Nik@Atlas.example')).toMatchObject({ email: 'nik@atlas.example' });
  for (const other of ['ni\u212a@atlas.example', 'na\u017f@atlas.example', 'nik@atlas'.slice(0, 3)])
    expect(() => answer(other)).toThrow(AnswerRefused);
});
