import { isImoNumber } from '../../checks/imo-number.ts';
import { isContainerNumber } from '../../checks/iso-6346.ts';
import type { DataIdentifier } from '../identifier.ts';

/** Containers, ships and aircraft. */
export const TRANSPORT_IDENTIFIERS: readonly DataIdentifier[] = [
  {
    id: 'shipping-container',
    name: 'Freight container number (ISO 6346)',
    group: 'vehicle',
    risks: [],
    patterns: ['\\b[A-Z]{3}[UJZR][ -]?\\d{3}[ .]?\\d{3}[ -]?\\d\\b'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ text, compact }) => isContainerNumber(compact) && (/^[A-Z]{4}/.test(text) || 'beside_keyword'),
    keywords: [
      'container',
      'container no',
      'container number',
      'containernummer',
      'conteneur',
      'contenedor',
      'コンテナ',
      'bill of lading',
      'b/l',
      'seal',
    ],
    within: 40,
    reported: 'medium',
    rank: 4,
    examples: {
      matching: [
        ['Container CSQU3054383 was loaded', 'CSQU3054383'],
        ['TOLU 473478 7', 'TOLU 473478 7'],
      ],
      clean: ['CSQU3054384', 'CSQX3054383'],
    },
    source: 'ISO 6346',
  },
  {
    id: 'imo-ship',
    name: 'Ship number (IMO)',
    group: 'vehicle',
    risks: [],
    patterns: ['\\bIMO[ :#-]{0,3}(\\d{7})\\b', '\\b\\d{7}\\b'],
    isolated: 'word',
    check: ({ text, before }) => isImoNumber(text) && (/\bIMO\W{0,3}$/.test(before) || 'beside_keyword'),
    keywords: ['imo', 'imo number', 'imo no', 'vessel imo'],
    within: 20,
    reported: 'medium',
    examples: {
      matching: [
        ['IMO 9074729', '9074729'],
        ['vessel IMO number: 9176187', '9176187'],
      ],
      clean: ['IMO 9074728', '9074729'],
    },
    source: 'IMO resolution A.1117(30)',
  },
  {
    id: 'mmsi',
    name: 'Maritime mobile service identity (MMSI)',
    group: 'vehicle',
    risks: [],
    patterns: ['\\b[2-79]\\d{8}\\b'],
    isolated: 'number',
    keywords: ['mmsi', 'maritime mobile', 'ais'],
    within: 20,
    reported: 'narrow',
    examples: {
      matching: [
        ['MMSI 211331640', '211331640'],
        ['mmsi: 366967000', '366967000'],
      ],
      clean: ['211331640', 'MMSI 111331640'],
    },
    source: 'ITU-R M.585',
  },
  {
    id: 'aircraft-registration',
    name: 'Aircraft registration',
    group: 'vehicle',
    risks: [],
    patterns: ['\\b(?:N[1-9]\\d{0,4}[A-HJ-NP-Z]{0,2}|[A-Z]{1,2}-[A-Z]{3,4}|JA\\d{3}[0-9A-Z]|HL\\d{4})\\b'],
    isolated: 'number',
    keywords: [
      'aircraft',
      'tail number',
      'aircraft registration',
      'n-number',
      'flugzeug',
      'aéronef',
      'aeronave',
      '機体記号',
      '登録記号',
    ],
    within: 30,
    reported: 'narrow',
    rank: -4,
    examples: {
      matching: [
        ['tail number N12345', 'N12345'],
        ['aircraft D-ABCD', 'D-ABCD'],
      ],
      clean: ['N12345', 'aircraft of the fleet'],
    },
    source: 'ICAO annex 7',
  },
];
