import { CSV_START, csvLine } from '@casbah/domain/format/csv';
import { isoTime } from '@casbah/domain/iso-time';
import type { StatedAnswer } from '@casbah/domain/risk-answer';
import type { ListedAnswerChange } from '@casbah/stores/control/risk/service-answers';

/** Changes read per query. */
export const HISTORY_PIECE = 500;
const COLUMNS = ['number', 'changed_on', 'changed_by', 'service_id', 'question', 'before', 'after', 'note'];

/**
 * Yields the changes of a company's overrides as CSV, in chunks; leaves out services outside the caller's
 * scope.
 */
export async function* historyCsv(
  read: (before: number | undefined) => Promise<readonly ListedAnswerChange[]>,
  reaches: (service: string) => boolean,
): AsyncGenerator<string> {
  yield `${CSV_START}${csvLine(COLUMNS)}`;
  let before: number | undefined;
  for (;;) {
    const changes = await read(before);
    const lines = changes.filter(({ service_id }) => reaches(service_id)).map(lineOf);
    if (lines.length > 0) yield lines.join('');
    if (changes.length < HISTORY_PIECE) return;
    before = changes.at(-1)?.number;
  }
}

function lineOf(change: ListedAnswerChange): string {
  const { number, changed_on, changed_by_email, service_id, question, before, after, note } = change;
  return csvLine([
    ...[String(number), isoTime(changed_on), changed_by_email ?? '', service_id, question],
    ...[textOf(before), textOf(after), note],
  ]);
}

/** `yes: type_2`; empty for the catalog's own answer. */
function textOf(answer: StatedAnswer | null): string {
  if (answer === null) return '';
  const { value, year, countries = [], details = [] } = answer;
  const more = [...(year === undefined ? [] : [String(year)]), ...countries, ...details];
  return more.length === 0 ? value : `${value}: ${more.join(' ')}`;
}
