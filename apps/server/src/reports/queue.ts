/** The jobs that send reports, each with the id of a schedule. */
export const REPORT_QUEUE = 'reports.send';
