import { formatKnownBytes } from '@casbah/domain/format/bytes';
import { CSV_START, csvLine } from '@casbah/domain/format/csv';
import { formatNumber } from '@casbah/domain/format/number';
import type { MailTable } from '@casbah/domain/mail';
import type { RiskLevel } from '@casbah/domain/risk';
import type { Measured } from '@casbah/domain/volume';

/** Maximum services named in an email; the attachment has all of them. */
export const MOST_IN_MAIL = 20;

/** Services used by one person. */
export interface UsedService extends Measured {
  name: string;
  level: RiskLevel;
}

export interface DigestWords {
  locale: string;
  /** Looks up a message in the reader's language by ID. */
  say: (id: string) => string;
}

/** Services that one person used, for the email and its attachment. */
export function digestContent(
  services: readonly UsedService[],
  { locale, say }: DigestWords,
): { table: MailTable; csv: string } {
  const level = (one: UsedService) => say(`widgets.risk.${one.level}`);
  const shown = services
    .slice(0, MOST_IN_MAIL)
    .map((one) => [
      ...[
        one.name,
        level(one),
        formatNumber(one.requests, locale),
        formatKnownBytes(one.bytes_up, one.bytes_up_unknown, locale),
      ],
    ]);
  const rest = services.length - shown.length;
  const more = say('report.digest.more').replace('{count}', formatNumber(rest, locale));
  const head = ['report.service', 'report.risk', 'report.requests', 'report.uploaded'].map(say);
  const lines = services.map((one) => [one.name, level(one), one.requests, one.bytes_up, one.bytes_down]);
  const title = [...head, say('report.downloaded')];
  return {
    table: { head, rows: rest === 0 ? shown : [...shown, [more, '', '', '']] },
    csv: CSV_START + [title, ...lines].map((cells) => csvLine(cells)).join(''),
  };
}
