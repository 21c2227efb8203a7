import { isGroupName, isUnitName } from '@casbah/domain/group';
import type { groupsWords } from '@casbah/messages/groups';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Groups.module.css';

export interface GroupFieldsValue {
  name: string;
  description: string;
}

/** Name and description of a group or a unit. */
export function GroupFields({
  of,
  value,
  onChange,
  tried,
  isDisabled = false,
  autoFocus = false,
}: {
  of: 'group' | 'unit';
  value: GroupFieldsValue;
  onChange: (value: GroupFieldsValue) => void;
  /** After a submit attempt, missing values are shown. */
  tried: boolean;
  isDisabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
}) {
  const say = useWords<typeof groupsWords>();
  const isUnit = of === 'unit';
  const isNamed = isNameOf(of, value.name);
  return (
    <div className={css.form}>
      <TextField
        name="name"
        label={say('groups.name')}
        value={value.name}
        onChange={(name) => onChange({ ...value, name })}
        isRequired
        validationBehavior="aria"
        autoComplete="off"
        isDisabled={isDisabled}
        autoFocus={autoFocus}
        formatError={
          tried && !isNamed ? say(isUnit ? 'groups.units.name.invalid' : 'groups.name.invalid') : undefined
        }
      />
      <TextField
        name="description"
        label={say('groups.description')}
        hint={say('groups.description.hint')}
        rows={2}
        maxLength={1000}
        isDisabled={isDisabled}
        value={value.description}
        onChange={(description) => onChange({ ...value, description })}
      />
    </div>
  );
}

export function isNameOf(of: 'group' | 'unit', name: string): boolean {
  return of === 'unit' ? isUnitName(name.trim()) : isGroupName(name.trim());
}
