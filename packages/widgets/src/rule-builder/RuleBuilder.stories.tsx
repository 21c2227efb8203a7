import { ALL_FORMATS, type Rule, type RuleLine, type RuleSet } from '@casbah/domain/content-rule';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import layout from '../story-layout.module.css';
import type { TryPattern } from './PatternTrial.tsx';
import { RuleBuilder, type RuleBuilderProps } from './RuleBuilder.tsx';
import type { RuleChoices } from './rule-choice.ts';
import { NO_RULES } from './rule-model.ts';

const options = (...labels: string[]) =>
  labels.map((label) => ({ key: label.toLowerCase().replaceAll(' ', '-'), label }));
const CHOICES: RuleChoices = {
  options: {
    risk_type: [
      { key: 'pii', label: 'Personal data', detail: 'names with addresses, birth dates' },
      { key: 'pci', label: 'Payment cards', detail: 'numbers that pass their check digit' },
      { key: 'health', label: 'Health records' },
      { key: 'source', label: 'Source code' },
    ],
    content_type: options('Engineering', 'Business', 'Legal', 'Health', 'Design'),
    dictionary: options(
      'Project names',
      'Customers',
      'Suppliers',
      ...Array.from({ length: 40 }, (_, index) => `Word list ${index + 1}`),
    ),
    predefined_dictionary: options('Diseases', 'Drugs', 'Profanity', 'Financial terms'),
    predefined_term: options('IBAN', 'Passport number', 'Social security number', 'SWIFT code'),
    training_profile: options('Board papers', 'Design drawings'),
  },
  fileClasses: [
    { key: 'images', label: 'Images', formats: options('PNG', 'JPEG', 'TIFF') },
    { key: 'sheets', label: 'Spreadsheets', formats: options('XLSX', 'ODS', 'CSV') },
    {
      key: 'archives',
      label: 'Archives',
      formats: Array.from({ length: 30 }, (_, index) => ({
        key: `arc${index}`,
        label: `Archive ${index + 1}`,
      })),
    },
  ],
};
const rule = (uid: string, value: string, more: Partial<Rule> = {}): Rule => ({
  uid,
  value,
  matchCount: 1,
  highSensitivity: false,
  ...more,
});
const line = (more: Omit<RuleLine, 'ignoreStrings' | 'logicType'> & Partial<RuleLine>): RuleLine => ({
  ignoreStrings: [],
  logicType: null,
  ...more,
});
const RULES: readonly RuleSet[] = [
  {
    uid: 's1',
    logicType: 'OR',
    ruleLines: [
      line({
        uid: 'l1',
        ruleType: 'predefined_term',
        logicType: 'AND',
        rules: [rule('r1', 'iban', { matchCount: 10, highSensitivity: true }), rule('r2', 'swift-code')],
        ignoreStrings: ['DE00 0000 0000 0000 0000 00'],
      }),
      line({
        uid: 'l2',
        ruleType: 'risk_type',
        logicType: 'AND',
        rules: [rule('r1', 'pci'), rule('r2', 'pii')],
      }),
      line({
        uid: 'l3',
        ruleType: 'file_format',
        rules: [
          rule('r1', 'sheets', { fileFormat: ALL_FORMATS }),
          rule('r2', 'sheets', { fileFormat: 'csv' }),
        ],
      }),
    ],
  },
  {
    uid: 's2',
    logicType: null,
    ruleLines: [
      line({
        uid: 'l4',
        ruleType: 'regex',
        rules: [rule('r1', '\\b(?:4\\d{3}|5[1-5]\\d{2})(?:[ -]?\\d{4}){3}\\b', { matchCount: 5 })],
      }),
    ],
  },
];
const HOSTILE: readonly RuleSet[] = [
  {
    uid: 's1',
    logicType: null,
    ruleLines: [
      line({
        uid: 'l1',
        ruleType: 'dictionary',
        rules: [
          rule('r1', '<img src=x onerror=alert(1)>'),
          rule('r2', 'long'.repeat(2500)),
          rule('r3', 'شركة أطلس للأغذية'),
          ...Array.from({ length: 30 }, (_, index) => rule(`r${index + 4}`, `Gone ${index + 1}`)),
        ],
        ignoreStrings: ['<b>', 'a'.repeat(10_000), '', 'four', 'five', 'six'],
      }),
    ],
  },
];

/** A server response for the word `card` only: user-supplied patterns never run in a page. */
const tryPattern: TryPattern = async (pattern, text) => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  if (pattern === '(') return { error: 'missing closing )' };
  if (pattern === 'down') throw new Error('The server does not answer.');
  const matches = [...text.matchAll(/card/g)].map(({ index }) => ({ start: index, end: index + 4 }));
  return { count: matches.length, matches };
};

function Builder({ start, ...props }: Partial<RuleBuilderProps> & { start: readonly RuleSet[] }) {
  const [sets, setSets] = useState(start);
  return (
    <>
      <RuleBuilder
        label="What counts as payment data"
        choices={CHOICES}
        tryPattern={tryPattern}
        {...props}
        sets={sets}
        onChange={setSets}
      />
      <p hidden data-testid="rules">
        {JSON.stringify(sets)}
      </p>
    </>
  );
}

const meta: Meta = { title: 'Rules/Rule builder', id: 'rule-builder' };
export default meta;

export const Whole: StoryObj = { name: 'Whole', render: () => <Builder start={RULES} /> };
export const Empty: StoryObj = { name: 'Empty', render: () => <Builder start={NO_RULES} /> };
export const ReadOnly: StoryObj = {
  name: 'Only to be read',
  render: () => <Builder start={RULES} isReadOnly />,
};
export const Allowing: StoryObj = {
  name: 'Repeats allowed',
  render: () => <Builder start={RULES} allowances={{ repeatedTypes: ['risk_type'], repeatedValues: true }} />,
};
export const Hostile: StoryObj = {
  name: 'Hostile labels',
  render: () => <Builder start={HOSTILE} choices={{ options: {}, fileClasses: [] }} />,
};
export const RightToLeftAndNarrow: StoryObj = {
  name: 'Right to left and narrow',
  render: () => (
    <div dir="rtl" className={layout.narrow}>
      <Builder label="ما يُعد بيانات دفع" start={RULES} />
    </div>
  ),
};
