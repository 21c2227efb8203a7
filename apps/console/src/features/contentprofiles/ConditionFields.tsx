import type { contentprofilesWords } from '@casbah/messages/contentprofiles';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { TrashIcon } from '@casbah/widgets/icons/icons.tsx';
import type { RuleChoices } from '@casbah/widgets/rule-builder/rule-choice.ts';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import type { TypeaheadItem } from '@casbah/widgets/typeahead/item.ts';
import { Typeahead } from '@casbah/widgets/typeahead/Typeahead.tsx';
import { useMemo } from 'react';
import { useWords } from '../../words/useWords.ts';
import css from './Content.module.css';
import { allFormatsKey, type ConditionDraft, formatKey, isSizeText } from './filter-draft.ts';

/** A kind of files that a data filter includes or excludes. */
export function ConditionFields({
  number,
  condition,
  fileClasses,
  wasTried,
  onChange,
  onRemove,
}: {
  number: number;
  condition: ConditionDraft;
  fileClasses: RuleChoices['fileClasses'];
  wasTried: boolean;
  onChange: (condition: ConditionDraft) => void;
  /** Undefined for the only condition. */
  onRemove: (() => void) | undefined;
}) {
  const say = useWords<typeof contentprofilesWords>();
  const formats = useMemo(
    () =>
      fileClasses.flatMap(({ key, label, formats: some }): readonly TypeaheadItem[] => [
        { key: allFormatsKey(key), value: say('content.condition.allFormats', { class: label }) },
        ...some.map((format) => ({
          key: formatKey(key, format.key),
          value: say('content.filters.format', { class: label, format: format.label }),
        })),
      ]),
    [fileClasses, say],
  );
  const itemOf = (key: string): TypeaheadItem =>
    formats.find((format) => format.key === key) ?? { key, value: key };
  const set = (part: Partial<ConditionDraft>) => onChange({ ...condition, ...part });
  const sizeError = (text: string) =>
    wasTried && !isSizeText(text) ? say('content.condition.size.wrong') : undefined;
  const typed = (texts: readonly string[]) =>
    texts.map((text): TypeaheadItem => ({ key: text, value: text, isFreeText: true }));
  return (
    <fieldset className={css.condition} aria-label={say('content.condition', { number })}>
      <div className={css.conditionHead}>
        <SegmentedControl
          label={say('content.condition.mode')}
          value={condition.mode}
          onChange={(mode) => set({ mode })}
          segments={[
            { value: 'include', label: say('content.condition.include') },
            { value: 'exclude', label: say('content.condition.exclude') },
          ]}
        />
        {onRemove === undefined ? null : (
          <IconButton label={say('content.condition.remove', { number })} size="small" onPress={onRemove}>
            <TrashIcon size={14} />
          </IconButton>
        )}
      </div>
      <Typeahead
        label={say('content.condition.formats')}
        multiple
        options={formats}
        chosen={condition.formats.map(itemOf)}
        onChosen={(chosen) => set({ formats: chosen.map(({ key }) => key) })}
      />
      <div className={css.fields}>
        <Typeahead
          label={say('content.condition.extensions')}
          hint={say('content.condition.extensions.hint')}
          multiple
          freeText={{ separator: /[\s,;]+/ }}
          chosen={typed(condition.extensions)}
          onChosen={(chosen) => set({ extensions: chosen.map(({ value }) => value.replace(/^\./, '')) })}
        />
        <Typeahead
          label={say('content.condition.names')}
          hint={say('content.condition.names.hint')}
          multiple
          freeText={{ separator: '\n' }}
          chosen={typed(condition.names)}
          onChosen={(chosen) => set({ names: chosen.map(({ value }) => value) })}
        />
      </div>
      <div className={css.fields3}>
        <TextField
          label={say('content.condition.minSize')}
          inputMode="decimal"
          value={condition.minSize}
          onChange={(minSize) => set({ minSize })}
          error={sizeError(condition.minSize)}
        />
        <TextField
          label={say('content.condition.maxSize')}
          inputMode="decimal"
          value={condition.maxSize}
          onChange={(maxSize) => set({ maxSize })}
          error={sizeError(condition.maxSize)}
        />
        <Select
          label={say('content.condition.encryption')}
          options={[
            { value: 'any', label: say('content.condition.any') },
            { value: 'yes', label: say('content.condition.yes') },
            { value: 'no', label: say('content.condition.no') },
          ]}
          value={condition.encrypted}
          onChange={(encrypted) => set({ encrypted })}
        />
      </div>
    </fieldset>
  );
}
