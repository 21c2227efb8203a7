import { area } from '../areas/define.ts';
import { reportAttachments } from './attachments.ts';
import { DigestSending } from './digest-sending.ts';
import { UserDigests } from './digest-service.ts';
import { reportsHandlers } from './routes.ts';
import { ReportSending } from './sending.ts';
import { ReportSchedules } from './service.ts';
import { reportWriter } from './writing.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Attachments of report emails. */
    reportAttachments: ReturnType<typeof reportAttachments>;
  }
}

/** A separate area: email attaches reports, and reports are sent by email. */
export const reportAttachmentsArea = area({
  name: 'reports.attachments',
  needs: ['control'],
  gives: ['reportAttachments'],
  build: ({ control }) => ({ provides: { reportAttachments: reportAttachments(control) } }),
});

/** Scheduled reports and digests. The audit area provides their content. */
export const reportsArea = area({
  name: 'reports',
  needs: ['control', 'clock', 'queueMail', 'mailWords', 'reportContent'],
  build({ mailWords, reportContent, ...parts }) {
    const { control, clock } = parts;
    const writer = reportWriter({ clock, content: reportContent });
    const service = new ReportSchedules({ control, clock, assertFilter: reportContent.assertFilter });
    const digests = new UserDigests({ control, clock, write: writer.digest, sayingOf: mailWords });
    const reports = new ReportSending({ ...parts, write: writer.report });
    const digestSending = new DigestSending({ ...parts, write: writer.digest });
    return {
      handlers: reportsHandlers({ service, digests }),
      jobs: [reports.job, digestSending.job],
    };
  },
});
