import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGE_OF, LANGUAGES } from '@casbah/messages/languages';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { createElement, isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
// Node gets the library here; types and builds have `intl.tsx` in its place.
import { createIntl as createReference } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { compactMessage } from '../../compact-message.ts';
import { createIntl, IntlProvider, useIntl } from './intl.tsx';
import { namesIn } from './message.ts';

const SOURCE = fileURLToPath(new URL('../../../../packages/messages/src/', import.meta.url));
/** Numbers of every plural form in the five languages, with and without a separator of thousands. */
const NUMBERS = [0, 1, 2, 100, 1234, 1_000_000];

/** Values for the names of a message: texts, and every option of a choice. */
function valuesOf(elements: readonly MessageFormatElement[], turn: number): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const element of elements) {
    if (element.type === TYPE.argument) values[element.value] ??= turn % 2 === 0 ? 'Ada' : 1234;
    if (element.type === TYPE.number) values[element.value] = NUMBERS[turn] ?? 0;
    if (element.type === TYPE.select) {
      const keys = [...Object.keys(element.options), 'none of them'];
      values[element.value] = keys[turn % keys.length] ?? '';
    }
    if (element.type === TYPE.plural) values[element.value] = NUMBERS[turn] ?? 0;
    if (element.type === TYPE.select || element.type === TYPE.plural)
      for (const { value } of Object.values(element.options))
        Object.assign(values, { ...valuesOf(value, turn), ...values });
  }
  return values;
}

test.each(LANGUAGES)('every message reads as with react-intl: %s', async (language) => {
  const { locale } = LANGUAGE_OF[language];
  const texts: Record<string, string> = {};
  for (const path of globSync(`*/*/${language.slice(0, 2)}.ts`, { cwd: SOURCE })) {
    const { words }: { words: Record<string, string> } = await import(join(SOURCE, path));
    Object.assign(texts, words);
  }
  const onError = (error: Error) => {
    throw error;
  };
  // Of messages with values that differ only in their texts, one.
  const formed = new Map<string, [id: string, elements: MessageFormatElement[]]>();
  for (const [id, text] of Object.entries(texts)) {
    if (!text.includes('{')) continue;
    const elements = parse(text, { captureLocation: false });
    formed.set(
      JSON.stringify(elements, (_, value) => (value?.type === TYPE.literal ? '' : value)),
      [id, elements],
    );
  }
  const parsed = [...formed.values()];
  const compact = Object.fromEntries(parsed.map(([id]) => [id, compactMessage(texts[id] ?? '')]));
  const reference = createReference({ locale, messages: texts, onError });
  const ours = createIntl({ locale, messages: compact, onError });
  const different: string[] = [];
  for (const [id, elements] of parsed) {
    const varies = elements.some(({ type }) => type !== TYPE.literal && type !== TYPE.argument);
    for (let turn = 0; turn < (varies ? NUMBERS.length : 2); turn++) {
      const values = valuesOf(elements, turn);
      const read = ours.formatMessage({ id }, values);
      const wanted = reference.formatMessage({ id }, values);
      if (read !== wanted) different.push(`${id}: ${read} instead of ${wanted}`);
    }
  }
  expect(different).toEqual([]);
  expect(parsed.length).toBeGreaterThan(300);
});

describe('a message', () => {
  const faults: string[] = [];
  const intl = createIntl({
    locale: 'en-US',
    messages: {
      by: compactMessage('Changed by {who}, again by {who}.'),
      only: compactMessage('{who}'),
      files: compactMessage('{count, plural, one {# file} other {# files}} of {who}'),
    },
    onError: ({ message }) => faults.push(message),
  });

  test('has elements among its texts', () => {
    const who = createElement('b', null, 'Ada');
    expect(intl.formatMessage({ id: 'only' }, { who })).toBe(who);
    const parts = intl.formatMessage({ id: 'by' }, { who });
    expect(Array.isArray(parts) && parts.map((part) => (isValidElement(part) ? part.type : part))).toEqual([
      'Changed by ',
      'b',
      ', again by ',
      'b',
      '.',
    ]);
  });

  test('shows its ID if it is missing or lacks a value, and reports that', () => {
    expect(intl.formatMessage({ id: 'nowhere' })).toBe('nowhere');
    expect(intl.formatMessage({ id: 'toString' })).toBe('toString');
    expect(intl.formatMessage({ id: 'nowhere', defaultMessage: 'CRM' })).toBe('CRM');
    expect(intl.formatMessage({ id: 'only' })).toBe('only');
    expect(faults).toEqual([
      'There is no message nowhere in en-US',
      'There is no message toString in en-US',
      'The message has no value for who',
    ]);
  });

  test('names its plain values', () => {
    expect(namesIn(compactMessage('No values'))).toEqual([]);
    expect(namesIn(compactMessage('{name} in {group}'))).toEqual(['name', 'group']);
  });
});

function Greeting() {
  return useIntl().formatMessage({ id: 'hello' }, { name: 'Ada' });
}

test('a provider gives its messages to everything below; code outside of one fails', () => {
  const messages = { hello: compactMessage('Hello {name}') };
  const page = createElement(IntlProvider, { locale: 'en-US', messages }, createElement(Greeting));
  expect(renderToString(page)).toBe('Hello Ada');
  expect(() => renderToString(createElement(Greeting))).toThrow('outside of IntlProvider');
});

test('lists, numbers and dates read as with react-intl', () => {
  for (const locale of ['en-US', 'de-DE', 'ja-JP']) {
    const config = { locale, messages: {}, timeZone: 'America/New_York' };
    const { formatNumber, formatDate, formatDateTimeRange, formatList } = createIntl(config);
    const reference = createReference(config);
    const from = new Date('2026-03-01T02:00:00Z');
    const to = new Date('2026-05-01T02:00:00Z');
    expect(formatNumber(1234.5)).toBe(reference.formatNumber(1234.5));
    expect(formatNumber(0.25, { style: 'percent' })).toBe(reference.formatNumber(0.25, { style: 'percent' }));
    for (const options of [{ month: 'short', timeZone: 'UTC' }, { dateStyle: 'full' }] as const)
      expect(formatDate(from, options)).toBe(reference.formatDate(from, options));
    const months = { year: 'numeric', month: 'long' } as const;
    expect(formatDateTimeRange(from, to, months)).toBe(reference.formatDateTimeRange(from, to, months));
    expect(formatList(['a', 'b', 'c'])).toBe(reference.formatList(['a', 'b', 'c']));
    expect(formatList(['a', 'b'], { type: 'unit' })).toBe(reference.formatList(['a', 'b'], { type: 'unit' }));
  }
});

test('the build refuses elements that the console can’t format', () => {
  expect(() => compactMessage('{when, date}')).toThrow('add it to message.ts');
  expect(() => compactMessage('{share, number, percent}')).toThrow('add it to message.ts');
  expect(() => compactMessage('<b>bold</b>')).toThrow('add it to message.ts');
});
