import { formatRange } from '@casbah/domain/format/date';
import type { MailLanguage } from '@casbah/domain/mail';
import type { TimeRange } from '@casbah/domain/time-range';
import { auditReportWords } from '@casbah/messages/audit';
import { LANGUAGE_OF } from '@casbah/messages/languages';
import { loadMessages } from '@casbah/messages/load';
import { trendsWords } from '@casbah/messages/trends';
import type { Provided } from '../areas/provided.ts';
import { digestContent } from './digest-content.ts';
import { languageOf, type WriteDigest } from './digest-sending.ts';
import { figuresTable, reportPage } from './report-page.ts';
import type { SendingParts } from './sending.ts';

/** Writes reports and digests in their readers' languages. */
export function reportWriter({
  clock,
  content: source,
}: {
  clock: () => number;
  content: Pick<Provided['reportContent'], 'of' | 'usedBy'>;
}): { report: SendingParts['write']; digest: WriteDigest } {
  const spanIn = (span: TimeRange, language: MailLanguage, timeZone: string): string =>
    formatRange(span, LANGUAGE_OF[language].locale, { timeZone, now: clock() });

  const report: SendingParts['write'] = async ({ tenant, company, span, filter, timeZone, languages }) => {
    const { content, csv } = await source.of({ tenant, span, filter });
    const written = languages.map(async (language) => {
      const { locale, say } = await wordsIn(language);
      const spanWords = spanIn(span, language, timeZone);
      const html = reportPage(content, { company, span: spanWords, filter, locale, say });
      return [language, { html, span: spanWords, table: figuresTable(content, { locale, say }) }] as const;
    });
    return { csv, in: new Map(await Promise.all(written)) };
  };

  const digest: WriteDigest = async ({ tenant, span, timeZone, reader }) => {
    const services = await source.usedBy({ tenant, span, user: reader.email });
    if (services.length === 0) return undefined;
    const language = languageOf(reader);
    const { table, csv } = digestContent(services, await wordsIn(language));
    return { table, csv, span: spanIn(span, language, timeZone) };
  };
  return { report, digest };
}

/** Report texts in a language. A company's own category keeps its name. */
async function wordsIn(language: MailLanguage) {
  const found = [loadMessages(language), auditReportWords[language](), trendsWords[language]()];
  const words: Readonly<Record<string, string>> = Object.assign({}, ...(await Promise.all(found)));
  const say = (id: string): string => words[id] ?? id.replace(/^category\./, '');
  return { locale: LANGUAGE_OF[language].locale, say };
}
