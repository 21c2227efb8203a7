import { mapTexts, NO_MESSAGES, type TemplateMessages } from '@casbah/domain/response-template/messages';
import { expect, test } from 'vitest';
import {
  bodyOf,
  combining,
  type DefaultMessages,
  isOn,
  isSameEdit,
  MESSAGE_KEYS,
  newEdit,
  retyped,
  turned,
} from './template-draft.ts';

const defaultOf = (name: string): TemplateMessages => {
  const message = { subject: `${name} subject`, body: `${name} body` };
  return {
    email: { admin: message, user: message, ticketing: message },
    text: { admin: { body: `${name} text` } },
    text_aggregation: { admin: { body: `${name} texts` } },
    browser: { user: message },
    preserve_content: null,
  };
};
const DEFAULTS: DefaultMessages = new Map([
  ['documentshare', defaultOf('shared')],
  ['filexfer', defaultOf('sent')],
]);

test('a new template has the default email to administrators; each message turned on starts with its default', () => {
  const edit = newEdit(DEFAULTS);
  expect(MESSAGE_KEYS.filter((key) => isOn(edit.messages, key))).toEqual(['email.admin']);
  expect(edit.messages.email.admin?.subject).toBe('shared subject');
  for (const key of MESSAGE_KEYS) {
    const on = turned(edit, key, true, DEFAULTS);
    expect([key, isOn(on, key)]).toEqual([key, true]);
    expect(isOn(turned({ ...edit, messages: on }, key, false, DEFAULTS), key)).toBe(false);
  }
});

test('a type that moves no files starts with the note of one that does', () => {
  const files = {
    tombstone_file_name: 'a',
    tombstone_content: 'b',
    copied_file_name: 'c',
    moved_file_name: 'd',
  };
  const defaults: DefaultMessages = new Map([
    ...DEFAULTS,
    ['documentshareapi', { ...defaultOf('exposed'), preserve_content: files }],
  ]);
  expect(turned(newEdit(defaults), 'preserve_content', true, defaults).preserve_content).toEqual(files);
});

test('another policy type brings its default texts, but keeps what was written', () => {
  const edit = newEdit(DEFAULTS);
  const messages = mapTexts(edit.messages, (text, path) => (path === 'email.admin.body' ? 'Mine' : text));
  expect(retyped({ ...edit, messages }, 'filexfer', DEFAULTS)).toMatchObject({
    policyType: 'filexfer',
    messages: { email: { admin: { subject: 'sent subject', body: 'Mine' } } },
  });
});

test('a text for several matches is sent only by templates that combine them', () => {
  const edit = { ...newEdit(DEFAULTS), messages: { ...NO_MESSAGES, text: { admin: { body: 'One' } } } };
  const combined = combining(edit, true, DEFAULTS);
  expect(bodyOf(combined).template.text_aggregation).toEqual({ admin: { body: 'shared texts' } });
  const back = combining(combined, false, DEFAULTS);
  expect(bodyOf(back).template.text_aggregation).toEqual({ admin: null });
  expect(isSameEdit(back, edit)).toBe(true);
});
