import { isUsDea } from '../../checks/us-dea.ts';
import { isUsNpi } from '../../checks/us-npi.ts';
import { isUsSsn } from '../../checks/us-ssn.ts';
import type { DataIdentifier } from '../identifier.ts';

const MBI_LETTER = '[AC-HJKMNP-RT-Y]';
const MBI_ANY = '[AC-HJKMNP-RT-Y0-9]';
const common = { group: 'health', country: 'US', risks: ['hipaa'] } as const;

/** Health care of the United States: who provides, who is insured, what was billed. */
export const US_HEALTH: readonly DataIdentifier[] = [
  {
    ...common,
    id: 'us-npi',
    name: 'US national provider identifier (NPI)',
    patterns: ['\\b[12]\\d{9}\\b', '\\b[12]\\d{3}[- ]\\d{3}[- ]\\d{3}\\b'],
    isolated: 'number',
    check: ({ text, compact }) => isUsNpi(compact) && (/[- ]/.test(text) || 'beside_keyword'),
    keywords: ['npi', 'npi number', 'national provider', 'national provider identifier', 'provider id', 'provider number', 'provider', 'physician', 'prescriber', 'nppes', 'doctor', 'referring'],
    within: 40,
    reported: 'medium',
    rank: 6,
    examples: {
      matching: [
        ['NPI 1234567893', '1234567893'],
        ['1245-319-599', '1245-319-599'],
      ],
      clean: ['NPI 1234567890', '1234567893', 'provider 3234567893'],
    },
    source: 'Centers for Medicare & Medicaid Services, NPI check digit',
  },
  {
    ...common,
    id: 'us-dea',
    name: 'US DEA registration number',
    patterns: ['\\b[ABCDEFGHJKLMPRSTUX][A-Z9]-?\\d{7}\\b'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isUsDea(compact),
    keywords: ['dea', 'dea number', 'dea no', 'dea registration', 'prescriber', 'prescription', 'rx', 'controlled substance', 'narcotic', 'physician', 'pharmacy', 'md'],
    within: 40,
    reported: 'narrow',
    rank: 3,
    examples: {
      matching: [
        ['DEA AB1234563', 'AB1234563'],
        ['Prescriber: F91234563', 'F91234563'],
      ],
      clean: ['DEA AB1234564', 'AB1234563'],
    },
    source: '21 CFR 1301; Drug Enforcement Administration, registration validation',
  },
  {
    ...common,
    id: 'us-mbi',
    name: 'US Medicare beneficiary identifier (MBI)',
    risks: ['hipaa', 'pii'],
    patterns: [`\\b[1-9]${MBI_LETTER}${MBI_ANY}\\d[- ]?${MBI_LETTER}${MBI_ANY}\\d[- ]?${MBI_LETTER}{2}\\d{2}\\b`],
    ignoreCase: true,
    isolated: 'number',
    check: ({ text }) => text === text.toUpperCase() || 'beside_keyword',
    keywords: ['mbi', 'medicare', 'medicare id', 'medicare number', 'medicare beneficiary', 'beneficiary', 'medicare card', 'cms', 'patient', 'insured'],
    within: 50,
    reported: 'medium',
    rank: 6,
    examples: {
      matching: [
        ['Patient 2WK6-YM3-HD75 was seen', '2WK6-YM3-HD75'],
        ['medicare: 4fn2pu7kc89', '4fn2pu7kc89'],
      ],
      clean: ['1EG4-ZE5-MK73', '2WK6YM3HD754', '2WK6-YM3-ID75'],
    },
    source: 'Centers for Medicare & Medicaid Services, understanding the MBI format',
  },
  {
    ...common,
    id: 'us-hicn',
    name: 'US health insurance claim number (HICN)',
    risks: ['hipaa', 'pii'],
    patterns: ['\\b\\d{3}-?\\d{2}-?\\d{4}-?(?:A|B[1-9A-Z]?|C[1-9A-Z]|D[1-9A-Z]?|E[1-9A-Z]?|F[1-8]|J[1-4]|K[1-9A-Z]|M1?|T[A-Z2]?|W[1-9A-Z]?)\\b'],
    isolated: 'number',
    check: ({ compact }) => isUsSsn(compact.slice(0, 9)),
    keywords: ['hicn', 'hic', 'medicare', 'claim number', 'health insurance claim', 'medicare number'],
    within: 40,
    reported: 'narrow',
    rank: 8,
    examples: {
      matching: [
        ['HICN 536-90-4399A', '536-90-4399A'],
        ['Medicare claim number 536904399B1', '536904399B1'],
      ],
      clean: ['536904399B1', 'HICN 000-90-4399A'],
    },
    source: 'Centers for Medicare & Medicaid Services, HICN beneficiary identification codes',
  },
  {
    ...common,
    id: 'us-ndc',
    name: 'US national drug code (NDC)',
    patterns: ['\\b(?:\\d{5}-\\d{4}-\\d{1,2}|\\d{4}-\\d{4}-\\d{2}|\\d{5}-\\d{3}-\\d{2})\\b', '\\b\\d{11}\\b'],
    isolated: 'number',
    keywords: ['ndc', 'ndc code', 'ndc number', 'national drug code', 'drug code', 'drug', 'medication', 'package ndc'],
    within: 30,
    reported: 'narrow',
    rank: 2,
    examples: {
      matching: [
        ['NDC 50580-488-01', '50580-488-01'],
        ['ndc: 00071015523', '00071015523'],
      ],
      clean: ['50580-488-01', 'NDC 505-488'],
    },
    source: 'US Food and Drug Administration, 21 CFR 207.33',
  },
  {
    ...common,
    id: 'us-cpt',
    name: 'Procedure code (CPT)',
    patterns: ['\\b(?:[0-9]{4}[0-9FTU])(?:-[A-Z0-9]{2})?\\b'],
    isolated: 'number',
    keywords: ['cpt', 'cpt code', 'cpt codes', 'cpt-4', 'procedure code', 'procedure codes', 'billed code'],
    within: 20,
    reported: 'narrow',
    examples: {
      matching: [
        ['CPT 99213', '99213'],
        ['procedure code: 0042T', '0042T'],
      ],
      clean: ['99213', 'CPT of 2026'],
    },
    source: 'American Medical Association, Current Procedural Terminology',
  },
  {
    ...common,
    id: 'us-hcpcs',
    name: 'Healthcare procedure code (HCPCS level II)',
    patterns: ['\\b[A-V]\\d{4}(?:-[A-Z0-9]{2})?\\b'],
    isolated: 'number',
    keywords: ['hcpcs', 'hcpcs code', 'procedure code', 'modifier', 'dme', 'billing code'],
    within: 20,
    reported: 'narrow',
    examples: {
      matching: [
        ['HCPCS J1885', 'J1885'],
        ['hcpcs code E0114-NU', 'E0114-NU'],
      ],
      clean: ['J1885', 'HCPCS X1885'],
    },
    source: 'Centers for Medicare & Medicaid Services, HCPCS level II',
  },
  {
    ...common,
    id: 'us-health-plan-member',
    name: 'Health plan member number',
    risks: ['hipaa', 'pii'],
    patterns: ['\\b[A-Z]{1,4}[- ]?\\d{6,12}(?:-\\d{1,2})?\\b', '\\b\\d{8,12}(?:-\\d{1,2})?\\b'],
    isolated: 'number',
    keywords: ['member id', 'member number', 'subscriber id', 'subscriber number', 'insurance id', 'health plan', 'health plan id', 'policy number', 'group number', 'medicaid', 'medicaid id', 'beneficiary id', 'insurance number'],
    within: 24,
    reported: 'narrow',
    rank: -3,
    examples: {
      matching: [
        ['Member ID: XYZ123456789', 'XYZ123456789'],
        ['Medicaid ID 0123456789', '0123456789'],
      ],
      clean: ['XYZ123456789', 'Member ID: none'],
    },
    source: '45 CFR 164.514(b)(2), health plan beneficiary numbers',
  },
];
