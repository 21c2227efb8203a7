import { DICTIONARY_LIMITS } from '@casbah/domain/content-dictionary';
import type { dictionariesWords } from '@casbah/messages/dictionaries';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Dictionaries.module.css';
import { editTerms, TermsTooLarge, withTerms } from './edit-terms.ts';
import { refreshDictionaries } from './queries.ts';
import { TermFields, USUAL_OPTIONS } from './TermFields.tsx';
import { firstWrong, typedTerms } from './typed-terms.ts';

/** Adds terms, one per line, with the same options. */
export function AddTermsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const say = useWords<typeof dictionariesWords>();
  const [text, setText] = useState('');
  const [options, setOptions] = useState(USUAL_OPTIONS);
  const [isTooLarge, setTooLarge] = useState(false);
  const length = DICTIONARY_LIMITS.termLength;
  const terms = typedTerms(text);
  const wrong = firstWrong(terms);
  const send = async (): Promise<void> => {
    try {
      await editTerms(id, (before) =>
        withTerms(
          before,
          terms.map((one) => ({ text: one, ...options })),
        ),
      );
    } catch (failure) {
      if (!(failure instanceof TermsTooLarge)) throw failure;
      setTooLarge(true);
      return;
    }
    await refreshDictionaries();
    showToast({ tone: 'low', title: say('dictionaries.added', { count: terms.length }) });
    onClose();
  };
  return (
    <FormDialog
      title={say('dictionaries.add')}
      accept={say('dictionaries.add.accept')}
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
            name="terms"
            label={say('dictionaries.add.terms')}
            hint={say('dictionaries.add.hint', { length })}
            rows={8}
            value={text}
            onChange={setText}
            error={
              wasTried && wrong !== undefined
                ? say(`dictionaries.add.wrong.${wrong.error}`, { term: wrong.term.slice(0, 40), length })
                : undefined
            }
            autoFocus
          />
          <TermFields value={options} onChange={setOptions} />
        </>
      )}
    </FormDialog>
  );
}
