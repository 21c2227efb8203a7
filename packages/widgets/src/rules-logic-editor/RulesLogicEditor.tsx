import { truncate } from '@casbah/domain/format/text';
import { type Logic, type LogicRules, parseLogic } from '@casbah/domain/rule-logic';
import { type MouseEvent, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { LogicText, type LogicTextHandle } from '../simple-logic-editor/LogicText.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { LogicPreview } from './LogicPreview.tsx';
import css from './RulesLogicEditor.module.css';

export interface LogicRule {
  /** Its name in the logic: one word, see `isLogicName`. */
  name: string;
  /** What it looks for. */
  label: string;
}

export interface RulesLogicEditorProps {
  label: string;
  rules: readonly LogicRule[];
  text: string;
  /** The logic is absent while the text is invalid. */
  onChange: (text: string, logic: Logic | undefined) => void;
  /** Whether NOT is offered; yes by default. */
  allowNot?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

const WORDS = ['AND', 'OR', 'NOT', '(', ')'] as const;

/** Editor for rules joined by AND, OR and NOT with brackets, typed or assembled, with a preview. */
export function RulesLogicEditor({
  label,
  rules,
  text,
  onChange,
  allowNot = true,
  isDisabled = false,
}: RulesLogicEditorProps) {
  const { formatMessage, formatList } = useIntl();
  const id = useId();
  const area = useRef<LogicTextHandle>(null);
  const logicRules: LogicRules = { names: rules.map(({ name }) => name), brackets: 'round', allowNot };
  const { logic } = parseLogic(text, logicRules);
  const used = new Set(logic === undefined ? [] : namesIn(logic));
  const unused = logic === undefined ? [] : rules.filter(({ name }) => !used.has(name));

  return (
    <div className={css.editor}>
      <div className={css.write}>
        <LogicText
          ref={area}
          label={label}
          hint={formatMessage({ id: allowNot ? 'widgets.logic.hint' : 'widgets.logic.hintWithoutNot' })}
          text={text}
          onText={(next) => onChange(next, parseLogic(next, logicRules).logic)}
          rules={logicRules}
          isDisabled={isDisabled}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together, no set of fields */}
        <div
          role="group"
          className={css.words}
          aria-label={formatMessage({ id: 'widgets.logic.insertWord' })}
          onMouseDown={keepFocus}
        >
          {WORDS.filter((word) => allowNot || word !== 'NOT').map((word) => (
            <Button
              key={word}
              size="small"
              preventFocusOnPress
              isDisabled={isDisabled}
              onPress={() => area.current?.insert(word)}
            >
              <span className={css.word}>{word}</span>
            </Button>
          ))}
        </div>
        {rules.length === 0 ? (
          <p className={css.quiet}>{formatMessage({ id: 'widgets.logic.noRules' })}</p>
        ) : (
          <ul
            className={css.rules}
            aria-label={formatMessage({ id: 'widgets.logic.insertRule' })}
            onMouseDown={keepFocus}
          >
            {rules.map((rule) => (
              <li key={rule.name}>
                <button
                  type="button"
                  className={css.rule}
                  disabled={isDisabled}
                  onClick={() => area.current?.insert(rule.name)}
                >
                  <span className={css.name}>{truncate(rule.name, 12)}</span>
                  <bdi className={css.label} title={truncate(rule.label, 400)}>
                    {truncate(rule.label, 80)}
                  </bdi>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <figure className={css.preview} aria-labelledby={id}>
        <h4 id={id} className={css.previewTitle}>
          {formatMessage({ id: 'widgets.logic.preview' })}
        </h4>
        {logic === undefined ? (
          <p className={css.quiet}>{formatMessage({ id: 'widgets.logic.noPreview' })}</p>
        ) : (
          <LogicPreview logic={logic} labels={new Map(rules.map((rule) => [rule.name, rule.label]))} />
        )}
        {unused.length === 0 ? null : (
          <p className={css.quiet}>
            {formatMessage(
              { id: 'widgets.logic.unused' },
              { rules: formatList(unused.map(({ name }) => truncate(name, 12))), count: unused.length },
            )}
          </p>
        )}
        <div role="status">
          <VisuallyHidden>
            {logic === undefined ? null : formatMessage({ id: 'widgets.logic.whole' })}
          </VisuallyHidden>
        </div>
      </figure>
    </div>
  );
}

/**
 * The button inserts a word into the text. Blurring the text would show an error and move the button away from the
 * pointer.
 */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

function namesIn(logic: Logic): readonly string[] {
  switch (logic.kind) {
    case 'rule':
      return [logic.name];
    case 'not':
      return namesIn(logic.part);
    case 'and':
    case 'or':
      return logic.parts.flatMap(namesIn);
  }
}
