import { describe, expect, test } from 'vitest';
import { POLICY_TYPES } from '../policy/policy-type.ts';
import { TEMPLATE_LIMITS } from './limits.ts';
import { channelsOf, mapTexts, NO_MESSAGES, type TemplateMessages, textsOf, tidyText } from './messages.ts';
import { isPlaceholder, PLACEHOLDERS, placeholdersOf } from './placeholders.ts';
import { placeholdersIn, render } from './render.ts';
import { longest, type TemplateDraft, templateProblems } from './template.ts';

const message = { subject: 'Policy {{policy_name}}', body: 'Hello {{ users_scope }}' };
const FULL: TemplateMessages = {
  email: { admin: message, user: message, ticketing: message },
  text: { admin: { body: 'One match' } },
  text_aggregation: { admin: { body: '{{total_files_count}} files' } },
  browser: { user: message },
  preserve_content: {
    tombstone_file_name: 'Removed.txt',
    tombstone_content: '{{policy_name}} removed this file.',
    copied_file_name: 'Copy for review',
    moved_file_name: 'Moved for review',
  },
};
const LIMITS: { browserBody: number } = { browserBody: TEMPLATE_LIMITS.browserBody };
const draft = (messages: TemplateMessages, more: Partial<TemplateDraft> = {}): TemplateDraft => ({
  policyType: 'documentshare',
  aggregates: false,
  messages,
  ...more,
});
const problemsOf = (messages: TemplateMessages, more: Partial<TemplateDraft> = {}, limits = LIMITS) =>
  templateProblems(draft(messages, more), limits);
const filled = (path: string, length: number): TemplateMessages =>
  mapTexts(FULL, (text, at) => (at === path ? 'a'.repeat(length) : text));

describe('a template', () => {
  test('is valid with every channel, and has at least one', () => {
    expect(problemsOf(FULL, { aggregates: true })).toEqual([]);
    expect(channelsOf(FULL)).toEqual(['browser', 'email', 'text', 'preserve_content']);
    expect(problemsOf(NO_MESSAGES)).toEqual([{ path: undefined, code: 'NO_CHANNEL', values: {} }]);
  });

  test.each([
    ['email.admin.subject', 512, '[SH-V005]'],
    ['email.user.subject', 512, '[SH-V005]'],
    ['email.ticketing.subject', 512, '[SH-V005]'],
    ['text.admin.body', 420, '[SH-V006]'],
    ['text_aggregation.admin.body', 420, '[SH-V006]'],
    ['browser.user.subject', 512, '[SH-V007]'],
    ['browser.user.body', 256, '[SH-V008]'],
    ['preserve_content.tombstone_file_name', 60, '[SH-V009]'],
    ['preserve_content.tombstone_content', 420, '[SH-V010]'],
    ['preserve_content.copied_file_name', 60, '[SH-V011]'],
    ['preserve_content.moved_file_name', 60, '[SH-V012]'],
  ])('%s has at most %i characters %s', (path, maximum) => {
    expect(problemsOf(filled(path, maximum))).toEqual([]);
    expect(problemsOf(filled(path, maximum + 1))).toEqual([{ path, code: 'TOO_LONG', values: { maximum } }]);
  });

  test('a browser message is as long as the company’s setting says [SH-V008]', () => {
    expect(problemsOf(filled('browser.user.body', 300), {}, { browserBody: 300 })).toEqual([]);
    expect(longest('browser.user.body', { browserBody: 40 })).toBe(40);
  });

  test('no text of a channel in use is empty', () => {
    const codes = problemsOf(mapTexts(FULL, () => ' \n')).map(({ path, code }) => `${path} ${code}`);
    expect(codes).toEqual([
      'email.admin.subject EMAIL_SUBJECT_REQUIRED',
      'email.admin.body EMAIL_BODY_REQUIRED',
      'email.user.subject EMAIL_SUBJECT_REQUIRED',
      'email.user.body EMAIL_BODY_REQUIRED',
      'email.ticketing.subject EMAIL_SUBJECT_REQUIRED',
      'email.ticketing.body EMAIL_BODY_REQUIRED',
      'text.admin.body TEXT_REQUIRED',
      'text_aggregation.admin.body TEXT_REQUIRED',
      'browser.user.subject BROWSER_TITLE_REQUIRED',
      'browser.user.body BROWSER_BODY_REQUIRED',
      'preserve_content.tombstone_file_name TOMBSTONE_NAME_INVALID',
      'preserve_content.tombstone_content TOMBSTONE_CONTENT_REQUIRED',
      'preserve_content.copied_file_name COPIED_NAME_INVALID',
      'preserve_content.moved_file_name MOVED_NAME_INVALID',
    ]);
  });

  test('one that combines matches has a text message for that', () => {
    const alone = { ...NO_MESSAGES, text: FULL.text };
    expect(problemsOf(alone)).toEqual([]);
    expect(problemsOf(alone, { aggregates: true })).toMatchObject([
      { path: 'text_aggregation.admin.body', code: 'TEXT_REQUIRED' },
    ]);
  });

  test.each([
    'a/b.txt',
    'a\\b',
    'a:b',
    'what?',
    'NUL.txt',
    'com1',
    'dot.',
    ' x',
    'a\u202eb',
    '{{policy_name}}.txt',
  ])('a file can’t be called %j', (name) => {
    const messages = mapTexts(FULL, (text, path) =>
      path === 'preserve_content.tombstone_file_name' ? name : text,
    );
    expect(problemsOf(messages)).toMatchObject([{ code: 'TOMBSTONE_NAME_INVALID' }]);
  });

  test('texts lose control characters, and subjects and file names their line breaks', () => {
    const given = ' one\r\ntwo\u0000\tthree ';
    expect(tidyText(given, 'email.user.body')).toBe(' one\ntwo\tthree ');
    expect(tidyText(given, 'preserve_content.tombstone_content')).toBe(' one\ntwo\tthree ');
    expect(tidyText(given, 'email.user.subject')).toBe('one two three');
    expect(tidyText(given, 'preserve_content.moved_file_name')).toBe('one two three');
  });

  test('all texts are visited, each at its path', () => {
    expect(textsOf(FULL)).toHaveLength(14);
    expect(mapTexts(NO_MESSAGES, () => 'x')).toEqual(NO_MESSAGES);
  });
});

