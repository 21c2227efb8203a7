import type { FilterAttribute } from '@casbah/domain/filter/attribute';
import type { FilterValue } from '@casbah/domain/filter/expression';
import { EMPTY_MODEL, type FilterModel, isEmptyModel, isSameModel } from '@casbah/domain/filter/model';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { choiceSource, type LoadChoices } from './choice-source.ts';
import { applied, type CheckExpression, canApply, type Draft, draftOf, modelOfDraft } from './draft.ts';
import css from './FilterBuilder.module.css';
import { GroupsEditor } from './GroupsEditor.tsx';
import { UserFilterField } from './UserFilterField.tsx';
import type { UserStats } from './user-stats.ts';

export interface FilterBuilderProps {
  /** Attributes from `offeredAttributes` for the tenant. */
  attributes: readonly FilterAttribute[];
  /** The applied filter. Keep it stable while unchanged. */
  model: FilterModel;
  /** An unapplied filter to continue from. */
  start?: FilterModel | undefined;
  onApply: (model: FilterModel) => void;
  /** Called when the filter is cleared or an empty one applied. */
  onClear: () => void;
  /** Called with the current filter, including incomplete blocks, after every change. */
  onDraft?: ((model: FilterModel) => void) | undefined;
  /** Looks up choices of attributes that load theirs. */
  loadChoices?: LoadChoices | undefined;
  /** Text of a value that isn't in the choices. */
  valueLabel?: ((key: string, value: FilterValue) => string | undefined) | undefined;
  /** Validates filter parts that no block supports. Keep the function stable. */
  checkExpression?: CheckExpression | undefined;
  /** Current matches of the filter over user attributes. */
  userStats?: UserStats | undefined;
  onUserDraft?: ((model: FilterModel) => void) | undefined;
  isDisabled?: boolean | undefined;
  label?: string | undefined;
  /** Content beside Apply and Clear. */
  actions?: ReactNode;
  /** Error above the buttons. */
  problem?: string | undefined;
}

/** Builds a filter from groups of conditions, by mouse or keyboard, and applies it as a whole. */
export function FilterBuilder({
  attributes,
  model,
  start,
  onApply,
  onClear,
  onDraft,
  loadChoices,
  valueLabel,
  checkExpression,
  userStats,
  onUserDraft,
  isDisabled = false,
  label,
  actions,
  problem,
}: FilterBuilderProps) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState<Draft>(() => draftOf(start ?? model, attributes));
  const [inForce, setInForce] = useState(model);
  // The applied filter may change elsewhere: by Back, a click on a value, or a saved filter.
  if (inForce !== model) {
    setInForce(model);
    if (!isSameModel(inForce, model) && !isSameModel(modelOfDraft(draft), model))
      setDraft(draftOf(model, attributes));
  }
  const seen = useRef(new Map<string, string>());
  const choices = useMemo(
    () => choiceSource(loadChoices, valueLabel, seen.current),
    [loadChoices, valueLabel],
  );

  const change = (next: Draft) => {
    setDraft(next);
    onDraft?.(modelOfDraft(next));
  };
  const clear = () => {
    change(draftOf(EMPTY_MODEL, attributes));
    onClear();
  };
  const applies = canApply(draft, model, attributes, isDisabled, checkExpression);
  const apply = () => {
    if (!applies) return;
    const what = applied(draft);
    if (what.kind === 'clear') clear();
    else onApply(what.model);
  };
  const isEmpty =
    isEmptyModel(model) && draft.groups.every(({ blocks }) => blocks.every(({ key }) => key === ''));

  return (
    <section
      aria-label={label ?? formatMessage({ id: 'widgets.filterBuilder.label' })}
      className={css.builder}
    >
      <GroupsEditor
        draft={draft}
        onDraft={change}
        attributes={attributes}
        choices={choices}
        checkExpression={checkExpression}
        userFilter={(props) => (
          <UserFilterField {...props} choices={choices} stats={userStats} onDraft={onUserDraft} />
        )}
        isDisabled={isDisabled}
        onEnter={apply}
      />
      {isDisabled ? (
        <p className={css.note}>{formatMessage({ id: 'widgets.filterBuilder.disabled' })}</p>
      ) : null}
      {problem === undefined ? null : (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      <div className={css.foot}>
        {actions}
        <span className={css.spring} />
        <Button isDisabled={isDisabled || isEmpty} onPress={clear}>
          {formatMessage({ id: 'widgets.filterBuilder.clear' })}
        </Button>
        <Button variant="primary" isDisabled={!applies} onPress={apply}>
          {formatMessage({ id: 'widgets.filterBuilder.apply' })}
        </Button>
      </div>
    </section>
  );
}
