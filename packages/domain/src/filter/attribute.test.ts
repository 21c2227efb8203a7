import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allowedOperators,
  choiceEditor,
  type FilterAttribute,
  MEMBER_OF_MAX_ITEMS,
  offeredAttributes,
  patternError,
  TYPEAHEAD_FROM_CHOICES,
  USER_ATTRIBUTE_MAX_BLOCKS,
  userFilterErrors,
  valueEditor,
} from './attribute.ts';
import {
  attributeOfDefinition,
  definitionOfAttribute,
  type FilterFieldDefinition,
} from './field-definition.ts';
import {
  type BlockOperator,
  type ExprBlock,
  FILTER_TYPES,
  type FilterModel,
  type FilterType,
} from './model.ts';
import { FILTER_PATTERNS, freeTextProblem } from './pattern.ts';

const attribute = (filterType: FilterType, rest: Partial<FilterAttribute> = {}): FilterAttribute => ({
  key: filterType,
  displayText: filterType,
  filterType,
  ...rest,
});
const block = (of: FilterAttribute, rest: Partial<ExprBlock>): ExprBlock => ({
  key: of.key,
  type: of.filterType,
  op: 'is',
  ...rest,
});
const choices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `v${index}`, label: `Value ${index}` }));
const scope = { anonymized: false, memberOf: 'True', anonymizedWords: 'Disabled due to anonymization' };

test('an attribute has all its fields [WD-E005]', () => {
  const whole: Required<FilterAttribute> = {
    key: 'department',
    displayText: 'Department',
    filterType: 'choice',
    filterChoices: [{ value: 'it', label: 'IT', count: 3 }],
    filterConfig: { minLength: 2 },
    operators: ['isNot', 'is'],
    metaType: 'user',
    filterGroup: 'People',
    isDisabled: true,
    subInfo: 'Not here',
    category: 'directory',
    loadDynamicData: true,
  };
  expect(offeredAttributes([whole], scope)).toEqual([whole]);
  // Only operators that decide something are offered.
  expect(allowedOperators(whole)).toEqual(['isNot', 'is']);
  expect(choiceEditor(whole)).toBe('typeahead');
});

describe("the server's field definition", () => {
  const range = { label: 'High', from: 75, to: 100 };
  const definition: FilterFieldDefinition = {
    name: 'threat_score',
    display_text: 'Threat score',
    filter_type: 'number',
    filter_group: 'Threats',
    meta_type: 'user',
    filter_choices: [{ value: 100, label: 'Most' }],
    filter_config: { range_options: [range] },
    is_disabled: true,
    filtering_supported: true,
    supported_special_operators: ['between'],
  };

  test('becomes an attribute [PF-E040] [PF-E041]', () => {
    expect(attributeOfDefinition(definition)).toEqual({
      key: 'threat_score',
      displayText: 'Threat score',
      filterType: 'number',
      filterGroup: 'Threats',
      metaType: 'user',
      filterChoices: [{ value: 100, label: 'Most' }],
      filterConfig: { rangeOptions: [range] },
      isDisabled: true,
      operators: ['gt', 'gte', 'lt', 'lte', 'is', 'isNot', 'between'],
    });
  });

  test("that can't be filtered by gives none [PF-E041]", () => {
    expect(attributeOfDefinition({ ...definition, filtering_supported: false })).toBeUndefined();
  });

  test('survives a round trip [PF-E040] [PF-E041]', () => {
    const text = fc.option(fc.string(), { nil: undefined });
    const definitions: fc.Arbitrary<FilterFieldDefinition> = fc.record({
      name: fc.string(),
      display_text: fc.string(),
      filter_type: fc.constantFrom(...FILTER_TYPES),
      filter_group: text,
      meta_type: text,
      filter_choices: fc.option(fc.array(fc.record({ value: fc.string(), label: fc.string() })), {
        nil: undefined,
      }),
      filter_config: fc.option(fc.record({ range_options: fc.constant([range]) }), { nil: undefined }),
      is_disabled: fc.option(fc.boolean(), { nil: undefined }),
      filtering_supported: fc.constant(true),
      supported_special_operators: fc.option(fc.subarray<BlockOperator>(['notStarts', 'notEnds']), {
        nil: undefined,
      }),
    });
    fc.assert(
      fc.property(definitions, (given) => {
        const read = attributeOfDefinition(given);
        expect(read === undefined ? undefined : definitionOfAttribute(read)).toEqual(given);
      }),
    );
  });
});

