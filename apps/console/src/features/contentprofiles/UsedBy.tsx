import type { ContentUse } from '@casbah/contract/content-use';
import type { contentprofilesWords } from '@casbah/messages/contentprofiles';
import { useIntl } from 'react-intl';
import { useWords } from '../../words/useWords.ts';
import css from './Content.module.css';

/** Names that are shown before the rest is counted. */
const SHOWN = 2;

/** Names of the definitions that use this one. */
export function UsedBy({ uses }: { uses: readonly ContentUse[] }) {
  const say = useWords<typeof contentprofilesWords>();
  const { formatList } = useIntl();
  const names = uses.map(({ name }) => name);
  if (names.length === 0) return <span className={css.quiet}>–</span>;
  if (names.length <= SHOWN) return formatList(names);
  const first = formatList(names.slice(0, SHOWN), { type: 'unit' });
  return (
    <span title={formatList(names)}>
      {say('content.usedBy.more', { names: first, count: names.length - SHOWN })}
    </span>
  );
}
