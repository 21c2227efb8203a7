import { formatRange } from '@casbah/domain/format/date';
import type { MailLanguage } from '@casbah/domain/mail';
import type { TimeRange } from '@casbah/domain/time-range';
import { auditReportWords } from '@casbah/messages/audit';
import { LANGUAGE_OF } from '@casbah/messages/languages';
import { loadMessages } from '@casbah/messages/load';
import { trendsWords } from '@casbah/messages/trends';
import type { ControlStore } from '@casbah/stores/control/control-store';
import type { QueueMail } from '@casbah/stores/control/mail/outbox';
import type { FastifyInstance } from 'fastify';
import type { AuditParts } from './audit/reads.ts';
import { assertReportFilter, reportContent } from './audit/report-content.ts';
import { usedBy } from './audit/used-by.ts';
import type { QueuedJob } from './jobs/job.ts';
import { sayingOf } from './mail/letter.ts';
import { digestContent } from './reports/digest-content.ts';
import { DigestSending, languageOf, type WriteDigest } from './reports/digest-sending.ts';
import { UserDigests } from './reports/digest-service.ts';
import { figuresTable, reportPage } from './reports/report-page.ts';
import { reportsRoutes } from './reports/routes.ts';
import { ReportSending, type SendingParts } from './reports/sending.ts';
import { ReportSchedules } from './reports/service.ts';

export interface ReportsArea {
  routes(app: FastifyInstance): void;
  jobs: readonly QueuedJob[];
}

/** Reports and digests that are sent: their content is the audit area's, in words of their readers' languages. */
export function composeReports(
  parts: AuditParts & {
    control: ControlStore;
    queueMail: QueueMail;
  },
): ReportsArea {
  const { control, clock, queueMail } = parts;
  const contentOf = reportContent(parts);
  const spanIn = (span: TimeRange, language: MailLanguage, timeZone: string): string =>
    formatRange(span, LANGUAGE_OF[language].locale, { timeZone, now: clock() });

  const write: SendingParts['write'] = async ({ tenant, company, span, filter, timeZone, languages }) => {
    const { content, csv } = await contentOf({ tenant, span, filter });
    const written = languages.map(async (language) => {
      const { locale, say } = await wordsIn(language);
      const spanWords = spanIn(span, language, timeZone);
      const html = reportPage(content, { company, span: spanWords, filter, locale, say });
      return [language, { html, span: spanWords, table: figuresTable(content, { locale, say }) }] as const;
    });
    return { csv, in: new Map(await Promise.all(written)) };
  };

  const use = usedBy(parts);
  const writeDigest: WriteDigest = async ({ tenant, span, timeZone, reader }) => {
    const services = await use({ tenant, span, user: reader.email });
    if (services.length === 0) return undefined;
    const language = languageOf(reader);
    const { table, csv } = digestContent(services, await wordsIn(language));
    return { table, csv, span: spanIn(span, language, timeZone) };
  };

  const service = new ReportSchedules({ control, clock, assertFilter: assertReportFilter });
  const digests = new UserDigests({ control, clock, write: writeDigest, sayingOf });
  const reporting = new ReportSending({ control, clock, queueMail, write });
  const telling = new DigestSending({ control, clock, queueMail, write: writeDigest });
  return {
    routes: (app) => reportsRoutes(app, { service, digests }),
    jobs: [reporting.job, telling.job],
  };
}

/** The words of reports in a language. A company's own category keeps the name it was given. */
async function wordsIn(language: MailLanguage) {
  const found = [loadMessages(language), auditReportWords[language](), trendsWords[language]()];
  const words: Readonly<Record<string, string>> = Object.assign({}, ...(await Promise.all(found)));
  const say = (id: string): string => words[id] ?? id.replace(/^category\./, '');
  return { locale: LANGUAGE_OF[language].locale, say };
}
