import type { Candidate, CheckResult, DataIdentifier } from '../identifier.ts';

interface Plates {
  readonly country: string;
  readonly of: string;
  readonly patterns: readonly string[];
  readonly check?: (candidate: Candidate) => CheckResult;
  readonly keywords: readonly string[];
  readonly examples: DataIdentifier['examples'];
  readonly source: string;
}

const WORDS = [
  'license plate',
  'licence plate',
  'number plate',
  'plate',
  'plates',
  'plate number',
  'plate no',

  'registration number',

  'reg no',
  'car reg',
  'vrm',
  'vehicle registration',
];

const plates = ({ country, of, patterns, check, keywords, examples, source }: Plates): DataIdentifier => ({
  id: `${country.toLowerCase()}-license-plate`,
  name: `${of} license plate`,
  group: 'vehicle',
  country,
  risks: ['pii'],
  patterns,
  ignoreCase: true,
  isolated: 'number',
  ...(check === undefined ? {} : { check }),
  keywords: [...new Set([...WORDS, ...keywords])],
  within: 30,
  reported: check === undefined ? 'narrow' : 'medium',
  rank: -3,
  examples,
  source,
});

const GB_LETTER = '[A-HJ-PR-Y]';

export const LICENSE_PLATES: readonly DataIdentifier[] = [
  plates({
    country: 'GB',
    of: 'UK',
    patterns: [
      `\\b${GB_LETTER}{2}(?:0[1-9]|[1-7]\\d)[ -]?[A-HJ-PR-Z]{3}\\b`,
      `\\b[A-HJ-NPR-TV-Y]\\d{1,3}[ -]?[A-HJ-PR-Y]{3}\\b`,
      `\\b[A-HJ-PR-Y]{3}[ -]?\\d{1,3}[A-HJ-NPR-TV-Y]\\b`,
    ],
    check: ({ text, compact }) => {
      const current = /^[A-Z]{2}(\d\d)[A-Z]{3}$/.exec(compact);
      if (current === null) return 'beside_keyword';
      const age = Number(current[1]);
      if (!((age >= 1 && age <= 29) || (age >= 51 && age <= 79))) return false;
      return /^[A-Z]{2}\d\d [A-Z]{3}$/.test(text) || 'beside_keyword';
    },
    keywords: ['number plate', 'dvla', 'mot', 'index mark', 'v5c'],
    examples: {
      matching: [
        ['seen: AB51 ABC near the gate', 'AB51 ABC'],
        ['car reg is A123 BCD', 'A123 BCD'],
      ],
      clean: ['AB35 ABC', 'A123 BCD is a code', 'reg IB51 ABC'],
    },
    source: 'DVLA, INF104 vehicle registration numbers',
  }),
  plates({
    country: 'DE',
    of: 'German',
    patterns: ['\\b[A-ZÄÖÜ]{1,3}[- ][A-Z]{1,2}[- ]?[1-9]\\d{0,3}[EH]?\\b'],
    keywords: [
      'kennzeichen',
      'kfz-kennzeichen',
      'kfz',
      'amtliches kennzeichen',
      'nummernschild',
      'autokennzeichen',
      'fahrzeug',
      'halter',
    ],
    examples: {
      matching: [
        ['Kennzeichen: B-AB 1234', 'B-AB 1234'],
        ['KFZ HH AB 123E', 'HH AB 123E'],
      ],
      clean: ['B-AB 1234', 'Kennzeichen BAB1234'],
    },
    source: 'Fahrzeug-Zulassungsverordnung, § 9',
  }),
  plates({
    country: 'FR',
    of: 'French',
    patterns: [
      '\\b[A-HJ-NP-TV-Z]{2}-\\d{3}-[A-HJ-NP-TV-Z]{2}\\b',
      '\\b[A-HJ-NP-TV-Z]{2} ?\\d{3} ?[A-HJ-NP-TV-Z]{2}\\b',
      '\\b\\d{1,4} [A-Z]{2,3} (?:\\d{2}|2[AB])\\b',
    ],
    check: ({ text }) => /^[A-Z]{2}-\d{3}-[A-Z]{2}$/.test(text) || 'beside_keyword',
    keywords: [
      'immatriculation',
      'immatriculé',
      'immatriculée',
      "plaque d'immatriculation",
      'plaque',
      'véhicule',
      'voiture',
      'carte grise',
    ],
    examples: {
      matching: [
        ['La voiture AB-123-CD est garée', 'AB-123-CD'],
        ['immatriculation 1234 AB 75', '1234 AB 75'],
      ],
      clean: ['AB 123 CD', 'AB-123-CDE'],
    },
    source: 'Arrêté du 9 février 2009, système d’immatriculation des véhicules',
  }),
  plates({
    country: 'ES',
    of: 'Spanish',
    patterns: ['\\b\\d{4}[ -]?[BCDFGHJ-NPR-TV-Z]{3}\\b', '\\b[A-Z]{1,2}-\\d{4}-[A-Z]{1,2}\\b'],
    keywords: ['matrícula', 'matrículas', 'placa', 'vehículo', 'coche', 'permiso de circulación'],
    examples: {
      matching: [
        ['matrícula 1234 BCD', '1234 BCD'],
        ['coche M-1234-AB', 'M-1234-AB'],
      ],
      clean: ['1234 BCD', 'matrícula 1234 ABC'],
    },
    source: 'Reglamento General de Vehículos, anexo XVIII',
  }),
  plates({
    country: 'IT',
    of: 'Italian',
    patterns: ['\\b[A-HJ-NPR-TV-Z]{2}[ -]?\\d{3}[ -]?[A-HJ-NPR-TV-Z]{2}\\b'],
    keywords: ['targa', 'targata', 'targato', 'veicolo', 'auto', 'libretto di circolazione'],
    examples: {
      matching: [
        ['targa AB 123 CD', 'AB 123 CD'],
        ['auto targata FG456HK', 'FG456HK'],
      ],
      clean: ['FG456HK', 'targa QU123AB'],
    },
    source: 'Codice della strada, DPR 495/1992, art. 255',
  }),
  plates({
    country: 'NL',
    of: 'Dutch',
    patterns: [
      '\\b(?:[A-Z]{2}-\\d{2}-\\d{2}|\\d{2}-\\d{2}-[A-Z]{2}|\\d{2}-[A-Z]{2}-\\d{2}|[A-Z]{2}-\\d{2}-[A-Z]{2}|[A-Z]{2}-[A-Z]{2}-\\d{2}|\\d{2}-[A-Z]{2}-[A-Z]{2}|\\d{2}-[A-Z]{3}-\\d|\\d-[A-Z]{3}-\\d{2}|[A-Z]{2}-\\d{3}-[A-Z]|[A-Z]-\\d{3}-[A-Z]{2}|[A-Z]{3}-\\d{2}-[A-Z]|\\d-[A-Z]{2}-\\d{3})\\b',
    ],
    keywords: ['kenteken', 'kentekenplaat', 'nummerplaat', 'voertuig', 'auto', 'rdw'],
    examples: {
      matching: [
        ['kenteken 12-ABC-3', '12-ABC-3'],
        ['auto met kenteken AB-123-C', 'AB-123-C'],
      ],
      clean: ['12-ABC-3', 'kenteken 12-ABCD-3'],
    },
    source: 'RDW, kentekens en sidecodes',
  }),
  plates({
    country: 'TR',
    of: 'Turkish',
    patterns: [
      '\\b(?:0[1-9]|[1-7]\\d|8[01]) ?(?:[A-Z] ?\\d{4,5}|[A-Z]{2} ?\\d{3,4}|[A-Z]{3} ?\\d{2,4}|[A-Z]{1,2} ?\\d{2,3})\\b',
    ],
    keywords: ['plaka', 'plakası', 'plaka no', 'plaka numarası', 'plakalı', 'araç', 'araba'],
    examples: {
      matching: [
        ['Plaka numarası 06 A 1234', '06 A 1234'],
        ['plaka: 34ABC123', '34ABC123'],
      ],
      clean: ['34ABC123', 'plaka 99 ABC 123'],
    },
    source: 'Karayolları Trafik Yönetmeliği, plaka',
  }),
  plates({
    country: 'NG',
    of: 'Nigerian',
    patterns: ['\\b[A-Z]{3}[- ]?\\d{3}[A-Z]{2}\\b'],
    check: ({ text }) => /^[A-Z]{3}-\d{3}[A-Z]{2}$/.test(text) || 'beside_keyword',
    keywords: ['frsc', 'plate number'],
    examples: {
      matching: [
        ['the plate ABJ-123XY is for a bus', 'ABJ-123XY'],
        ['Plates: KJA 999PZ', 'KJA 999PZ'],
      ],
      clean: ['ABCD-123EF', 'AB-1234CD', 'abj123xy'],
    },
    source: 'Federal Road Safety Corps, number plates',
  }),
  plates({
    country: 'IN',
    of: 'Indian',
    patterns: [
      '\\b(?:AN|AP|AR|AS|BR|CG|CH|DD|DL|DN|GA|GJ|HP|HR|JH|JK|KA|KL|LA|LD|MH|ML|MN|MP|MZ|NL|OD|OR|PB|PY|RJ|SK|TN|TR|TS|UK|UP|WB)[ -]?\\d{1,2}[ -]?[A-Z]{1,3}[ -]?\\d{4}\\b',
      '\\b\\d{2}[ -]?BH[ -]?\\d{4}[ -]?[A-Z]{1,2}\\b',
    ],
    check: ({ compact, text }) =>
      /^[A-Z]{2}\d{2}[A-Z]{1,2}\d{4}$/.test(compact) && text === text.toUpperCase() ? true : 'beside_keyword',
    keywords: ['vehicle number', 'vehicle no', 'rto', 'rc', 'gaadi', 'वाहन', 'गाड़ी'],
    examples: {
      matching: [
        ['parked: KA53ME3456', 'KA53ME3456'],
        ['vehicle no. 22 BH 1234 AB', '22 BH 1234 AB'],
      ],
      clean: ['XX53ME3456', 'KA53ME34567'],
    },
    source: 'Central Motor Vehicles Rules, 1989, rule 50',
  }),
  plates({
    country: 'BR',
    of: 'Brazilian',
    patterns: ['\\b[A-Z]{3}-?\\d[A-J0-9]\\d{2}\\b'],
    keywords: ['placa', 'placa do veículo', 'veículo', 'carro', 'renavam', 'detran'],
    examples: {
      matching: [
        ['placa ABC1D23', 'ABC1D23'],
        ['veículo ABC-1234', 'ABC-1234'],
      ],
      clean: ['ABC1D23', 'placa ABC1Z23'],
    },
    source: 'CONTRAN, resolução 969/2022',
  }),
  plates({
    country: 'PL',
    of: 'Polish',
    patterns: [
      '\\b[BCDEFGKLNOPRSTWZ][A-Z]{1,2} ?(?:\\d{5}|\\d{4}[A-Z]|\\d{3}[A-Z]{2}|\\d[A-Z]\\d{3}|\\d[A-Z]{2}\\d{2})\\b',
    ],
    keywords: ['rejestracja', 'numer rejestracyjny', 'nr rej', 'tablica rejestracyjna', 'pojazd', 'samochód'],
    examples: {
      matching: [
        ['numer rejestracyjny WA 12345', 'WA 12345'],
        ['nr rej. KR1A234', 'KR1A234'],
      ],
      clean: ['WA 12345', 'rejestracja XA 12345'],
    },
    source: 'Rozporządzenie w sprawie rejestracji i oznaczania pojazdów',
  }),
  plates({
    country: 'JP',
    of: 'Japanese',
    patterns: ['\\p{Han}{1,4} ?\\d{2,3} ?[\\p{Hiragana}A-Z] ?[\\d・.]{1,2}-?\\d{2}'],
    check: () => true,
    keywords: ['ナンバープレート', '車両番号', '登録番号', 'ナンバー', '自動車'],
    examples: {
      matching: [
        ['車両番号 品川 300 あ 12-34', '品川 300 あ 12-34'],
        ['横浜500さ・・12', '横浜500さ・・12'],
      ],
      clean: ['品川 300 番', '第 12 回'],
    },
    source: '道路運送車両法施行規則 第13条',
  }),
  plates({
    country: 'US',
    of: 'US',
    patterns: [
      '\\b[A-Z]{2,3}[- ]?\\d{3,4}\\b',
      '\\b\\d{3}[- ]?[A-Z]{3}\\b',
      '\\b\\d[A-Z]{3}\\d{3}\\b',
      '\\b[A-Z]\\d{2}[- ]?[A-Z]{3}\\b',
    ],
    keywords: ['license plate', 'license plate number', 'tag number', 'dmv'],
    examples: {
      matching: [
        ['license plate 7ABC123', '7ABC123'],
        ['Tag number: ABC-1234', 'ABC-1234'],
      ],
      clean: ['7ABC123', 'license plate of New York'],
    },
    source: 'American Association of Motor Vehicle Administrators, license plate standard',
  }),
];
