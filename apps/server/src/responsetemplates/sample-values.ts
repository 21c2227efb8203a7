import { formatBytes } from '@casbah/domain/format/bytes';
import { formatDateTime } from '@casbah/domain/format/date';
import { formatNumber } from '@casbah/domain/format/number';
import { PLACEHOLDERS } from '@casbah/domain/response-template/placeholders';
import type { PlaceholderValues } from '@casbah/domain/response-template/render';
import type { PreviewWords } from './preview-words.ts';

const MEGABYTE = 1024 ** 2;

/** Facts for previews of what no activity has, and for companies without activities. */
export function sampleValues(now: number, { say, locale, timeZone }: PreviewWords): PlaceholderValues {
  const inWords = Object.fromEntries(PLACEHOLDERS.map((name) => [name, say(`response.sample.${name}`)]));
  const size = (megabytes: number): string => formatBytes(megabytes * MEGABYTE, locale);
  const count = (number: number): string => formatNumber(number, locale);
  return {
    ...inWords,
    timestamp: formatDateTime(now, locale, timeZone),
    incident_id: 'INC-2041',
    users_scope: 'user@company.example',
    account_name: 'company.example',
    platform: 'Windows',
    browser: 'Chrome',
    applications: 'Google Drive',
    protocol_id: 'HTTPS',
    weburl: 'https://drive.example/upload',
    site_urls: 'https://sites.example/finance',
    filename_pattern: 'customers.xlsx',
    path: '/Finance/2026',
    file_size: size(1.4),
    file_link: 'https://drive.example/file/4711',
    total_files_count: count(7),
    match_count: count(12),
    content_risks: 'PCI, PII',
    recipient_scope: 'partner@example.com',
    recipients: 'partner@example.com',
    sender_email: 'user@company.example',
    filenames_attachments: 'customers.xlsx',
    resource_name: 'backups-2026',
    brr: count(42),
    brr_score: count(42),
    brr_risk_category: say('response.sample.risk_level'),
    user_count: count(18),
    total_downloaded_bytes: size(820),
    total_uploaded_bytes: size(64),
  };
}
