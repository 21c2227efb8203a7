import type { CustomIdentifier } from '@casbah/domain/custom-identifier';
import { describe, expect, it } from 'vitest';
import { Scanner } from '../scan/scanner.ts';
import { changedIdentifier, customDataIdentifier } from './custom-identifier.ts';

const EMPLOYEE: CustomIdentifier = {
  id: 'employee',
  name: 'Employee number',
  description: '',
  pattern: String.raw`\bE-(\d{4}-?\d{4})\b`,
  ignoreCase: true,
  check: 'luhn',
  risks: ['pii'],
  keywords: ['Staff'],
  within: 20,
  confidence: 'medium',
  ignored: ['0000 0000'],
  examples: { matching: [], clean: [] },
  isEnabled: true,
};
const found = (custom: CustomIdentifier, text: string) =>
  new Scanner([customDataIdentifier(custom)])
    .scan(Buffer.from(text))
    .map(({ text: value, confidence }) => [value, confidence]);

describe('a company’s own data identifier', () => {
  it('finds its pattern where the check is right, surer near a keyword', () => {
    expect(found(EMPLOYEE, 'e-1234-5674')).toEqual([['1234-5674', 'medium']]);
    expect(found(EMPLOYEE, 'staff e-12345674')).toEqual([['12345674', 'narrow']]);
    expect(found(EMPLOYEE, 'e-1234-5678')).toEqual([]);
    expect(found({ ...EMPLOYEE, check: 'none' }, 'e-1234-5678')).toEqual([['1234-5678', 'medium']]);
    expect(found({ ...EMPLOYEE, ignoreCase: false }, 'e-1234-5674')).toEqual([]);
    expect(found({ ...EMPLOYEE, confidence: 'narrow' }, 'e-1234-5674')).toEqual([]);
  });

  it('never reports ignored values, however they are grouped', () => {
    expect(found(EMPLOYEE, 'staff E-0000-0000')).toEqual([]);
    expect(found({ ...EMPLOYEE, confidence: 'wide' }, 'E-00000000')).toEqual([]);
  });

  it.each([
    ['mod_97', '3214282912345698765432161182', '3214282912345698765432161183'],
    ['mod_11_10', '86095742719', '86095742718'],
    ['verhoeff', '2363', '2364'],
  ] as const)('knows the check %s', (check, right, wrong) => {
    const custom = { ...EMPLOYEE, pattern: String.raw`\d+`, check };
    expect([found(custom, right).length, found(custom, wrong).length]).toEqual([1, 0]);
  });
});

it('an included data identifier takes extra keywords and ignored values', () => {
  const included = customDataIdentifier({ ...EMPLOYEE, check: 'none', keywords: [], confidence: 'narrow' });
  const changed = changedIdentifier(included, { extraKeywords: ['Badge'], ignored: ['12345674'] });
  const scanner = new Scanner([changed]);
  const count = (text: string) => scanner.scan(Buffer.from(text)).length;
  expect(count('badge E-2468-1353')).toBe(1);
  expect(count('E-2468-1353')).toBe(0);
  expect(count('badge E-1234-5674')).toBe(0);
});
