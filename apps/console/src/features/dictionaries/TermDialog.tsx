import type { DictionaryTermAnswer } from '@casbah/contract/dictionaries';
import { DICTIONARY_LIMITS } from '@casbah/domain/content-dictionary';
import type { dictionariesWords } from '@casbah/messages/dictionaries';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Dictionaries.module.css';
import { editTerms, TermsTooLarge, withChangedTerm } from './edit-terms.ts';
import { refreshDictionaries } from './queries.ts';
import { TermFields } from './TermFields.tsx';
import { firstWrong } from './typed-terms.ts';

/** Edits a term and its options. */
export function TermDialog({
  id,
  term,
  onClose,
}: {
  id: string;
  term: DictionaryTermAnswer;
  onClose: () => void;
}) {
  const say = useWords<typeof dictionariesWords>();
  const [{ text, ...options }, setTerm] = useState(term);
  const [isTooLarge, setTooLarge] = useState(false);
  const length = DICTIONARY_LIMITS.termLength;
  const wrong = firstWrong(text.trim() === '' ? [] : [text.trim()]);
  const send = async (): Promise<void> => {
    try {
      await editTerms(id, (before) => withChangedTerm(before, term, { text: text.trim(), ...options }));
    } catch (failure) {
      if (!(failure instanceof TermsTooLarge)) throw failure;
      setTooLarge(true);
      return;
    }
    await refreshDictionaries();
    onClose();
  };
  return (
    <FormDialog
      title={say('dictionaries.term.edit')}
      accept={say('dictionaries.save')}
      isRight={wrong === undefined}
      send={send}
      failed={say('dictionaries.terms.failed')}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          {isTooLarge ? (
            <p role="alert" className={css.quiet}>
              {say('dictionaries.terms.tooLarge')}
            </p>
          ) : null}
          <TextField
            label={say('dictionaries.term')}
            value={text}
            onChange={(next) => setTerm({ text: next, ...options })}
            error={
              wasTried && wrong !== undefined
                ? say(`dictionaries.add.wrong.${wrong.error}`, { term: wrong.term.slice(0, 40), length })
                : undefined
            }
            autoFocus
          />
          <TermFields value={options} onChange={(next) => setTerm({ text, ...next })} />
        </>
      )}
    </FormDialog>
  );
}
