import { NO_VOLUME } from '@casbah/domain/volume';
import { expect, test } from 'vitest';
import { type ReportContent, reportPage } from './report-page.ts';

const HOSTILE = `<script>alert(1)</script> & "O'Neil"`;
const FIGURES = {
  ...NO_VOLUME,
  services: 3,
  users: 2,
  requests: 1234,
  bytes_up: 5e9,
  bytes_down: 1e6,
  blocked: 12,
};
const CONTENT: ReportContent = {
  ...FIGURES,
  before: { ...FIGURES, users: 1 },
  levels: [{ level: 'high', services: 1, users: 2, bytes_up: 7, bytes_up_unknown: 0 }],
  categories: [{ category: HOSTILE, services: 1, users: 1, bytes_up: 1, bytes_up_unknown: 0 }],
  riskiest: [{ ...NO_VOLUME, name: HOSTILE, level: 'high', users: 2, bytes_up: 1, bytes_down: 3 }],
  top_services: [],
  new_services: [],
  months: [{ ...FIGURES, from: '2026-10-01T00:00:00.000Z', new_services: null }],
  data_from: '2026-10-03T08:00:00.000Z',
  duplicates: [{ category: 'Cloud storage', users: 9, duplicate_seats: 4 }],
};
const page = (content: Partial<ReportContent> = {}, locale = 'en-US') =>
  reportPage(
    { ...CONTENT, ...content },
    { company: HOSTILE, span: '1–31 Oct 2026', filter: 'risk = high', locale, say: (id) => id },
  );

test('names from people and logs are text, never markup, and the page loads nothing external', () => {
  const html = page();
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toMatch(/src=|href=|url\(/);
});

test("shows figures, previous values and changes in the language's format", () => {
  expect(page()).toContain('<td>1,234</td>');
  expect(page({}, 'de-DE')).toContain('<td>1.234</td>');
  expect(page()).toMatch(/report\.users<\/th><td>2<\/td><td>1<\/td><td>\+100\s?%<\/td>/u);
  expect(page({ before: null })).toMatch(/report\.users<\/th><td>2<\/td><td>–<\/td><td>–<\/td>/);
  expect(page()).toContain('Oct 2026');
  expect(page()).toContain('trends.months.since');
  expect(page({ data_from: null })).not.toContain('trends.months.since');
});

test('an unrecorded upload is a dash, a partly recorded one a minimum, and neither shows a change', () => {
  const unknown = { ...FIGURES, bytes_up: null, bytes_up_unknown: 1234 };
  const partly = { ...FIGURES, bytes_up_unknown: 234 };
  expect(page({ ...unknown, before: FIGURES })).toMatch(
    /report\.uploaded<\/th><td>–<\/td><td>4\.7\sGB<\/td><td>–<\/td>/u,
  );
  expect(page({ ...partly, before: FIGURES })).toMatch(
    /report\.uploaded<\/th><td>≥\s4\.7\sGB<\/td><td>4\.7\sGB<\/td><td>–<\/td>/u,
  );
  expect(page({ ...unknown, before: null })).not.toContain('<td>0\u00a0B</td>');
});

test('leaves out empty tables', () => {
  expect(page()).not.toContain('report.top');
  expect(page()).toContain('trends.duplicates');
  expect(page({ duplicates: [] })).not.toContain('trends.duplicates');
});
