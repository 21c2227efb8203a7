import { isRepeated, weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const RU: readonly DataIdentifier[] = [
  {
    id: 'ru-inn',
    name: 'Russian tax number (INN)',
    group: 'tax',
    country: 'RU',
    risks: ['pii'],
    patterns: ['\\d{10}', '\\d{12}', '\\d{4}[ -]?\\d{6}[ -]?\\d{2}', looseDigits(10), looseDigits(12)],
    isolated: 'number',
    check: ({ compact }) => !isRepeated(compact) && isInn(compact),
    keywords: [
      'инн',
      'инн/кпп',
      'inn',
      'идентификационный номер налогоплательщика',
      'russian tax identifier',
      'russian tax number',
      'taxpayer number',
    ],
    within: 60,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['ИНН 7707083893', '7707083893'],
        ['INN: 771234567859', '771234567859'],
      ],
      clean: ['ИНН 7707083890', 'Заказ 7707083893'],
    },
    source: 'Приказ ФНС России от 29.06.2012 № ММВ-7-6/435@',
  },
  {
    id: 'ru-snils',
    name: 'Russian pension insurance number (SNILS)',
    group: 'national_id',
    country: 'RU',
    risks: ['pii', 'hipaa'],
    patterns: ['\\d{3}[- ]?\\d{3}[- ]?\\d{3}[- ]?\\d{2}', looseDigits(11)],
    isolated: 'number',
    check: ({ compact }) => isSnils(compact),
    keywords: [
      'снилс',
      'snils',
      'страховой номер',
      'страховой номер индивидуального лицевого счёта',
      'пенсионное страхование',
      'pension insurance number',
    ],
    within: 70,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['СНИЛС: 112-233-445 95', '112-233-445 95'],
        ['SNILS 08765430300', '08765430300'],
      ],
      clean: ['СНИЛС: 112-233-445 00', 'Тел. 08765430300'],
    },
    source: 'Постановление Правления ПФР; https://sfr.gov.ru (СНИЛС, контрольное число)',
  },
  {
    id: 'ru-ogrn',
    name: 'Russian state registration number (OGRN, OGRNIP)',
    group: 'company',
    country: 'RU',
    risks: ['pii'],
    patterns: ['[1-9]\\d{12}', '[34]\\d{14}', looseDigits(13), looseDigits(15)],
    isolated: 'number',
    check: ({ compact }) => isOgrn(compact),
    keywords: [
      'огрн',
      'огрнип',
      'ogrn',
      'ogrnip',
      'основной государственный регистрационный номер',
      'primary state registration number',
    ],
    within: 70,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['ОГРН 1027700132195', '1027700132195'],
        ['ОГРНИП: 304500116000157', '304500116000157'],
      ],
      clean: ['ОГРН 1027700132190', 'EAN 1027700132195'],
    },
    source: 'Приказ Минфина России от 30.10.2017 № 165н',
  },
  {
    id: 'ru-kpp',
    name: 'Russian tax registration reason code (KPP)',
    group: 'tax',
    country: 'RU',
    risks: [],
    patterns: ['\\d{4}[0-9A-Z]{2}\\d{3}'],
    ignoreCase: true,
    isolated: 'number',
    keywords: ['кпп', 'kpp', 'код причины постановки'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['КПП 770701001', '770701001'],
        ['КПП: 773601001', '773601001'],
      ],
      clean: ['Тел. 770701001', 'КПП 7707'],
    },
    source: 'Приказ ФНС России от 29.06.2012 № ММВ-7-6/435@',
  },
  {
    id: 'ru-passport',
    name: 'Russian internal passport number',
    group: 'passport',
    country: 'RU',
    risks: ['pii'],
    patterns: ['\\d{2} ?\\d{2}[ ,]{0,2}(?:№|номер|N)? ?\\d{6}'],
    ignoreCase: true,
    isolated: 'number',
    check: ({ compact }) => !isRepeated(compact.replace(/\D/g, '')),
    keywords: [
      'паспорт',
      'паспорта',
      'паспорт гражданина',
      'паспорт рф',
      'серия',
      'серия и номер',
      'серия паспорта',
      'паспортные данные',
      'russian passport',
      'passport series',
      'russian passport no',
      'russian passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Паспорт РФ: 45 08 123456', '45 08 123456'],
        ['паспорт серия 4510 № 654321', '4510 № 654321'],
      ],
      clean: ['Счёт 45 08 123456', 'Паспорт: 4508 1234'],
    },
    source: 'Постановление Правительства РФ от 08.07.1997 № 828',
  },
  {
    id: 'ru-foreign-passport',
    name: 'Russian travel passport number',
    group: 'passport',
    country: 'RU',
    risks: ['pii'],
    patterns: ['\\d{2} ?(?:№ ?)?\\d{7}'],
    isolated: 'number',
    keywords: [
      'загранпаспорт',
      'заграничный паспорт',
      'загранпаспорта',
      'russian travel passport',
      'russian passport',
      'russian foreign passport',
      'russian travel passport no',
      'russian travel passport number',
      'russian passport no',
      'russian passport number',
      'russian foreign passport no',
      'russian foreign passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Загранпаспорт 71 1234567', '71 1234567'],
        ['Заграничный паспорт: 75№7654321', '75№7654321'],
      ],
      clean: ['Счёт 71 1234567', 'Загранпаспорт 71 12'],
    },
    source: 'https://мвд.рф (паспорт нового поколения)',
  },
  {
    id: 'ru-driving-license',
    name: 'Russian driving license number',
    group: 'driving_license',
    country: 'RU',
    risks: ['pii'],
    patterns: ['\\d{2} ?(?:\\d{2}|[АВЕКМНОРСТУХ]{2}) ?\\d{6}'],
    ignoreCase: true,
    isolated: 'number',
    keywords: [
      'водительское удостоверение',
      'водительского удостоверения',
      'водительские права',
      'ву',
      'russian driving licence',
      'russian driving license',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Водительское удостоверение 77 16 123456', '77 16 123456'],
        ['Водительские права: 99АВ654321', '99АВ654321'],
      ],
      clean: ['Счёт 77 16 123456', 'Водительские права: 7716'],
    },
    source: 'https://мвд.рф (водительское удостоверение)',
  },
  {
    id: 'ru-health-insurance',
    name: 'Russian health insurance (OMS) policy number',
    group: 'health',
    country: 'RU',
    risks: ['hipaa', 'pii'],
    patterns: ['\\d{16}', '\\d{4}(?: \\d{4}){3}'],
    isolated: 'number',
    keywords: [
      'омс',
      'полис омс',
      'енп',
      'полис обязательного медицинского страхования',
      'медицинский полис',
      'единый номер полиса',
    ],
    within: 60,
    reported: 'narrow',
    examples: {
      matching: [
        ['Полис ОМС 7754321098765432', '7754321098765432'],
        ['ЕНП: 5012 3456 7890 1234', '5012 3456 7890 1234'],
      ],
      clean: ['Счёт 7754321098765432', 'Полис ОМС 7754'],
    },
    source: 'Федеральный закон № 326-ФЗ; https://www.ffoms.gov.ru',
  },
];

function isInn(digits: string): boolean {
  const check = (weights: readonly number[]): number => (weightedSum(digits, weights) % 11) % 10;
  if (digits.length === 10) return check([2, 4, 10, 3, 5, 9, 4, 6, 8]) === Number(digits[9]);
  return (
    check([7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) === Number(digits[10]) &&
    check([3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) === Number(digits[11])
  );
}

/** Two check digits: the sum modulo 101, 100 being 00. Numbers up to 001-001-998 have none. */
function isSnils(digits: string): boolean {
  if (Number(digits.slice(0, 9)) <= 1_001_998) return false;
  const check = (weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100;
  return check === Number(digits.slice(9));
}

/** The last digit is that of the rest modulo 11, of entrepreneurs modulo 13. */
function isOgrn(digits: string): boolean {
  const body = Number(digits.slice(0, -1));
  return (body % (digits.length === 13 ? 11 : 13)) % 10 === Number(digits.at(-1));
}
