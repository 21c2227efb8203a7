import { RULE_TYPES, type RuleType } from '@casbah/domain/content-rule';
import { useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import css from './RuleBuilder.module.css';
import { problemWords, TYPE_WORDS } from './rule-words.ts';

export interface TypeChooserProps {
  types?: readonly RuleType[] | undefined;
  /** A selected type that the set already contains. */
  refused?: RuleType | undefined;
  onChoose: (type: RuleType) => void;
  /** Edits the existing line. */
  onEditExisting: () => void;
  onCancel: () => void;
}

/** First step of a line: selecting the type. Esc cancels. */
export function TypeChooser({
  types = RULE_TYPES,
  refused,
  onChoose,
  onEditExisting,
  onCancel,
}: TypeChooserProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const id = useId();
  return (
    <fieldset
      className={css.panel}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) {
          event.stopPropagation();
          onCancel();
        }
      }}
    >
      <h4 id={id} className={css.panelTitle}>
        {formatMessage({ id: 'widgets.rules.chooseType' })}
      </h4>
      {refused === undefined ? null : (
        <p role="alert" className={css.problem}>
          {problemWords(
            intl,
            { error: 'DUPLICATE_TYPE_RULE' },
            formatMessage({ id: TYPE_WORDS[refused].name }),
          )}{' '}
          <Button variant="link" onPress={onEditExisting}>
            {formatMessage({ id: 'widgets.rules.editThatLine' })}
          </Button>
        </p>
      )}
      <div className={css.types}>
        {types.map((type, index) => (
          <AriaButton
            key={type}
            className={css.type ?? ''}
            autoFocus={index === 0}
            onPress={() => onChoose(type)}
          >
            <span className={css.typeName}>{formatMessage({ id: TYPE_WORDS[type].name })}</span>
            <span className={css.typeDetail}>{formatMessage({ id: TYPE_WORDS[type].detail })}</span>
          </AriaButton>
        ))}
      </div>
      <div className={css.actions}>
        <Button variant="ghost" onPress={onCancel}>
          {formatMessage({ id: 'widgets.dialog.cancel' })}
        </Button>
      </div>
    </fieldset>
  );
}
