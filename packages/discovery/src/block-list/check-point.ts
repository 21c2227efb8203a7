import { type BlockListFormat, domainsOf, hasWildcard } from './block-list.ts';

const HEADER = '#UNIQ-NAME,VALUE,TYPE,CONFIDENCE,SEVERITY,PRODUCT,COMMENT';

/**
 * Check Point custom intelligence feed in its own CSV format. Fields are plain text, so commas, quotes and
 * control characters in names are dropped. Block lists only. Source: Check Point sk132193.
 */
export const checkPoint: BlockListFormat = {
  name: 'check-point',
  title: 'Check Point (custom intelligence feed)',
  kinds: ['block'],
  fileExtension: 'csv',
  mediaType: 'text/csv',
  mostEntries: undefined,
  entriesOf: () => 1,
  canList: (domain) => !hasWildcard(domain),
  canExcept: () => false,
  write: (list) =>
    [
      HEADER,
      ...domainsOf(list).map(
        ({ domain, service }) =>
          `casbah_${domain},${domain},Domain,high,high,AB,${plainText(`${service.name} - ${service.category}`)}`,
      ),
    ]
      .map((line) => `${line}\n`)
      .join(''),
};

const plainText = (text: string): string => text.replace(/[^\p{L}\p{N} .&+()/_-]+/gu, ' ').trim();
