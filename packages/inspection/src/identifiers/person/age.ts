import type { DataIdentifier } from '../identifier.ts';

const AGE_NUMBER = '(1[01]\\d|[1-9]?\\d)';

export const AGE: DataIdentifier = {
  id: 'age',
  name: 'Age of a person',
  group: 'person',
  risks: ['pii', 'hipaa'],
  patterns: [
    `\\b(?:age|aged|ages|alter|âge|edad|età|leeftijd|idade)["']?(?: of| at| von| de)?(?: ?[:=]| is)? ?["']?${AGE_NUMBER}\\b`,
    `\\b${AGE_NUMBER}[ -]?(?:years?[ -]old|year[ -]olds?|yrs?[ -]old|y/o|yo|years of age|jahre alt|jährige[rsn]?|ans et demi|años de edad|anni)\\b`,
    `\\b(?:turned|turns|turn|turning|tengo|tiene|ai|a|cumplió|cumple) ${AGE_NUMBER} (?:years|ans|años)\\b`,
    `\\b(?:just turned|i'll turn|i turned|he turned|she turned|will turn|is turning) ${AGE_NUMBER}\\b`,
    `(?:年齢|満|歳)[:： ]{0,2}${AGE_NUMBER}`,
    `\\b${AGE_NUMBER} ?[歳才]`,
  ],
  ignoreCase: true,
  isolated: 'number',
  keywords: [],
  within: 0,
  conclusive: true,
  reported: 'narrow',
  rank: -5,
  examples: {
    matching: [
      ['a 61 year old man', '61'],
      ['Age: 34', '34'],
      ['年齢：42', '42'],
      ['Elle a 29 ans', '29'],
      ['I just turned 47', '47'],
    ],
    clean: ['page 34', '10 years of service', 'turned 47 pages of it', 'age 340'],
  },
  source: '45 CFR 164.514(b)(2), ages',
};
