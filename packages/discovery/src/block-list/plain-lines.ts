import { type BlockListFormat, domainsOf, hasWildcard } from './block-list.ts';

type LinesOf = Pick<BlockListFormat, 'name' | 'title' | 'mostEntries'> & {
  /** Lines that match a domain with its subdomains. */
  lines(domain: string): readonly string[];
  canList?: (domain: string) => boolean;
  kinds?: BlockListFormat['kinds'];
};

/** A format with one entry per line, without comments or exceptions: what most products fetch as a feed. */
export function plainLines({
  lines,
  canList = (domain) => !hasWildcard(domain),
  kinds = ['block', 'allow'],
  ...about
}: LinesOf): BlockListFormat {
  return {
    ...about,
    kinds,
    canList,
    fileExtension: 'txt',
    mediaType: 'text/plain',
    entriesOf: (domain) => lines(domain).length,
    canExcept: () => false,
    write: (list) =>
      domainsOf(list)
        .flatMap(({ domain }) => lines(domain))
        .map((line) => `${line}\n`)
        .join(''),
  };
}