describe('placeholders', () => {
  const withBody = (body: string): TemplateMessages => ({ ...NO_MESSAGES, text: { admin: { body } } });

  test('in double braces are known ones, of the policy type [SH-V013] [SH-S015]', () => {
    expect(problemsOf(withBody('{{ policy_name }} {one} }} {'))).toEqual([]);
    expect(problemsOf(withBody('{{policy}} {{policy_name}}'))).toMatchObject([
      { path: 'text.admin.body', code: 'UNKNOWN_PLACEHOLDER', values: { name: 'policy' } },
    ]);
    expect(problemsOf(withBody('{{}}'))).toMatchObject([{ code: 'UNKNOWN_PLACEHOLDER' }]);
    expect(problemsOf(withBody('{{policy_name'))).toMatchObject([{ code: 'UNCLOSED_PLACEHOLDER' }]);
    expect(problemsOf(withBody('{{{policy_name}}}'))).toMatchObject([{ code: 'UNCLOSED_PLACEHOLDER' }]);
    const mail = withBody('{{sender_email}}');
    expect(problemsOf(mail, { policyType: 'clouddlpemail' })).toEqual([]);
    expect(problemsOf(mail)).toMatchObject([{ code: 'OTHER_PLACEHOLDER', values: { name: 'sender_email' } }]);
  });

  test('are the fields of the specification, each of some policy type [SH-E005] [SH-S015]', () => {
    const names =
      'policy_name, policy_type, applications, timestamp, severity, match_count, incident_id, blocked_status, users_scope, recipient_scope, account_type, geoip_scope, filename_pattern, weburl, file_scope_types, risk_level, transfer_type, file_size, content_risks, content_checks, platform, browser, activities_scope, path, exposure_scope, file_link, site_urls, folder_scope, channel_type, detector_id, incident_status, protocol_id, recipients, sender_email, filenames_attachments, subject, profile_name, check_name, resource_name, resource_type, account_name, brr_score, brr_risk_category, total_downloaded_bytes, total_uploaded_bytes, user_count, category, brr, total_files_count, folder_match_summary';
    expect([...PLACEHOLDERS].sort()).toEqual(names.split(', ').sort());
    const used = new Set(POLICY_TYPES.flatMap(placeholdersOf));
    expect(PLACEHOLDERS.filter((name) => !used.has(name))).toEqual([]);
    for (const type of POLICY_TYPES)
      expect(placeholdersOf(type)).toEqual(
        expect.arrayContaining(['policy_name', 'policy_type', 'users_scope', 'applications']),
      );
    expect(isPlaceholder('constructor')).toBe(false);
  });

  test('are filled in one pass; unknown facts are a dash, and values stay on their line', () => {
    const values = {
      policy_name: '{{severity}}',
      severity: 'High',
      subject: 'A\r\nBcc: x',
      users_scope: ' ',
    };
    expect(render('{{policy_name}}: {{ severity }}, {{subject}}, {{users_scope}}{{path}}', values)).toBe(
      '{{severity}}: High, A Bcc: x, ——',
    );
    expect(render('{{nothing}} {{severity', values)).toBe('{{nothing}} {{severity');
    expect(placeholdersIn('{{path}} {{ path }} {{nothing}} {{severity')).toEqual(['path']);
  });
});
