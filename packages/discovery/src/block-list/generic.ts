import { CSV_START, csvLine } from '@casbah/domain/format/csv';
import { type BlockListFormat, domainsOf } from './block-list.ts';
import { plainLines } from './plain-lines.ts';

/** One domain per line, for tools that also match subdomains (pfBlockerNG, Pi-hole, scripts). */
export const plainDomains = plainLines({
  name: 'domains',
  title: 'Domains, one a line',
  mostEntries: undefined,
  lines: (domain) => [domain],
});

/** Full list for people and programs: entries and exceptions, each with its service. */
export const genericCsv: BlockListFormat = {
  name: 'csv',
  title: 'CSV with services',
  kinds: ['block', 'allow'],
  fileExtension: 'csv',
  mediaType: 'text/csv',
  mostEntries: undefined,
  entriesOf: () => 1,
  canList: () => true,
  canExcept: () => true,
  write: (list) =>
    [
      CSV_START,
      csvLine(['action', 'domain', 'service_id', 'service', 'category']),
      ...domainsOf(list).map(({ domain, service }) =>
        csvLine([list.kind, domain, service.id, service.name, service.category]),
      ),
      ...list.layers
        .flatMap(({ exceptions }) => exceptions)
        .sort()
        .map((domain) => csvLine(['except', domain, null, null, null])),
    ].join(''),
};
