import { isCasNumber } from '../../checks/cas-number.ts';
import { isGs1 } from '../../checks/gs1.ts';
import { isIsbn10OrIssn } from '../../checks/isbn-10.ts';
import type { DataIdentifier } from '../identifier.ts';

const common = { group: 'product', risks: [] } as const;

/** Codes of things, which other numbers must not be mistaken for. */
export const PRODUCT_IDENTIFIERS: readonly DataIdentifier[] = [
  {
    ...common,
    id: 'isbn',
    name: 'Book number (ISBN)',
    patterns: ['\\b97[89](?:[ -]?\\d){10}\\b', '\\b\\d(?:[ -]?\\d){8}[ -]?[\\dXx]\\b'],
    isolated: 'word',
    check: ({ compact }) =>
      compact.length === 13
        ? isGs1(compact) && /^97[89]/.test(compact)
        : isIsbn10OrIssn(compact) && 'beside_keyword',
    keywords: ['isbn', 'isbn-10', 'isbn-13', 'isbn 10', 'isbn 13', 'e-isbn', 'print isbn', 'book'],
    within: 20,
    reported: 'medium',
    rank: 12,
    examples: {
      matching: [
        ['ISBN 978-3-16-148410-0', '978-3-16-148410-0'],
        ['isbn: 0-306-40615-2', '0-306-40615-2'],
      ],
      clean: ['ISBN 978-3-16-148410-1', 'call 0-306-40615-2'],
    },
    source: 'ISO 2108',
  },
  {
    ...common,
    id: 'issn',
    name: 'Serial number (ISSN)',
    patterns: ['\\b\\d{4}-\\d{3}[\\dXx]\\b'],
    isolated: 'number',
    check: ({ compact }) => isIsbn10OrIssn(compact),
    keywords: ['issn', 'e-issn', 'eissn', 'print issn', 'journal', 'periodical'],
    within: 20,
    reported: 'narrow',
    rank: 5,
    examples: {
      matching: [
        ['ISSN 0378-5955', '0378-5955'],
        ['eISSN: 2049-3630', '2049-3630'],
      ],
      clean: ['ISSN 0378-5956', '0378-5955'],
    },
    source: 'ISO 3297',
  },
  {
    ...common,
    id: 'cas-number',
    name: 'Chemical substance number (CAS)',
    patterns: ['\\b[1-9]\\d{1,6}-\\d{2}-\\d\\b'],
    isolated: 'number',
    check: ({ compact, text }) => isCasNumber(compact) && (!/^\d{4}-/.test(text) || 'beside_keyword'),
    keywords: [
      'cas',
      'cas number',
      'cas no',
      'cas registry',
      'cas-nr',
      'n° cas',
      'número cas',
      'chemical',
      'substance',
      'cas番号',
    ],
    within: 30,
    reported: 'medium',
    rank: 3,
    examples: {
      matching: [
        ['water (7732-18-5), CAS', '7732-18-5'],
        ['caffeine 58-08-2', '58-08-2'],
      ],
      clean: ['caffeine 58-08-3', '2026-11-2'],
    },
    source: 'American Chemical Society, CAS Registry check digit',
  },
  {
    ...common,
    id: 'gtin',
    name: 'Product bar code (GTIN, EAN, UPC)',
    patterns: ['\\b\\d{8}\\b', '\\b\\d{12,14}\\b'],
    isolated: 'number',
    check: ({ compact }) => isGs1(compact) && !/^0+$/.test(compact),
    keywords: [
      'gtin',
      'gtin-13',
      'gtin-14',
      'ean',
      'ean13',
      'ean-13',
      'ean code',
      'upc',
      'upc code',
      'barcode',
      'bar code',
      'strichcode',
      'code-barres',
      'código de barras',
      'jan',
      'janコード',
      'バーコード',
    ],
    within: 20,
    reported: 'narrow',
    rank: 12,
    examples: {
      matching: [
        ['EAN 4006381333931', '4006381333931'],
        ['UPC: 036000291452', '036000291452'],
      ],
      clean: ['EAN 4006381333932', '4006381333931'],
    },
    source: 'GS1 general specifications, section 7.9',
  },
  {
    ...common,
    id: 'sscc',
    name: 'Shipping container code (GS1 SSCC)',
    patterns: ['\\(00\\) ?(\\d{18})\\b', '\\b\\d{18}\\b'],
    isolated: 'number',
    check: ({ compact }) => isGs1(compact),
    keywords: ['sscc', 'sscc-18', 'nve', 'pallet', '(00)'],
    within: 20,
    reported: 'narrow',
    rank: 12,
    examples: {
      matching: [
        ['SSCC 106141411234567897', '106141411234567897'],
        ['pallet (00) 106141411234567897', '106141411234567897'],
      ],
      clean: ['SSCC 106141411234567898', '106141411234567897'],
    },
    source: 'GS1 general specifications, section 3.3.1',
  },
  {
    ...common,
    id: 'doi',
    name: 'Digital object identifier (DOI)',
    patterns: ['\\b10\\.\\d{4,9}/[-._;()/:A-Za-z0-9]*[A-Za-z0-9]'],
    isolated: 'none',
    keywords: ['doi'],
    within: 20,
    reported: 'medium',
    examples: {
      matching: [
        ['doi:10.1000/182', '10.1000/182'],
        ['see 10.1038/s41586-020-2649-2.', '10.1038/s41586-020-2649-2'],
      ],
      clean: ['10.1 of 2026', '10.10/5'],
    },
    source: 'ISO 26324',
  },
  {
    ...common,
    id: 'orcid',
    name: 'Researcher number (ORCID)',
    risks: ['pii'],
    group: 'person',
    patterns: ['\\b0000-000[1-3]-\\d{4}-\\d{3}[\\dX]\\b', '\\b0009-\\d{4}-\\d{4}-\\d{3}[\\dX]\\b'],
    isolated: 'word',
    check: ({ compact }) => {
      let total = 0;
      for (const digit of compact.slice(0, -1)) total = (total + Number(digit)) * 2;
      const check = (12 - (total % 11)) % 11;
      return compact.at(-1) === (check === 10 ? 'X' : String(check));
    },
    keywords: ['orcid', 'orcid id', 'orcid.org'],
    within: 30,
    conclusive: true,
    reported: 'medium',
    rank: 15,
    examples: {
      matching: [
        ['ORCID 0000-0002-1825-0097', '0000-0002-1825-0097'],
        ['https://orcid.org/0000-0001-5109-3700', '0000-0001-5109-3700'],
      ],
      clean: ['ORCID 0000-0002-1825-0098', '0000-0004-1825-0097'],
    },
    source: 'ORCID; ISO 7064 MOD 11-2',
  },
];
