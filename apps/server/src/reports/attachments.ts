import { MAIL_LANGUAGES, type MailLanguage, type MailTemplate } from '@casbah/domain/mail';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { findDelivery } from '@casbah/stores/control/reports/report-schedules';

/** Path of a sent report in the console. */
export const linkTo = (delivery: string): string => `/ui/appAudit/schedule-report?delivery=${delivery}`;

/** An email attachment. */
interface MailFile {
  name: string;
  /** Media type. */
  type: string;
  content: string;
}

type Pages = Readonly<Partial<Record<MailLanguage, string>>>;

/** The report in this language if available; otherwise in another of its languages. */
export function pageOf({ pages }: { pages: Pages }, language?: MailLanguage): string {
  const own = language === undefined ? undefined : pages[language];
  const first = MAIL_LANGUAGES.find((one) => pages[one] !== undefined);
  return own ?? (first === undefined ? '' : (pages[first] ?? ''));
}

/**
 * Attachments of a report email: the report it links to, in the email's language; none if it was deleted. A
 * digest has its own list.
 */
export function reportAttachments(control: ControlStore) {
  return async (mail: {
    template: MailTemplate;
    tenant: string | null;
    language: MailLanguage;
    values: Readonly<Record<string, string | number>>;
  }): Promise<readonly MailFile[]> => {
    const { tenant, template, values, language } = mail;
    if (template === 'user-digest')
      return [{ name: 'services.csv', type: CSV, content: String(values.csv ?? '') }];
    if (template !== 'audit-report' || tenant === null) return [];
    const id = new URLSearchParams(String(values.link).split('?')[1]).get('delivery') ?? '';
    const report = await control.inTenant(tenant, (tx) => findDelivery(tx, { tenant, id }));
    if (report === undefined) return [];
    const { last_day: day, csv } = report;
    const content = pageOf(report, language);
    return [
      { name: `audit-report-${day}.html`, type: 'text/html; charset=utf-8', content },
      { name: `services-${day}.csv`, type: CSV, content: csv },
    ];
  };
}

const CSV = 'text/csv; charset=utf-8';
