import type { DictionaryTermAnswer } from '@casbah/contract/dictionaries';
import { DICTIONARY_LIMITS } from '@casbah/domain/content-dictionary';
import type { dictionariesWords } from '@casbah/messages/dictionaries';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import { NumberField } from '@casbah/widgets/number-field/NumberField.tsx';
import { useWords } from '../../words/useWords.ts';

export type TermOptionsValue = Omit<DictionaryTermAnswer, 'text'>;

export const USUAL_OPTIONS: TermOptionsValue = {
  weight: DICTIONARY_LIMITS.weight.default,
  matchCase: false,
  partOfWord: false,
};

/** Weight, case and part of word of one term or several. */
export function TermFields({
  value,
  onChange,
}: {
  value: TermOptionsValue;
  onChange: (value: TermOptionsValue) => void;
}) {
  const say = useWords<typeof dictionariesWords>();
  const { min, max } = DICTIONARY_LIMITS.weight;
  return (
    <>
      <NumberField
        label={say('dictionaries.weight')}
        hint={say('dictionaries.weight.hint')}
        value={value.weight}
        min={min}
        max={max}
        onChange={(weight) => onChange({ ...value, weight })}
      />
      <Checkbox isSelected={value.matchCase} onChange={(matchCase) => onChange({ ...value, matchCase })}>
        {say('dictionaries.case')}
      </Checkbox>
      <Checkbox isSelected={value.partOfWord} onChange={(partOfWord) => onChange({ ...value, partOfWord })}>
        {say('dictionaries.part')}
      </Checkbox>
    </>
  );
}