describe("a value's editor", () => {
  test('depends on the type [WD-S012]', () => {
    expect(valueEditor(attribute('text'), { op: 'is' })).toBe('textbox');
    expect(valueEditor(attribute('ip'), { op: 'is' })).toBe('textbox');
    expect(valueEditor(attribute('multichoice'), { op: 'is' })).toBe('filterbox');
    expect(valueEditor(attribute('choice'), { op: 'is' })).toBe('dropdown');
    expect(valueEditor(attribute('text'), { op: 'empty' })).toBe('none');
    expect(valueEditor(attribute('date'), { op: 'between' })).toBe('dates');
    expect(valueEditor(attribute('text'), { op: 'is', list: ['a', 'b'] })).toBe('filterbox');
  });

  test('is a dropdown below 20 choices, a typeahead from 20 [WD-S013] [WD-K029]', () => {
    expect(TYPEAHEAD_FROM_CHOICES).toBe(20);
    expect(valueEditor(attribute('choice', { filterChoices: choices(19) }), { op: 'is' })).toBe('dropdown');
    expect(valueEditor(attribute('choice', { filterChoices: choices(20) }), { op: 'is' })).toBe('typeahead');
    expect(valueEditor(attribute('choice', { loadDynamicData: true }), { op: 'is' })).toBe('typeahead');
  });
});

describe('a typed value', () => {
  test("is checked against the attribute's pattern, with its message [WD-V001]", () => {
    const ticket = attribute('text', {
      filterConfig: { pattern: '[A-Z]{2}-\\d+', patternMessage: 'Two letters, a dash, a number.' },
    });
    expect(patternError(block(ticket, { value: 'AB-12' }), ticket)).toBeUndefined();
    expect(patternError(block(ticket, { value: 'xAB-12x' }), ticket)).toMatchObject({
      problem: 'pattern',
      message: 'Two letters, a dash, a number.',
    });
    expect(patternError(block(ticket, { list: ['AB-12', 'no'] }), ticket)?.problem).toBe('pattern');
    expect(patternError(block(ticket, {}), ticket)).toBeUndefined();
    expect(patternError(block(ticket, { op: 'contains', value: 'B-1' }), ticket)).toBeUndefined();
    const mail = attribute('text', { filterConfig: { regexKey: 'email' } });
    expect(patternError(block(mail, { value: 'omar' }), mail)).toMatchObject({ regexKey: 'email' });
    expect(patternError(block(mail, { value: 'omar@atlas.example' }), mail)).toBeUndefined();
  });

  test('an invalid pattern rejects nothing', () => {
    expect(freeTextProblem('anything', { pattern: '(' })).toBeUndefined();
  });

  test('of a number is a number [WD-V002]', () => {
    const number = attribute('number');
    for (const value of ['80', '-1.5', '100 MB', '10K', '1,5 GB'])
      expect(patternError(block(number, { value }), number), value).toBeUndefined();
    for (const value of ['much', '1e', '12 parsecs', '--1', '1.2.3'])
      expect(patternError(block(number, { value }), number)?.regexKey, value).toBe('number');
  });

  test('of an address is a public address or a subnet, of either version [WD-V003]', () => {
    const address = attribute('ip');
    for (const value of ['8.8.8.8', '10.0.0.0/8', '2a00:1450::1', '2001:db8::/32'])
      expect(patternError(block(address, { value }), address), value).toBeUndefined();
    for (const value of ['10.1.2.3', '8.8.8.8.8', 'fe80::1', '10.0.0.0/33', 'server'])
      expect(patternError(block(address, { value }), address)?.regexKey, value).toBe('public_ip_or_subnet');
    // Clients within a company have private addresses, so the attribute has to allow them.
    const client = attribute('ip', { filterConfig: { regexKey: 'ip_or_subnet' } });
    expect(patternError(block(client, { value: '10.1.2.3' }), client)).toBeUndefined();
    expect(FILTER_PATTERNS.subnet('10.1.2.3')).toBe(false);
  });

  test("as free text has the widget's length and pattern [WD-V006]", () => {
    expect(freeTextProblem('ab', { minLength: 3 })).toBe('too_short');
    expect(freeTextProblem(' ab ', { minLength: 3 })).toBe('too_short');
    expect(freeTextProblem('abc', { minLength: 3 })).toBeUndefined();
    expect(freeTextProblem('', {})).toBe('too_short');
    expect(freeTextProblem('abc', { minLength: 1, pattern: '\\d+' })).toBe('pattern');
    expect(freeTextProblem('😀😀', { minLength: 3 })).toBe('too_short');
    const search = attribute('text', { filterConfig: { minLength: 3 } });
    expect(patternError(block(search, { op: 'contains', value: 'ab' }), search)).toMatchObject({
      problem: 'too_short',
      minLength: 3,
    });
  });
});

