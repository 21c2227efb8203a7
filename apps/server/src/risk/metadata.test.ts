import { inflateSync } from 'node:zlib';
import { riskMetadata } from '@casbah/contract/risk';
import { DEFAULT_BRR_PROFILE } from '@casbah/domain/brr-profile';
import { QUESTION_KEYS } from '@casbah/domain/risk-question';
import { expect, test } from 'vitest';
import { packedMetadata } from './metadata.ts';

const read = async (...args: Parameters<typeof packedMetadata>) =>
  riskMetadata.parse(
    JSON.parse(inflateSync(Buffer.from(await packedMetadata(...args), 'base64')).toString('utf8')),
  );

test('categories, subcategories and attributes are listed with weights, treatment and answers [SH-C034] [PF-E067]', async () => {
  const { categories, answers, weights } = await read(DEFAULT_BRR_PROFILE, 'en-us');
  const questions = categories.flatMap(({ subs }) => subs.flatMap((sub) => sub.questions));
  expect(questions.map(({ key }) => key).sort()).toEqual([...QUESTION_KEYS].sort());
  expect(weights).toEqual({ dont_care: 0, nice_to_have: 1, important: 3, must_have: 8 });
  expect(answers).toEqual({ yes: 'Yes', no: 'No', unknown: 'Unknown', not_researched: 'Not researched' });
  expect(questions.find(({ key }) => key === 'soc_2')).toEqual({
    key: 'soc_2',
    name: 'SOC 2 report',
    kind: 'yes_no',
    weight: 3,
    treatment: 'a_little',
    knockout: false,
    risky: 'no',
    details: [
      { key: 'type_1', name: 'Type 1' },
      { key: 'type_2', name: 'Type 2' },
    ],
  });
});

test('they follow the active profile, in the requested language', async () => {
  const strict = {
    ...DEFAULT_BRR_PROFILE,
    id: 'strict',
    name: 'Strict',
    rules: { soc_2: { weight: 8 as const, unknown: 'as_risky' as const, knockout: true } },
  };
  const { profile, categories, answers } = await read(strict, 'de');
  expect(profile).toEqual({ id: 'strict', name: 'Strict' });
  expect(answers.yes).toBe('Ja');
  expect(
    categories.flatMap(({ subs }) => subs.flatMap((one) => one.questions)).find(({ key }) => key === 'soc_2'),
  ).toMatchObject({ weight: 8, treatment: 'as_risky', knockout: true });
});
