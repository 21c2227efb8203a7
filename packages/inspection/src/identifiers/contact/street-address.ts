import type { DataIdentifier } from '../identifier.ts';

/** A word of a name: capitalized, or an ordinal. */
const NAME = "(?:\\p{Lu}[\\p{L}\\d.'’-]*|\\d{1,3}(?:st|nd|rd|th))";
const WORD = "[\\p{Lu}\\d][\\p{L}\\d.'’-]*";
/** English street types, written out or abbreviated. */
const STREET_TYPE =
  '(?:Street|St|Avenue|Ave|Av|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Court|Ct|Circle|Cir|Terrace|Ter|Place|Pl|Square|Squares|Sq|Parkway|Pkwy|Highway|Hwy|Way|Trail|Trl|Crescent|Cres|Close|Grove|Gardens|Mews|Row|Walk|Alley|Plaza|Loop|Pike|Turnpike|Crossing|Ridge|Hill|Park|View|Gate|Quay|Wharf|Rise|Green|Parade|Esplanade|Broadway)';
const UNIT =
  '(?:,?\\s{1,2}(?:Apt|Apartment|Suite|Ste|Unit|Flat|Floor|Fl|Room|Rm|#)\\.? ?#?[A-Za-z0-9-]{1,6})?';
const STATE =
  '(?:AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|NSW|VIC|QLD|TAS|ACT|NT)';
/** A town, then a state with its code, or a British or Canadian code. */
const TOWN = `(?:,?\\s{1,2}${WORD}(?: ${WORD}){0,2},? {1,2}(?:${STATE},? {1,2}(?:\\d{4,5}(?:-\\d{4})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}))?`;
/** Five digits and a town, as in continental Europe. */
const CONTINENTAL_TOWN = `(?:,?\\s{1,2}(?:[A-Z]{1,2}-)?\\d{4,5}(?: [A-Z]{2})? ${WORD}(?:[ -]${WORD}){0,2})?`;
const NUMBER = '\\d{1,5}(?:[-/]\\d{1,4})?[A-Za-z]?';

export const STREET_ADDRESS: DataIdentifier = {
  id: 'street-address',
  name: 'Street address',
  group: 'contact',
  risks: ['pii'],
  patterns: [
    // 221B Baker Street, London NW1 6XE
    `\\b${NUMBER},? (?:[NSEW]{1,2}\\.? )?${NAME} (?:${WORD} ){0,3}${STREET_TYPE}\\b\\.?(?: (?:[NSEW]{1,2}|North|South|East|West))?${UNIT}${TOWN}`,
    // PO Box 123
    `\\b(?i:P\\.? ?O\\.? ?Box|Postfach|Bo[iî]te postale|Apartado(?: de correos)?|Postbus|GPO Box) \\d{1,6}\\b${TOWN}`,
    // Hauptstraße 12, 80331 München
    `(?:[\\p{Lu}][\\p{L}.-]*[ -]){0,3}[\\p{Lu}]?[\\p{L}-]*(?:[Ss]tra(?:ß|ss)e|[Ss]tr\\.|[Ww]eg|[Pp]latz|[Aa]llee|[Gg]asse|[Uu]fer|[Dd]amm|[Cc]haussee|[Ss]teig|[Mm]arkt) ?\\d{1,4} ?[a-z]?\\b${CONTINENTAL_TOWN}`,
    // 12 bis, rue de la Paix, 75002 Paris
    `\\b\\d{1,4}(?: ?(?:bis|ter|quater))?,? (?i:rue|avenue|av\\.|boulevard|bd|place|chemin|impasse|all[ée]e|quai|route|cours|square|faubourg|passage) (?:(?:de la|de l['’]|de|du|des|d['’]|la|le|l['’]) ?)?${WORD}(?:[ -](?:(?:de|du|des|la|le|et) )?${WORD}){0,4}${CONTINENTAL_TOWN}`,
    // Calle de Alcalá, 42, 28014 Madrid
    `\\b(?:Calle|C/|Avenida|Avda\\.?|Av\\.|Plaza|Pza\\.?|Paseo|Camino|Ronda|Carrera|Cra\\.?|Rua|Travessa|Praça|Via|Viale|Piazza|Corso|Largo|Vicolo) ?(?:(?:de la|de los|de las|del|de|da|do|dos|della|dei|di|la|el) )?${WORD}(?: (?:(?:de|del|la|y|e|di|da|do) )?${WORD}){0,4},? (?:n[º°o.]{0,2} ?|#)?\\d{1,5}(?: ?[a-zA-Z])?\\b${CONTINENTAL_TOWN}`,
    // Keizersgracht 123, 1015 CJ Amsterdam
    `\\b[\\p{Lu}][\\p{L}-]+(?:straat|laan|weg|plein|gracht|kade|singel|dijk|gatan|vägen|gade|vej|gata|veien|katu|tie) \\d{1,4}[a-zA-Z]?\\b${CONTINENTAL_TOWN}`,
    // 東京都千代田区千代田1-1
    '(?:〒?\\d{3}-\\d{4}[ 　]?)?(?:東京都|北海道|京都府|大阪府|\\p{Han}{2,3}県)[\\p{Han}\\p{Hiragana}\\p{Katakana}ー]{1,20}(?:\\d{1,4}|[一二三四五六七八九十]{1,3})(?:丁目|番地|番|号|[-－−]\\d{1,4}){1,4}(?:\\d{1,4}号?)?',
  ],
  isolated: 'word',
  check: ({ before, after }) =>
    !/^\p{L}/u.test(after) &&
    !/\d[-/.]$/.test(before) &&
    !/(?:copyright|\(c\)|©)(?: \(c\))?\s*$/i.test(before),
  keywords: [
    ...[
      'address',
      'addr',
      'street',
      'street address',
      'home address',
      'lives at',
      'live at',
      'located at',
      'mailing address',
      'billing address',
      'shipping address',
      'deliver to',
      'residence',
    ],
    ...[
      'adresse',
      'anschrift',
      'wohnhaft',
      'wohnt',
      'domicile',
      'demeurant',
      'habite',
      'dirección',
      'domicilio',
      'vive en',
      'indirizzo',
      'residente',
      'adres',
      '住所',
      '所在地',
      '居所',
    ],
  ],
  within: 40,
  reported: 'medium',
  rank: 1,
  examples: {
    matching: [
      ['I live at 221B Baker Street, London NW1 6XE.', '221B Baker Street, London NW1 6XE'],
      [
        'Ship to 1600 Pennsylvania Avenue NW, Washington, DC 20500',
        '1600 Pennsylvania Avenue NW, Washington, DC 20500',
      ],
      ['wohnt Hauptstraße 12a, 80331 München', 'Hauptstraße 12a, 80331 München'],
      ['12 bis, rue de la Paix, 75002 Paris', '12 bis, rue de la Paix, 75002 Paris'],
      ['Calle de Alcalá, 42, 28014 Madrid', 'Calle de Alcalá, 42, 28014 Madrid'],
      ['住所：東京都千代田区千代田1-1', '東京都千代田区千代田1-1'],
      ['Keizersgracht 123', 'Keizersgracht 123'],
      ['P.O. Box 1234', 'P.O. Box 1234'],
    ],
    clean: [
      'in 2026 the street was long',
      'on the way to 12 places',
      'Strategie 12',
      'we took a drive of 30 miles',
    ],
  },
  source: 'Universal Postal Union, S42 address templates; USPS publication 28',
};
