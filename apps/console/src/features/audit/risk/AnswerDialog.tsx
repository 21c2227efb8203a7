import type { RiskAttribute } from '@casbah/contract/risk';
import { MOST_NOTE_CHARACTERS } from '@casbah/domain/risk-limits';
import type { riskProfilesWords, riskScoreWords } from '@casbah/messages/risk';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import { CountriesField } from '@casbah/widgets/country-field/CountriesField.tsx';
import { NumberField } from '@casbah/widgets/number-field/NumberField.tsx';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { call } from '../../../request/api.ts';
import { FormDialog } from '../../../shell/FormDialog.tsx';
import { useWords } from '../../../words/useWords.ts';
import css from './Risk.module.css';
import { useDetailName } from './useAnswerText.ts';
import { useScoreToast } from './useScoreToast.ts';

const VALUES = ['yes', 'no', 'unknown'] as const;
const FIRST_YEAR = 1800;

/** Overrides the catalog's answer to one attribute. */
export function AnswerDialog({
  service,
  attribute,
  onClose,
}: {
  service: string;
  attribute: RiskAttribute;
  onClose: () => void;
}) {
  const say = useWords<typeof riskProfilesWords | typeof riskScoreWords>();
  const detailName = useDetailName();
  const showScore = useScoreToast(service);
  const thisYear = new Date().getFullYear();
  const { own, kind } = attribute;
  // Unresearched is neither yes nor no.
  const given = attribute.answer === 'not_researched' ? 'unknown' : attribute.answer;
  const [value, setValue] = useState<(typeof VALUES)[number]>(own?.value ?? given);
  const [year, setYear] = useState(own?.year ?? attribute.year ?? thisYear);
  const [countries, setCountries] = useState<readonly string[]>(own?.countries ?? attribute.countries ?? []);
  const [unread, setUnread] = useState('');
  const [details, setDetails] = useState<readonly string[]>(own?.details ?? attribute.details ?? []);
  const [note, setNote] = useState(own?.note ?? '');
  const isYes = value === 'yes';

  const send = async (): Promise<void> => {
    await call('POST /risks/services/{id}/answers/{question}', {
      params: { id: service, question: attribute.attribute },
      body: {
        value,
        note,
        year: isYes && kind === 'year' ? year : null,
        countries: isYes && kind === 'countries' ? countries.toSorted() : null,
        details: isYes && details.length > 0 ? [...details] : null,
      },
    });
    await showScore(say('brr.give.done'));
    onClose();
  };

  return (
    <FormDialog
      title={say('brr.give.title')}
      accept={say('brr.save')}
      isRight={!isYes || kind !== 'countries' || unread === ''}
      send={send}
      failed={say('brr.failed')}
      onClose={onClose}
    >
      {() => (
        <>
          <p className={css.quiet}>{say('brr.give.text')}</p>
          <p>{say(`score.attribute.${attribute.attribute}`)}</p>
          <SegmentedControl
            label={say('brr.answer')}
            value={value}
            onChange={setValue}
            segments={VALUES.map((one) => ({ value: one, label: say(`brr.answer.${one}`) }))}
          />
          {isYes && kind === 'year' ? (
            <NumberField
              name="year"
              label={say('brr.give.year')}
              value={year}
              onChange={setYear}
              min={FIRST_YEAR}
              max={thisYear}
            />
          ) : null}
          {isYes && kind === 'countries' ? (
            <CountriesField
              name="countries"
              label={say('brr.give.countries')}
              hint={say('brr.give.countries.hint')}
              value={countries}
              onChange={setCountries}
              onUnread={setUnread}
            />
          ) : null}
          {isYes && attribute.possible_details.length > 0 ? (
            <fieldset>
              <legend>{say('brr.give.details')}</legend>
              <div className={css.row}>
                {attribute.possible_details.map((one) => (
                  <Checkbox
                    key={one}
                    isSelected={details.includes(one)}
                    onChange={(is) =>
                      setDetails(is ? [...details, one] : details.filter((other) => other !== one))
                    }
                  >
                    {detailName(one)}
                  </Checkbox>
                ))}
              </div>
            </fieldset>
          ) : null}
          <TextField
            name="note"
            label={say('brr.give.note')}
            hint={say('brr.give.note.hint')}
            value={note}
            onChange={setNote}
            maxLength={MOST_NOTE_CHARACTERS}
            rows={3}
          />
        </>
      )}
    </FormDialog>
  );
}
