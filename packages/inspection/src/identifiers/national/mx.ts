import { isYymmdd } from '../../checks/date.ts';
import { isLuhn } from '../../checks/luhn.ts';
import { stdnumCheck } from '../../checks/stdnum.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const MX: readonly DataIdentifier[] = [
  {
    id: 'mx-rfc',
    name: 'Mexican tax number (RFC)',
    group: 'tax',
    country: 'MX',
    risks: ['pii'],
    patterns: [
      '[A-Z&Ñ]{3,4}[ -]?\\d{2}[01]\\d[0-3]\\d[ -]?[0-9A-Z]{2}[0-9A]',
      '[A-Z&Ñ]{4}[ -]?\\d{2}[01]\\d[0-3]\\d',
    ],
    ignoreCase: true,
    isolated: 'word',
    check: ({ text, compact, after }) => {
      if (!isRfc(text)) return false;
      // Ten characters are the whole number only where no homoclave follows.
      return compact.length > 10 || (!/^[ -]?[0-9A-Z]{3}(?![0-9A-Z])/i.test(after) && 'beside_keyword');
    },
    keywords: [
      'rfc',
      'r.f.c.',
      'registro federal de contribuyentes',
      'clave del rfc',
      'mexican tax number',
      'mexico tax number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['RFC: GODE561231GR0', 'GODE561231GR0'],
        ['R.F.C. MAB 990112 AB1', 'MAB 990112 AB1'],
      ],
      clean: ['RFC: GODE561231GRA', 'RFC: GODE561331GR8'],
    },
    source: 'https://www.sat.gob.mx; Anexo 20 del CFDI; Código Fiscal de la Federación, artículo 27',
  },
  {
    id: 'mx-curp',
    name: 'Mexican population registry code (CURP)',
    group: 'national_id',
    country: 'MX',
    risks: ['pii'],
    patterns: ['[A-Z]{4}\\d{2}[01]\\d[0-3]\\d[HMX][A-Z]{5}[0-9A-Z]\\d'],
    ignoreCase: true,
    isolated: 'word',
    check: stdnumCheck('MX', 'curp'),
    keywords: ['curp', 'clave única de registro de población', 'clave unica de registro de poblacion'],
    within: 60,
    reported: 'medium',
    examples: {
      matching: [
        ['CURP: BOXW310820HNERXN09', 'BOXW310820HNERXN09'],
        ['Clave única de registro de población GODE561231HDFRRN00', 'GODE561231HDFRRN00'],
      ],
      clean: ['CURP: BOXW310820HNERXN00', 'CURP: BOXW311320HNERXN09'],
    },
    source: 'Instructivo normativo para la asignación de la CURP (DOF 18/10/2021)',
  },
  {
    id: 'mx-nss',
    name: 'Mexican social security number (NSS)',
    group: 'national_id',
    country: 'MX',
    risks: ['pii', 'hipaa'],
    patterns: ['\\d{2}[ -]?\\d{2}[ -]?\\d{2}[ -]?\\d{4}[ -]?\\d', looseDigits(11)],
    isolated: 'number',
    check: ({ compact }) => isLuhn(compact),
    keywords: [
      'nss',
      'número de seguridad social',
      'numero de seguridad social',
      'número de seguro social',
      'numero de seguro social',
      'imss',
      'afiliación imss',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['NSS: 12850154324', '12850154324'],
        ['IMSS 72-79-56-1234-9', '72-79-56-1234-9'],
      ],
      clean: ['NSS: 12850154320', 'Guía 12850154324'],
    },
    source: 'https://www.imss.gob.mx (número de seguridad social)',
  },
  {
    id: 'mx-elector-key',
    name: 'Mexican voter key (clave de elector)',
    group: 'national_id',
    country: 'MX',
    risks: ['pii'],
    patterns: ['[A-ZÑ]{6}\\d{2}[01]\\d[0-3]\\d{3}[HM]\\d{3}'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isYymmdd(compact.slice(6, 12)) && Number(compact.slice(12, 14)) <= 99,
    keywords: ['clave de elector', 'clave elector', 'ine', 'ife', 'credencial para votar'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Clave de elector: GMZRMR85011509M100', 'GMZRMR85011509M100'],
        ['INE clave elector LPZGNR90062314H500', 'LPZGNR90062314H500'],
      ],
      clean: ['Clave de elector: GMZRMR85131509M100', 'Clave de elector: GMZRMR85011509X100'],
    },
    source: 'https://www.ine.mx (Instituto Nacional Electoral)',
  },
  {
    id: 'mx-passport',
    name: 'Mexican passport number',
    group: 'passport',
    country: 'MX',
    risks: ['pii'],
    patterns: ['[A-Z]\\d{8}|\\d{10,11}'],
    ignoreCase: true,
    isolated: 'number',
    keywords: [
      'pasaporte',
      'número de pasaporte',
      'pasaporte mexicano',
      'mexican passport',
      'mexico passport',
      'mexican passport no',
      'mexican passport number',
      'mexico passport no',
      'mexico passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Pasaporte mexicano G12345678', 'G12345678'],
        ['Mexican passport no. N01234567', 'N01234567'],
      ],
      clean: ['Pieza G12345678', 'Pasaporte: G123456'],
    },
    source: 'https://www.gob.mx/sre (Secretaría de Relaciones Exteriores)',
  },
  {
    id: 'mx-driving-license',
    name: 'Mexican driving license number',
    group: 'driving_license',
    country: 'MX',
    risks: ['pii'],
    patterns: ['[A-Z]{0,2}\\d{7,12}'],
    ignoreCase: true,
    isolated: 'number',
    keywords: [
      'licencia de conducir',
      'licencia de manejo',
      'licencia para conducir',
      'mexican driving license',
      'licencia federal',
    ],
    within: 40,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Licencia de conducir A12345678', 'A12345678'],
        ['Licencia de manejo: 123456789', '123456789'],
      ],
      clean: ['Pieza A12345678', 'Licencia de conducir: 1234'],
    },
    source: 'https://www.gob.mx/sict (licencia federal de conductor)',
  },
];

const officialRfc = stdnumCheck('MX', 'rfc');

/** The date is right; the check character of those with a homoclave, too. */
function isRfc(text: string): boolean {
  return officialRfc({ text, compact: text, before: '', after: '' }) === true;
}
