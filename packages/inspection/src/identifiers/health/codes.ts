import { isLoinc } from '../../checks/loinc.ts';
import { isVerhoeff } from '../../checks/verhoeff.ts';
import type { DataIdentifier } from '../identifier.ts';

const DIAGNOSIS = [
  ...['icd', 'icd-10', 'icd10', 'icd 10', 'icd-10-cm', 'icd code', 'icd codes', 'diagnosis', 'diagnoses', 'dx', 'diagnosis code', 'diagnosed', 'principal diagnosis'],
  ...['diagnose', 'diagnosen', 'nebendiagnose', 'hauptdiagnose', 'diagnostic', 'cim-10', 'cim 10', 'diagnóstico', 'cie-10', 'cie 10', '診断', '傷病名', '病名', '診断名'],
];
const common = { group: 'health', risks: ['hipaa'] } as const;

/** Codes of diseases, findings and drugs, used in many countries. */
export const HEALTH_CODES: readonly DataIdentifier[] = [
  {
    ...common,
    id: 'icd-10',
    name: 'Diagnosis code (ICD-10)',
    patterns: ['\\b[A-Z]\\d[0-9AB](?:\\.[0-9A-Z]{1,4})?\\b', '\\b[A-Z]\\d{2}[0-9A-Z]{1,4}\\b'],
    isolated: 'number',
    check: ({ text }) => /\.\d/.test(text) || /^[A-Z]\d[0-9AB]$/.test(text) || /^[A-Z]\d{2}[0-9A-Z]{1,3}[0-9A-Z]?$/.test(text),
    keywords: DIAGNOSIS,
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['Diagnosis: E11.9, type 2 diabetes', 'E11.9'],
        ['ICD-10 S72.001A', 'S72.001A'],
        ['Hauptdiagnose I21', 'I21'],
      ],
      clean: ['Room E11.9', 'Diagnosis: unknown', 'paper size A4'],
    },
    source: 'World Health Organization, ICD-10; CDC, ICD-10-CM',
  },
  {
    ...common,
    id: 'icd-9',
    name: 'Diagnosis code (ICD-9-CM)',
    patterns: ['\\b(?:\\d{3}\\.\\d{1,2}|V\\d{2}\\.\\d{1,2}|E\\d{3}\\.\\d)\\b'],
    isolated: 'number',
    keywords: ['icd-9', 'icd9', 'icd 9', 'icd-9-cm', 'icd9cm'],
    within: 30,
    reported: 'narrow',
    rank: 2,
    examples: {
      matching: [
        ['ICD-9 250.00', '250.00'],
        ['icd9: V45.81', 'V45.81'],
      ],
      clean: ['250.00', 'ICD-9 of 1979'],
    },
    source: 'CDC, ICD-9-CM',
  },
  {
    ...common,
    id: 'icd-11',
    name: 'Diagnosis code (ICD-11)',
    patterns: ['\\b[0-9A-Z][A-HJ-NP-Z]\\d[0-9A-HJ-NP-Z](?:\\.[0-9A-HJ-NP-Z]{1,2})?\\b'],
    isolated: 'number',
    keywords: ['icd-11', 'icd11', 'icd 11', 'cim-11', 'cie-11'],
    within: 30,
    reported: 'narrow',
    rank: 2,
    examples: {
      matching: [
        ['ICD-11 5A11', '5A11'],
        ['icd-11: 6A70.1', '6A70.1'],
      ],
      clean: ['5A11', 'ICD-11 in use'],
    },
    source: 'World Health Organization, ICD-11',
  },
  {
    ...common,
    id: 'loinc',
    name: 'Laboratory observation code (LOINC)',
    patterns: ['\\b\\d{3,6}-\\d\\b'],
    isolated: 'number',
    check: ({ text }) => isLoinc(text),
    keywords: ['loinc', 'loinc code', 'lab code', 'observation code', 'http://loinc.org'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['LOINC 2345-7 glucose', '2345-7'],
        ['loinc: 718-7', '718-7'],
      ],
      clean: ['LOINC 2345-8', 'score 2345-7'],
    },
    source: 'Regenstrief Institute, LOINC users’ guide',
  },
  {
    ...common,
    id: 'snomed-ct',
    name: 'Clinical term (SNOMED CT)',
    patterns: ['\\b[1-9]\\d{5,17}\\b'],
    isolated: 'number',
    check: ({ text }) => /(?:0[0-5]|1[0-5])\d$/.test(text) && isVerhoeff(text),
    keywords: ['snomed', 'snomed ct', 'snomed-ct', 'sctid', 'snomed code', 'concept id', 'http://snomed.info/sct'],
    within: 60,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['SNOMED CT 22298006', '22298006'],
        ['sctid: 73211009', '73211009'],
      ],
      clean: ['SNOMED CT 22298007', '22298006'],
    },
    source: 'SNOMED International, SNOMED CT identifiers',
  },
  {
    ...common,
    id: 'atc-code',
    name: 'Drug class code (ATC)',
    patterns: ['\\b[ABCDGHJLMNPRSV]\\d{2}[A-Z]{2}\\d{2}\\b'],
    isolated: 'word',
    keywords: ['atc', 'atc code', 'atc-code', 'code atc', 'código atc', 'wirkstoff', 'drug', 'medication', 'arzneimittel', 'médicament'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['ATC A10BA02', 'A10BA02'],
        ['medication N02BE01', 'N02BE01'],
      ],
      clean: ['A10BA02', 'ATC of pilots'],
    },
    source: 'WHO Collaborating Centre for Drug Statistics Methodology, ATC',
  },
  {
    ...common,
    id: 'medical-record-number',
    name: 'Medical record number',
    risks: ['hipaa', 'pii'],
    patterns: ['\\b[A-Z]{0,3}-?\\d{5,12}\\b'],
    isolated: 'number',
    keywords: [
      ...['mrn', 'medical record', 'medical record number', 'medical record no', 'patient id', 'patient number', 'patient no', 'chart number', 'hospital number'],
      ...['patientennummer', 'patienten-id', 'fallnummer', 'numéro de patient', 'numéro de dossier', 'ipp', 'número de paciente', 'historia clínica', 'nhc', '患者番号', '診察券番号', 'カルテ番号'],
    ],
    within: 24,
    reported: 'narrow',
    rank: -2,
    examples: {
      matching: [
        ['MRN: 00482913', '00482913'],
        ['Patient ID H-2938471', 'H-2938471'],
      ],
      clean: ['00482913', 'MRN 12'],
    },
    source: '45 CFR 164.514(b)(2), medical record numbers',
  },
  {
    ...common,
    id: 'eu-health-card',
    name: 'European health insurance card number',
    risks: ['hipaa', 'pii'],
    patterns: ['\\b80(?:040|056|070|100|191|196|203|208|233|246|250|276|300|348|352|372|380|428|438|440|442|470|528|578|616|620|642|703|705|724|752|756|826)\\d{5}[0-9]{10}\\b', '\\b80\\d{3} ?\\d{5} ?\\d{10}\\b'],
    isolated: 'number',
    keywords: ['ehic', 'health insurance card', 'european health insurance', 'versichertenkarte', 'ekvk', 'ceam', 'tse', 'carte européenne', 'tarjeta sanitaria', 'tessera sanitaria'],
    within: 60,
    reported: 'narrow',
    rank: 4,
    examples: {
      matching: [
        ['EHIC 80276881490012345678', '80276881490012345678'],
        ['Tarjeta sanitaria: 80724000011234567890', '80724000011234567890'],
      ],
      clean: ['80276881490012345678', 'EHIC 81276881490012345678'],
    },
    source: 'EN 1867; Decision S2 on the European health insurance card',
  },
];
