/** Jobs that send reports, each with a schedule's ID. */
export const REPORT_QUEUE = 'reports.send';
