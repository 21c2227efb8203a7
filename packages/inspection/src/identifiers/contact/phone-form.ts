import { isValidNumberForRegion, parsePhoneNumberFromString } from 'libphonenumber-js';
import { isAmount, isInIban } from '../../checks/surroundings.ts';
import type { Candidate, CheckResult } from '../identifier.ts';

const MONTH = '(?:0?[1-9]|1[0-2])';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const YEAR = '(?:19|20)\\d\\d';
/** Dates, with the hour after a full year, and spans of years. */
const DATE = new RegExp(
  `^(?:${YEAR}[-./ ]${MONTH}[-./ ]${DAY}(?: \\d{1,2})?|${DAY}[-./ ]${DAY}[-./ ](?:${YEAR}(?: \\d{1,2})?|\\d\\d)|${YEAR} ?[-–/] ?(?:${YEAR}|\\d\\d))$`,
);
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}(?:[/:]\d+)?$/;
const SSN = /^\d{3}-\d{2}-\d{4}$/;
const DECIMALS = /^\d{1,3}(?:[ .]\d{3})*[.,]\d{1,2}$|^(?!\d{3,4}\.\d{4}$)\d+\.\d+$/;
const THOUSANDS = /^\d{1,3}(?:[ .]\d{3})+$/;

/** The word right before says that the number is something else. */
const OTHER_NUMBER = new RegExp(
  [
    '(?:account|acct|a/c|card|ssn|social|licen[cs]e|passport|order|invoice|tracking|routing|policy|member|customer|tax|iban|bic|serial|case|ticket',
    '|reference|ref|flight|room|zip|postal|postcode|plz|pin|code|imei|version|model|part|sku|isbn|ean|npi|id|identity|amount|price|total|balance|sum',
    '|budget|population|area|size|section|page|pages|chapter|konto|kundennummer|bestellnummer|rechnungsnummer|steuernummer|compte|commande|facture',
    '|cuenta|pedido|factura|orgnr|abn|acn|tfn|vat|nino|nhs|aadhaar|pan|ein|itin|bsn|siren|siret|timestamp|epoch|hash|seed|port|pid|bytes|size|length',
    '|year|date|time|born|dob|birth|coordinates|lat|lon|latitude|longitude|score|range|between|since|from|until|row|rows|line|item|lot|batch|box|suite|apt|unit)',
    '(?:[\\s_-]?(?:number|no|nr|num|id|code))?\\.?["\']?\\s{0,2}(?:[:=#]|is|was|of)?\\s{0,2}["\'#]?$',
  ].join(''),
  'i',
);