describe('a filter over user attributes', () => {
  const model = (...blocks: Partial<ExprBlock>[]): FilterModel => ({
    exprGroups: [
      {
        uid: 'g1',
        exprBlocks: blocks.map((rest) => ({ key: 'department', type: 'text', op: 'is', ...rest })),
      },
    ],
    orBetweenGroups: true,
  });

  test("needs a block that doesn't only exclude [WD-V004]", () => {
    expect(userFilterErrors(model({ op: 'isNot', value: 'a' }, { op: 'notContains', value: 'b' }))).toEqual([
      'FIRST_ATTRIBUTE_OPERATOR',
    ]);
    expect(userFilterErrors(model({ op: 'isNot', value: 'a' }, { value: 'b' }))).toEqual([]);
  });

  test('needs a value in every block [WD-V005]', () => {
    expect(userFilterErrors(model({ value: 'a' }, {}))).toEqual(['MISSING_VALUE']);
    expect(userFilterErrors(model())).toEqual(['MISSING_VALUE']);
  });

  test('has its limits [WD-K027] [WD-K028]', () => {
    expect(USER_ATTRIBUTE_MAX_BLOCKS).toBe(3);
    expect(MEMBER_OF_MAX_ITEMS).toBe(1);
  });
});

describe('available attributes', () => {
  const attributes = [
    attribute('text', { key: 'service' }),
    attribute('text', { key: 'user', metaType: 'user' }),
    attribute('member_of'),
    attribute('user_attribute', { filterConfig: { attributes: [attribute('member_of', { key: 'inner' })] } }),
  ];

  test('of users are disabled with anonymization, with an explanation [WD-P003] [PF-S024] [PF-P024]', () => {
    const offered = offeredAttributes(attributes, { ...scope, anonymized: true });
    expect(offered.map(({ key, isDisabled, subInfo }) => [key, isDisabled, subInfo])).toEqual([
      ['service', undefined, undefined],
      ['user', true, 'Disabled due to anonymization'],
      ['member_of', true, 'Disabled due to anonymization'],
      ['user_attribute', true, 'Disabled due to anonymization'],
    ]);
    expect(offeredAttributes(attributes, scope).some(({ isDisabled }) => isDisabled)).toBe(false);
  });

  test("include member-of only if the tenant's config is 'True' [WD-P004]", () => {
    const keys = (memberOf: string | undefined) => {
      const offered = offeredAttributes(attributes, { ...scope, memberOf });
      return [
        ...offered.map(({ key }) => key),
        ...offered.flatMap(({ filterConfig }) => filterConfig?.attributes ?? []).map(({ key }) => key),
      ];
    };
    expect(keys('True')).toEqual(['service', 'user', 'member_of', 'user_attribute', 'inner']);
    for (const value of ['False', 'true', '', undefined])
      expect(keys(value), value).toEqual(['service', 'user', 'user_attribute']);
  });
});
