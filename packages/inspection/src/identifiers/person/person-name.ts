import type { DataIdentifier } from '../identifier.ts';

const WORD = "\\p{Lu}[\\p{L}\\p{M}]*(?:['’.-][\\p{L}\\p{M}]+)*\\.?";
const NAME = `(${WORD}(?: (?:(?:van|von|de|del|della|der|den|da|dos|di|la|le|bin|al|y|e|zu) ){0,2}${WORD}){0,3})`;
const FULL_NAME = `(${WORD}(?: (?:(?:van|von|de|del|della|der|den|da|dos|di|la|le|bin|al|y|e|zu) ){0,2}${WORD}){1,3})`;
/** Colon, equals sign, or quotes of JSON and CSV between a label and its value. */
const SIGN = '["\']?[ \\t]{0,3}[:=：][ \\t]{0,3}["\']?';

const OF_A_THING =
  /(?:^|[ .-])(?:Server|App|Inc|Ltd|LLC|GmbH|AG|Corp|Software|Foundation|Project|Team|University|Group|Service|System|API|Library|License|Build|Test|Tests|Install|Run|Setup|Deploy|Release|Version|Bank|Hotel|School|Hospital|Company)\b/;

/** A label without a word such as "first" or "patient" in front of "name". */
const BARE_NAME =
  /(?<!(?:first|last|middle|given|family|maiden|christian|sur|full|patient|customer|client|employee|holder|beneficiary|contact|applicant|legal|vor|nach|familien|geburts)[ _-]?)(?:name|\bnom|\bpatient|\bcontact)["']?\s*[:=：]\s*["']?$/i;

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
  check: ({ text, before, after }) => {
    if (after.startsWith('(') || OF_A_THING.test(text)) return false;
    if (!BARE_NAME.test(before)) return true;
    // `name:` alone is the label of anything, such as a step of a build; `Upstream-Name:` is one of a thing.
    return !/[\w-]name["']?\s*[:=：]\s*["']?$/i.test(before) && 'beside_keyword';
  },
  keywords: [
    ...[
      'email',
      'e-mail',
      'phone',
      'tel',
      'mobile',
      'dob',
      'date of birth',
      'born',
      'address',
      'ssn',
      'gender',
      'sex',
      'age',
      'occupation',
      'mr',
      'mrs',
      'ms',
      'dr',
    ],
    ...[
      'patient',
      'customer',
      'employee',
      'telefon',
      'adresse',
      'geburtsdatum',
      'téléphone',
      'courriel',
      'naissance',
      'teléfono',
      'correo',
      'dirección',
      '電話',
      '住所',
      '生年月日',
    ],
  ],
  within: 80,
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
      ['Name: Jane Roe\nPhone: 1', 'Jane Roe'],
    ],
    clean: [
      'name: build',
      'name: Run Unit Tests',
      'name: Upload Artifacts',
      'Upstream-Name: Maria Server',
      'The first name of it',
      'file name: Report.docx',
    ],
  },
  source: 'schema.org, Person; 45 CFR 164.514(b)(2), names',
};
