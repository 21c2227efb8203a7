import type { Candidate } from '../identifiers/identifier.ts';

/** The match is a stretch of a longer number, a UUID, a hash or a formula: more follows after a dot, hyphen, operator or its own separator. */
export function isPieceOfLonger({ text, before, after }: Candidate): boolean {
  if (/(?:^|[\s\d)])[*+^] ?$/.test(before) || /^(?: ?[*^]{1,2} ?[a-z(]| [*+^] )/i.test(after)) return true;
  if (/(?:\d[.-]|[0-9a-f]{4}-|[.,]\d{0,3}[.])$/i.test(before)) return true;
  if (/^(?:\.\d|-[0-9a-z])/i.test(after) || /^\.[a-z][a-z0-9]{1,4}\b/.test(after)) return true;
  const separator = /^\w+([^\w])\w/.exec(text)?.[1];
  if (separator === undefined) return false;
  const end = before.slice(-5);
  if (end.endsWith(separator) && /^\d{3,4}$/.test(end.slice(0, 4).trim()) && /^\d/.test(text)) return true;
  return (
    after.startsWith(separator) &&
    /^\d{4}(?!\d)/.test(after.slice(1)) &&
    (text.length <= LENGTH_OF_THREE_GROUPS || !isMonthAndYear(after.slice(1, 5)))
  );
}

/** `4012 8888 8888`: a fourth group belongs to it; after four groups it may be the expiry date. */
const LENGTH_OF_THREE_GROUPS = 14;

/** A country, check digits and whole groups come before it: the rest of an IBAN, though perhaps of a wrong one. */
export const isInIban = ({ before }: Candidate): boolean =>
  /(?:^|[^A-Za-z0-9])[A-Z]{2}\d{2}(?: [A-Z0-9]{4}){0,7} $/.test(before);

const isMonthAndYear = (digits: string): boolean => /^(?:0[1-9]|1[0-2])[2-4]\d$/.test(digits);

/** A sign of currency or a unit touches it: an amount or a measurement. */
export function isAmount({ before, after }: Candidate): boolean {
  return (
    /(?:[$€£¥₹₽₩₺]|\b(?:USD|EUR|GBP|CHF|JPY|CAD|AUD|INR|Rs\.?)) ?-?$/.test(before) ||
    /^ ?(?:[$€£¥₹₽₩₺%°]|(?:USD|EUR|GBP|CHF|JPY|dollars?|euros?|bytes|[KMGT]i?B|ms|ns|µs|us|kg|km|cm|mm|m²|sq\.? ?ft|hours|minutes|seconds|people|inhabitants|units|items|pieces|copies|customers|employees|miles|users|rows|times)\b)/.test(
      after,
    )
  );
}

/** It is an item of the path of a URL or a file. */
export function isInPath({ before }: Candidate): boolean {
  const word = /[^\s"'<>|,;()=]*$/.exec(before)?.[0] ?? '';
  return (
    word.endsWith('/') &&
    (word.includes('://') ||
      word.startsWith('/') ||
      word.startsWith('www.') ||
      word.slice(0, -1).includes('/'))
  );
}

const OTHER_NUMBER = new RegExp(
  [
    '(?:order|tracking|invoice|parcel|shipment|waybill|consignment|ticket|transaction|reference|confirmation|serial|timestamp|epoch',
    '|barcode|etag|crc32|md5|sha1|sha256|request|session|message|document|purchase|booking|reservation|version|build|revision|commit|checksum|hash|trace|span',
    '|bestell|auftrags?|sendungs|rechnungs|vorgangs|serien|commande|facture|suivi|colis|pedido|factura|seguimiento|env[ií]o|注文|伝票|追跡|請求書',
    '|(?<![a-z])(?:po|ref|s/n|sn|imei|iccid|isbn|ean|upc|gtin|sku|txn?|msg|uuid|guid|pid|id|ts|rma|awb|part|lot|batch|seed|offset|size|length|counter|nonce))',
    's?(?:[\\s_.-]?(?:ids?|no|nr|num|number|nummer|num[ée]ro|code|key|ref|reference|stamp|番号))*\\.?',
    '["\'\\]]?\\s{0,2}(?:[:=#№：]|is|was|are|ist|->|=>)?\\s{0,3}[#"\'(]?$',
  ].join(''),
  'i',
);
const ANNOUNCED_CARD =
  /(?:card|carte|karte|tarjeta|カード|\bpan|\bcc|credit|debit|visa|amex|maestro)[\s_.-]?(?:id|no|nr|num|number|ref|reference)?[\s"':=#.]*$/i;

/** The word before it names another kind of number, such as an order or a timestamp. */
export function isNamedOtherwise({ before }: Candidate): boolean {
  return OTHER_NUMBER.test(before) && !ANNOUNCED_CARD.test(before);
}
