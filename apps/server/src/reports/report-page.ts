import { formatKnownBytes } from '@casbah/domain/format/bytes';
import { formatDate } from '@casbah/domain/format/date';
import { formatNumber } from '@casbah/domain/format/number';
import { formatChange } from '@casbah/domain/format/percent';
import type { MailTable } from '@casbah/domain/mail';
import type { RiskLevel } from '@casbah/domain/risk';
import type { Measured, Volume } from '@casbah/domain/volume';

interface Figures extends Measured {
  services: number;
  users: number;
  blocked: number;
}
interface Service extends Volume {
  name: string;
  level: RiskLevel;
  users: number;
}
type Uploaded = Pick<Volume, 'bytes_up' | 'bytes_up_unknown'>;

/** Content of a sent report. It names no people. */
export interface ReportContent extends Figures {
  before: Figures | null;
  levels: readonly (Uploaded & { level: RiskLevel; services: number; users: number })[];
  categories: readonly (Uploaded & { category: string; services: number; users: number })[];
  riskiest: readonly Service[];
  top_services: readonly Service[];
  new_services: readonly Service[];
  months: readonly (Figures & { from: string; new_services: number | null })[];
  /** Start of the data. */
  data_from: string | null;
  duplicates: readonly { category: string; users: number; duplicate_seats: number }[];
}

export interface ReportHead {
  company: string;
  /** The period, in words. */
  span: string;
  filter: string;
  locale: string;
  /** Looks up a message in the report's language by ID. */
  say: (id: string) => string;
}

type Row = readonly string[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const MOST_CATEGORIES = 20;

/** Current and previous values, and the change. */
export function figuresTable(
  content: Figures & { before: Figures | null },
  { locale, say }: Pick<ReportHead, 'locale' | 'say'>,
): MailTable {
  const number = (value: number) => formatNumber(value, locale);
  const { before } = content;
  const change = (was: number, now: number) => formatChange(was, now, locale) ?? '–';
  const counted = (of: 'services' | 'users' | 'requests' | 'blocked', label: string): Row => [
    say(label),
    number(content[of]),
    ...(before === null ? ['–', '–'] : [number(before[of]), change(before[of], content[of])]),
  ];
  const moved = (of: 'bytes_up' | 'bytes_down', label: string): Row => {
    const words = (figures: Figures) => formatKnownBytes(figures[of], figures[`${of}_unknown`], locale);
    const was = before?.[of] ?? null;
    const is = content[of];
    // Two lower bounds say nothing about a change.
    const areWhole = content[`${of}_unknown`] === 0 && before?.[`${of}_unknown`] === 0;
    return [
      say(label),
      words(content),
      before === null ? '–' : words(before),
      was === null || is === null || !areWhole ? '–' : change(was, is),
    ];
  };
  const rows = [
    counted('services', 'report.services'),
    counted('users', 'report.users'),
    counted('requests', 'report.requests'),
    moved('bytes_up', 'report.uploaded'),
    moved('bytes_down', 'report.downloaded'),
    counted('blocked', 'report.blocked'),
  ];
  return { head: ['report.figure', 'report.now', 'report.before', 'report.change'].map(say), rows };
}

/** Renders a report as one self-contained page: no scripts, pictures or external resources. */
export function reportPage(
  content: ReportContent,
  { company, span, filter, locale, say }: ReportHead,
): string {
  const number = (value: number) => formatNumber(value, locale);
  const uploaded = (row: Uploaded) => formatKnownBytes(row.bytes_up, row.bytes_up_unknown, locale);
  const title = say('report.title');
  const categoryName = (category: string) => say(`category.${category}`);
  const figures = figuresTable(content, { locale, say });
  const services = (list: readonly Service[]): Row[] =>
    list.map((row) => [
      row.name,
      say(`widgets.risk.${row.level}`),
      number(row.users),
      uploaded(row),
      formatKnownBytes(row.bytes_down, row.bytes_down_unknown, locale),
    ]);
  const serviceHead = [
    ...['report.service', 'report.risk', 'report.users', 'report.uploaded', 'report.downloaded'],
  ].map(say);
  const sections = [
    table(say('report.figures'), figures.head, figures.rows),
    table(
      say('report.levels'),
      ['report.risk', 'report.services', 'report.users', 'report.uploaded'].map(say),
      content.levels.map((row) => [
        ...[say(`widgets.risk.${row.level}`), number(row.services), number(row.users), uploaded(row)],
      ]),
    ),
    table(
      say('trends.months'),
      [
        ...['trends.month', 'trends.column.services', 'trends.column.new', 'trends.column.users'],
        ...['trends.column.requests', 'trends.column.uploaded'],
      ].map(say),
      content.months
        .map((row) => [
          formatDate(Date.parse(row.from), 'month', locale),
          ...[number(row.services), row.new_services === null ? '–' : number(row.new_services)],
          ...[number(row.users), number(row.requests), uploaded(row)],
        ])
        .reverse(),
    ),
    content.data_from === null
      ? ''
      : `<p>${escaped(say('trends.months.since').replace('{date}', formatDate(Date.parse(content.data_from), 'day', locale)))}</p>`,
    table(say('report.riskiest'), serviceHead, services(content.riskiest)),
    table(say('report.top'), serviceHead, services(content.top_services)),
    table(say('report.new'), serviceHead, services(content.new_services)),
    table(
      say('report.categories'),
      ['trends.column.category', 'report.services', 'report.users', 'report.uploaded'].map(say),
      content.categories
        .slice(0, MOST_CATEGORIES)
        .map((row) => [
          ...[categoryName(row.category), number(row.services), number(row.users), uploaded(row)],
        ]),
    ),
    table(
      say('trends.duplicates'),
      ['trends.column.category', 'trends.column.users', 'trends.column.duplicateSeats'].map(say),
      content.duplicates.map((row) => [
        ...[categoryName(row.category), number(row.users), number(row.duplicate_seats)],
      ]),
    ),
  ];
  const limited =
    filter === '' ? '' : `<p>${escaped(say('report.filtered').replace('{filter}', filter))}</p>`;
  return `<!doctype html>
<html lang="${escaped(locale)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${escaped(`${title}, ${company}`)}</title>
<style>
body{margin:32px auto;max-width:860px;padding:0 16px;font:15px/1.5 -apple-system,'Segoe UI',Roboto,sans-serif;color:#1c1a16;background:#fff}
h1{margin:0;font-size:26px}h2{margin:32px 0 8px;font-size:18px}p{color:#57524a}.brand{margin:0 0 8px;color:#4a3fc4;font-weight:700}
table{width:100%;border-collapse:collapse}
th,td{padding:6px 8px;border-bottom:1px solid #e4dfd4;text-align:right;font-variant-numeric:tabular-nums}
th:first-child,td:first-child{text-align:left}thead th{color:#57524a;font-weight:600}tbody th{font-weight:400}
@media print{h2,thead{break-after:avoid}tr{break-inside:avoid}}
</style>
</head>
<body>
<p class="brand">Casbah</p>
<h1>${escaped(title)}</h1>
<p>${escaped(`${company}, ${span}`)}</p>
${limited}
${sections.filter((section) => section !== '').join('\n')}
</body>
</html>
`;
}

/** Tables without rows are left out. */
function table(title: string, head: Row, rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const header = head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('');
  const body = rows.map(
    ([name = '', ...cells]) =>
      `<tr><th scope="row">${escaped(name)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
  );
  return `<h2>${escaped(title)}</h2>
<table><thead><tr>${header}</tr></thead><tbody>
${body.join('\n')}
</tbody></table>`;
}
