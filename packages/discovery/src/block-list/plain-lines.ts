import { type BlockListFormat, domainsOf, hasWildcard } from './block-list.ts';

type LinesOf = Pick<BlockListFormat, 'name' | 'title' | 'mostEntries'> & {
  /** The lines that mean a domain with all that is under it. */
  lines(domain: string): readonly string[];
  canList?: (domain: string) => boolean;
  kinds?: BlockListFormat['kinds'];
};

/**
 * A format that is a line an entry, without comments and without a way to leave anything out: what most products fetch as a
 * feed.
 */
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
