import { isWrittenDate } from '../../checks/written-date.ts';
import type { DataIdentifier } from '../identifier.ts';

const MONTH =
  '(?i:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|jän|mär|mrz|mai|okt|dez|janv|fév|avr|juin|juil|aoû|déc|ene|abr|ago|dic)\\p{L}{0,7}\\.?';
const YEAR = '(?:18|19|20)\\d{2}';

export const BIRTH_DATE: DataIdentifier = {
  id: 'birth-date',
  name: 'Date of birth',
  group: 'person',
  risks: ['pii', 'hipaa'],
  patterns: [
    `\\b${YEAR}[-./]\\d{1,2}[-./]\\d{1,2}\\b`,
    `\\b\\d{1,2}[-./ ]\\d{1,2}[-./ ](?:${YEAR}|\\d{2})\\b`,
    `\\b\\d{1,2}(?:st|nd|rd|th|er|\\.)?[ -](?:de |of )?${MONTH},?[ -](?:de |del )?(?:${YEAR}|\\d{2})\\b`,
    `\\b${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? ${YEAR}\\b`,
    `${YEAR}年 ?\\d{1,2}月 ?\\d{1,2}日`,
    '(?:明治|大正|昭和|平成|令和)(?:\\d{1,2}|元)年 ?\\d{1,2}月 ?\\d{1,2}日',
    `\\b(?:${YEAR}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])|(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])${YEAR})\\b`,
  ],
  isolated: 'number',
  check: ({ text }) => isWrittenDate(text),
  keywords: [
    ...[
      'date of birth',
      'birth date',
      'birthdate',
      'birthday',
      'dob',
      'd.o.b',
      'born',
      'born on',
      'bday',
      'birth',
    ],
    ...[
      'geburtsdatum',
      'geburtstag',
      'geboren',
      'geboren am',
      'geb',
      'geb.datum',
      'date de naissance',
      'né le',
      'née le',
      'né(e) le',
      'naissance',
      'anniversaire',
    ],
    ...[
      'fecha de nacimiento',
      'nacimiento',
      'nacido',
      'nacida',
      'nació',
      'cumpleaños',
      '生年月日',
      '誕生日',
      '出生日',
      '生まれ',
    ],
    ...[
      'data di nascita',
      'nato il',
      'nata il',
      'data de nascimento',
      'geboortedatum',
      'data urodzenia',
      'дата рождения',
    ],
  ],
  within: 30,
  reported: 'narrow',
  rank: 2,
  examples: {
    matching: [
      ['Date of birth: 3/23/1940', '3/23/1940'],
      ['DOB 1985-04-12', '1985-04-12'],
      ['geboren am 12. März 1985', '12. März 1985'],
      ['née le 1er mai 1990', '1er mai 1990'],
      ['fecha de nacimiento: 5 de junio de 1978', '5 de junio de 1978'],
      ['生年月日：昭和60年3月12日', '昭和60年3月12日'],
      ['She was born on April 5th, 1961.', 'April 5th, 1961'],
    ],
    clean: ['the meeting of 1985-04-12', 'DOB 1985-13-42', 'born in 1985'],
  },
  source: 'ISO 8601; Unicode CLDR date formats; 45 CFR 164.514(b)(2)',
};
