import { ALL_FORMATS } from '@casbah/domain/content-rule';
import type { contentprofilesWords } from '@casbah/messages/contentprofiles';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useIntl } from 'react-intl';
import { useWords } from '../../words/useWords.ts';
import css from './Content.module.css';
import type { ChoiceNames } from './choice-names.ts';
import type { Condition } from './filter-draft.ts';

/** The files that a data filter selects, a condition per line. */
export function FilterSummary({
  conditions,
  names,
}: {
  conditions: readonly Condition[];
  names: Pick<ChoiceNames, 'fileClass'>;
}) {
  const say = useWords<typeof contentprofilesWords>();
  const { formatList } = useIntl();
  const format = useFormat();
  const files = (condition: Condition): string => {
    const { formats = [], extensions = [], names: patterns = [], minSize, maxSize, encrypted } = condition;
    const or = (some: readonly string[]) => formatList(some, { type: 'disjunction' });
    const criteria = [
      or(formats.map((one) => formatWords(one.class, one.format))),
      or(extensions.map((extension) => say('content.filters.extension', { extension }))),
      patterns.length === 0 ? '' : say('content.filters.named', { name: or(patterns) }),
      minSize === undefined ? '' : say('content.filters.from', { size: format.bytes(minSize) }),
      maxSize === undefined ? '' : say('content.filters.to', { size: format.bytes(maxSize) }),
      encrypted === undefined
        ? ''
        : say(encrypted ? 'content.filters.encrypted' : 'content.filters.notEncrypted'),
    ];
    return criteria.filter((one) => one !== '').join(' · ');
  };
  const formatWords = (fileClass: string, one: string) => {
    const name = names.fileClass(fileClass);
    return one === ALL_FORMATS
      ? name
      : say('content.filters.format', { class: name, format: one.toUpperCase() });
  };
  return (
    <ul className={css.conditions}>
      {conditions.map((condition, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions are their places and hold no state
        <li key={index}>
          {say(condition.mode === 'include' ? 'content.filters.includes' : 'content.filters.excludes', {
            files: files(condition),
          })}
        </li>
      ))}
    </ul>
  );
}
