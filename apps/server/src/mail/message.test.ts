import { readFile } from 'node:fs/promises';
import { MAIL_TEMPLATES, MAIL_VALUES, type MailTemplate } from '@casbah/domain/mail';
import { LANGUAGES } from '@casbah/messages/languages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MailToRender, renderMail } from './message.ts';

const ORIGIN = 'https://casbah.atlas.example';
const LINK = '/#/resetpassword?ctx=a&email=b%40c.example';

const TABLE = { head: ['Service', 'Requests'], rows: [['Box', '1,234']] };

function valuesOf(template: MailTemplate, other: Record<string, string | number> = {}) {
  const values: Record<string, string | number> = {};
  for (const name of MAIL_VALUES[template])
    values[name] = name === 'link' ? LINK : name === 'time' ? Date.UTC(2026, 10, 21, 12, 5) : `${name}-value`;
  if (values.table !== undefined) values.table = JSON.stringify(TABLE);
  return { ...values, ...other };
}
const mail = (template: MailTemplate, more: Partial<MailToRender> = {}): MailToRender => ({
  id: 'a',
  to: 'amina@atlas.example',
  language: 'en-us',
  template,
  values: valuesOf(template),
  ...more,
});

describe.each(MAIL_TEMPLATES)('%s', (template) => {
  test.each(LANGUAGES)('is complete in %s: every value is used, no placeholder is left', async (language) => {
    const { subject, text, html } = await renderMail(mail(template, { language }), ORIGIN);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}/);
    for (const name of MAIL_VALUES[template])
      if (!['time', 'link', 'table', 'csv'].includes(name)) expect(text + subject).toContain(`${name}-value`);
    const names: readonly string[] = MAIL_VALUES[template];
    expect(text.includes(`${ORIGIN}/#/`)).toBe(names.includes('link'));
    expect(html.includes(`href="${ORIGIN}/#/`)).toBe(names.includes('link'));
  });
});

test("escapes names in HTML, and doesn't fill placeholders in them", async () => {
  const name = `<img src=x onerror=alert(1)> "O'Neil" & {link}`;
  const { html, text } = await renderMail(
    mail('reset-password', { values: valuesOf('reset-password', { name }) }),
    ORIGIN,
  );
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;O&#39;Neil&quot; &amp; {link},');
  expect(html).not.toContain('<img');
  expect(text).toContain(`Hello ${name},`);
});

test("subject and greeting stay on one line without markup, whatever people's names are", async () => {
  const tags = (html: string) =>
    html.match(/<[a-z!/][^>]*>/gi)?.map((tag) => tag.replace(/"[^"]*"/g, '')) ?? [];
  const plain = tags((await renderMail(mail('approve-sign-up'), ORIGIN)).html);
  const nasty = fc.string({ unit: fc.constantFrom(...'a<>"\'&\r\n\0{}link\u2028\u202e=/:'), maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(nasty, nasty, async (name, company) => {
      const letter = await renderMail(
        mail('approve-sign-up', { values: valuesOf('approve-sign-up', { name, company }) }),
        ORIGIN,
      );
      expect(letter.subject).not.toMatch(/[\p{Cc}\p{Zl}\u202e]/u);
      expect(tags(letter.html)).toEqual(plain);
    }),
  );
});

test.each(['https://evil.example/', '//evil.example/x', '/\\evil.example', 'javascript:alert(1)', 'x'])(
  'refuses a link that would lead elsewhere: %s',
  async (link) => {
    await expect(
      renderMail(mail('verify-email', { values: valuesOf('verify-email', { link }) }), ORIGIN),
    ).rejects.toMatchObject({ code: 'LETTER_UNWRITABLE' });
  },
);

test("formats times in the reader's language", async () => {
  const text = async (language: MailToRender['language']) =>
    (await renderMail(mail('password-changed', { language }), ORIGIN)).text;
  expect(await text('de')).toContain('21. November 2026');
  expect(await text('en-us')).toContain('November 21, 2026');
});

test('every text in the HTML has a color and background, for dark mode', async () => {
  const { html } = await renderMail(mail('reset-password'), ORIGIN);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  for (const [, style] of html.matchAll(/<(?:p|a) [^>]*style="([^"]*)"/g)) expect(style).toContain('color:#');
  expect(html).not.toMatch(/<(style|script|img|link)\b/);
});

test("has the console's colors and name", async () => {
  const tokens = await readFile(
    new URL('../../../../packages/widgets/src/tokens.css', import.meta.url),
    'utf8',
  );
  const values = { table: JSON.stringify(TABLE) };
  for (const { html } of [
    await renderMail(mail('user-digest', { values: valuesOf('user-digest', values) }), ORIGIN),
    await renderMail(mail('reset-password'), ORIGIN),
  ]) {
    for (const [color] of html.matchAll(/#[0-9a-f]{6}\b/g)) expect(tokens).toContain(`: ${color};`);
    expect(html).toContain('>Casbah</p>');
  }
});

test('renders a table in HTML and as lines in plain text, with log names as text', async () => {
  const table = { head: ['Service', 'Requests'], rows: [['<b>Box</b>\r\nBcc: eve', '1,234']] };
  const values = valuesOf('user-digest', { table: JSON.stringify(table) });
  const { html, text } = await renderMail(mail('user-digest', { values }), ORIGIN);
  expect(html).toMatch(/<th scope="row"[^>]*>&lt;b&gt;Box&lt;\/b&gt; Bcc: eve<\/th><td [^>]*>1,234<\/td>/);
  expect(text).toContain('* <b>Box</b> Bcc: eve | Requests: 1,234');
  expect(text + html).not.toContain('csv-value');
});
