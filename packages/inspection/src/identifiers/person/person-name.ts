import type { DataIdentifier } from '../identifier.ts';

const WORD = "\\p{Lu}[\\p{L}\\p{M}'’.-]*";
const NAME = `(${WORD}(?: (?:(?:van|von|de|del|della|der|den|da|dos|di|la|le|bin|al|y|e|zu) ){0,2}${WORD}){0,3})`;
const FULL_NAME = `(${WORD}(?: (?:(?:van|von|de|del|della|der|den|da|dos|di|la|le|bin|al|y|e|zu) ){0,2}${WORD}){1,3})`;
/** Colon, equals sign, or quotes of JSON and CSV between a label and its value. */
const SIGN = '["\']?[ \\t]{0,3}[:=：][ \\t]{0,3}["\']?';

export const PERSON_NAME: DataIdentifier = {
  id: 'person-name',
  name: 'Name of a person in a labeled field',
  group: 'person',
  risks: ['pii'],
  patterns: [
    `(?i:\\b(?:first|last|middle|given|family|maiden|christian|sur)[ _-]?name)${SIGN}${NAME}`,
    `(?i:\\b(?:surname|forename|vorname|nachname|familienname|geburtsname|prénom|prenom|nom de famille|apellidos?|nombres?|cognome))${SIGN}${NAME}`,
    `(?i:\\b(?:(?:full|patient|customer|client|employee|cardholder|card holder|account holder|beneficiary|contact|applicant|legal)[ _-]?(?:name)?|name|name des kunden|nom|nombre y apellidos|nombre completo|patient|kunde|inhaber|titulaire|titular))${SIGN}${FULL_NAME}`,
    '(?:氏名|お名前|名前|患者名|顧客名|担当者名?)[:：= 　]{1,3}([\\p{Han}]{1,4}[ 　]?[\\p{Han}\\p{Hiragana}\\p{Katakana}]{1,5})',
  ],
  isolated: 'word',
  keywords: [],
  within: 0,
  conclusive: true,
  reported: 'narrow',
  rank: -5,
  examples: {
    matching: [
      ['First name: Jane', 'Jane'],
      ['Patient name: Richard van der Roe', 'Richard van der Roe'],
      ['"lastName": "O\'Neil"', "O'Neil"],
      ['氏名：山田 太郎', '山田 太郎'],
      ['Nachname: Müller', 'Müller'],
    ],
    clean: ['name: build', 'name: Build', 'The first name of it', 'file name: Report.docx'],
  },
  source: 'schema.org, Person; 45 CFR 164.514(b)(2), names',
};
