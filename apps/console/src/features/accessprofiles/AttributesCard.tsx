import { ATTRIBUTE_OPERATIONS, KNOWN_ATTRIBUTES, MOST_USER_ATTRIBUTES } from '@casbah/domain/access-profile';
import type { accessprofilesWords } from '@casbah/messages/accessprofiles';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { TrashIcon } from '@casbah/widgets/icons/icons.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { Typeahead } from '@casbah/widgets/typeahead/Typeahead.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Profiles.module.css';
import { type AttributeRow, type DraftProblem, newAttribute } from './profile-draft.ts';

const ANY_TEXT = { separator: ',' };

/** Limits the people that holders of a profile see, by their attributes. */
export function AttributesCard({
  attributes,
  onChange,
  problems,
}: {
  attributes: readonly AttributeRow[];
  onChange: (attributes: readonly AttributeRow[]) => void;
  problems: readonly DraftProblem[];
}) {
  const say = useWords<typeof accessprofilesWords>();
  const set = (key: string, change: Partial<AttributeRow>) =>
    onChange(attributes.map((row) => (row.key === key ? { ...row, ...change } : row)));
  const shown = (['duplicate', 'no_equality', 'incomplete'] as const).filter((one) => problems.includes(one));
  return (
    <Card
      title={say('profiles.people')}
      aside={
        <Button
          size="small"
          isDisabled={attributes.length >= MOST_USER_ATTRIBUTES}
          onPress={() => onChange([...attributes, newAttribute()])}
        >
          {say('profiles.attributes.add')}
        </Button>
      }
    >
      <div className={css.stack}>
        <p className={css.second}>
          {say(attributes.length === 0 ? 'profiles.attributes.none' : 'profiles.attributes.some')}
        </p>
        {attributes.map((row, place) => (
          <fieldset key={row.key} className={css.attribute}>
            <legend className={css.hidden}>{say('profiles.attributes.nth', { place: place + 1 })}</legend>
            <TextField
              aria-label={say('profiles.attributes.attribute')}
              placeholder={KNOWN_ATTRIBUTES[0]}
              value={row.attribute}
              onChange={(attribute) => set(row.key, { attribute })}
              maxLength={64}
            />
            <Select
              aria-label={say('profiles.attributes.operation')}
              options={ATTRIBUTE_OPERATIONS.map((operation) => ({
                value: operation,
                label: say(`profiles.attributes.${operation}`),
              }))}
              value={row.operation}
              onChange={(operation) => set(row.key, { operation })}
            />
            <Typeahead
              aria-label={say('profiles.attributes.values')}
              multiple
              atMost={100}
              freeText={ANY_TEXT}
              placeholder={row.values.length === 0 ? say('profiles.attributes.values') : undefined}
              chosen={row.values.map((value) => ({ key: value, value, isFreeText: true }))}
              onChosen={(items) => set(row.key, { values: items.map(({ value }) => value) })}
            />
            <IconButton
              size="small"
              label={say('profiles.attributes.remove', { attribute: row.attribute })}
              onPress={() => onChange(attributes.filter(({ key }) => key !== row.key))}
            >
              <TrashIcon size={14} />
            </IconButton>
          </fieldset>
        ))}
        {shown.map((problem) => (
          <p key={problem} role="alert" className={css.problem}>
            {say(`profiles.attributes.${problem}`)}
          </p>
        ))}
      </div>
    </Card>
  );
}