/** The same separator leads on to more digits: a piece of a longer row. */
function isPiece({ text, before, after }: Candidate): boolean {
  if (
    /(?:\d[/:-]|[.]|\w\(|[\w-]_|[$€£#]|[A-Za-z]-|[\\/=&?]\w*-)$/.test(before) ||
    /^(?:[./:-]\d|[-_]\w|[%°$€£]|:\d|\/[a-z])/i.test(after)
  )
    return true;
  if (text.startsWith('(') && /\d$/.test(before)) return true;
  if (/\d[ \u{a0}\u{202f}]$/u.test(before) && !/[:;,]\s*\d{1,2}\s$/.test(before)) return true;
  return /^[ \u{a0}\u{202f}]\d/u.test(after) && !/[-.]\d{4}\)?$/.test(text) && !text.startsWith('+');
}

/** Strong forms count alone; other rows of digits only beside a word such as "call". */
export function checkPhoneNumber(candidate: Candidate): CheckResult {
  const text = candidate.text.trim();
  const number = text.replace(/,? ?(?:x|ext|durchwahl|poste|内線).*$/i, '');
  const digits = number.replace(/\D/g, '');
  if (digits.length < 6 || digits.length > 15 || /^(\d)\1+$/.test(digits)) return false;
  if (
    !isBalanced(number) ||
    isPiece(candidate) ||
    isAmount(candidate) ||
    isInIban(candidate) ||
    OTHER_NUMBER.test(candidate.before)
  )
    return false;
  if (DATE.test(number) || IPV4.test(number) || SSN.test(number) || DECIMALS.test(number)) return false;
  if (/^\(?\+/.test(number)) return isInternational(number);
  if (/^00[1-9]/.test(number) && isInternational(number) !== false) return isInternational(number);
  if (/^\d{5}-\d{4}$/.test(number)) return 'beside_keyword';
  if (isNorthAmerican(number, digits)) return /^\d+$/.test(number) ? 'beside_keyword' : true;
  if (isWithTrunkZero(number, digits) || isRussian(number, digits)) return true;
  if (/^\(\d{2}\) ?9?\d{4}-\d{4}$/.test(number) || /^1[3-9]\d[- ]\d{4}[- ]\d{4}$/.test(number)) return true;
  if (/^\(\d{2,5}\)/.test(number) && digits.length >= 8)
    return digits.length <= 12 ? 'beside_keyword' : false;
  return isPlain(number, digits) && 'beside_keyword';
}

const isBalanced = (text: string): boolean => /^[^()]*(?:\([^()]*\)[^()]*)?$/.test(text);

function isInternational(number: string): CheckResult {
  const parsed = parsePhoneNumberFromString(
    number
      .replace(/^00/, '+')
      .replace(/\(0\)/, '')
      .replace(/^\(\+(\d+)\)/, '+$1'),
  );
  if (parsed === undefined || !parsed.isPossible()) return false;
  if (number.startsWith('00')) return parsed.isValid() || 'beside_keyword';
  return parsed.isValid() || /[ ().-]/.test(number) || 'beside_keyword';
}

/** NANP: area code and exchange begin with 2–9, and no exchange ends in 11. */
function isNorthAmerican(number: string, digits: string): boolean {
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (!/^[2-9]\d{2}[2-9]\d{6}$/.test(national) || /^(?:.11|...11\d)/.test(national.slice(0, 3))) return false;
  return /^(?:1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}$/.test(number) || /^1?\d{10}$/.test(number);
}

const TRUNK_ZERO = [
  'FR',
  'GB',
  'DE',
  'JP',
  'AU',
  'IT',
  'NL',
  'BE',
  'CH',
  'AT',
  'SE',
  'KR',
  'ZA',
  'TR',
  'CN',
  'IN',
  'FI',
  'IE',
  'NZ',
  'PH',
] as const;

/** A national number with its zero: 9 to 12 digits in groups. */
function isWithTrunkZero(number: string, digits: string): boolean {
  if (!/^\(?0[1-9]/.test(number) || digits.length < 9 || digits.length > 12) return false;
  const separators = new Set(number.replace(/[\d()]/g, ''));
  if (separators.size === 0 && !number.includes('(')) return false;
  if (separators.size > 2 || number.split(/\D+/).every((group) => group.startsWith('0'))) return false;
  if (/^\d{2}\.\d{2}\.(?:19|20)\d{2}/.test(number)) return false;
  return TRUNK_ZERO.some((country) => isValidNumberForRegion(digits, country));
}

/** With the trunk prefix 8 and the area code in parentheses: `8 (495) 243-67-89`. */
const isRussian = (number: string, digits: string): boolean =>
  /^8[ -]?\(\d{3,5}\)/.test(number) && digits.length === 11 && isValidNumberForRegion(digits, 'RU');

/** Seven to twelve digits in groups of two to four, or in one run. */
function isPlain(number: string, digits: string): boolean {
  if (digits.length > 12 || (THOUSANDS.test(number) && (number.includes('.') || /00$/.test(number))))
    return false;
  const groups = number.split(/\D+/);
  if (digits.length === 6) return /^(?:\d{2} \d{2} \d{2}|\d{2}-\d{2}-\d{2})$/.test(number);
  if (groups.length === 1) return digits.length <= 12 && !/^(?:19|20)\d{6}(?:\d{4})?$/.test(digits);
  if (new Set(number.replace(/[\d()]/g, '').replace(/ ?([-./]) ?/g, '$1')).size > 2) return false;
  return groups.every(
    (group, index) =>
      (group.length >= 2 && group.length <= 4) ||
      (index > 0 && group.length <= 8 && groups.length === 2) ||
      index === 0,
  );
}
