import type { ControlStore } from '@casbah/stores/control/control-store';
import { findDelivery } from '@casbah/stores/control/report-schedules';
import type { Attachment } from '../mail/letter.ts';

/** Where a report that was sent is found in the console. */
export const linkTo = (delivery: string): string => `/ui/appAudit/schedule-report?delivery=${delivery}`;

/** The files of a mail that tells of a report: the one its link leads to. One that was removed meanwhile comes without. */
export function reportAttachments(control: ControlStore) {
  return async (mail: {
    template: string;
    tenant: string | null;
    values: Readonly<Record<string, string | number>>;
  }): Promise<readonly Attachment[]> => {
    const { tenant, template, values } = mail;
    if (template !== 'audit-report' || tenant === null) return [];
    const id = new URLSearchParams(String(values.link).split('?')[1]).get('delivery') ?? '';
    const report = await control.inTenant(tenant, (tx) => findDelivery(tx, { tenant, id }));
    if (report === undefined) return [];
    const day = new Date(report.span_to - 1).toISOString().slice(0, 10);
    return [
      { name: `audit-report-${day}.html`, type: 'text/html; charset=utf-8', content: report.html },
      { name: `services-${day}.csv`, type: 'text/csv; charset=utf-8', content: report.csv },
    ];
  };
}
