import { type LogicRules, logicTokens, parseLogic } from '@casbah/domain/rule-logic';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { cx } from '../class-names.ts';
import field from '../field/Field.module.css';
import { FieldText } from '../field/FieldText.tsx';
import css from './LogicText.module.css';
import { insertWord, isUnfinished, logicPieces } from './logic-text.ts';
import { logicErrorWords } from './logic-words.ts';

export interface LogicTextHandle {
  /** Inserts a word at the caret and moves the caret after it. */
  insert: (word: string) => void;
}

export interface LogicTextProps {
  label: string;
  hint?: string | undefined;
  text: string;
  onText: (text: string) => void;
  rules: LogicRules;
  isDisabled?: boolean | undefined;
  ref?: Ref<LogicTextHandle> | undefined;
}

/** The logic as text, with its words highlighted and errors marked in place. */
export function LogicText({ label, hint, text, onText, rules, isDisabled = false, ref }: LogicTextProps) {
  const intl = useIntl();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isWriting, setWriting] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const { error } = parseLogic(text, rules);
  const shown =
    error === undefined || (isUnfinished(error, text) && (isWriting || !(isTouched || text !== '')))
      ? undefined
      : error;

  useImperativeHandle(ref, () => ({
    insert: (word) => {
      const input = area.current;
      const start = input?.selectionStart ?? text.length;
      const next = insertWord(text, start, input?.selectionEnd ?? start, word);
      // Setting the value moves the caret to its end. It must be restored before the next key, without waiting for a
      // frame.
      flushSync(() => onText(next.text));
      input?.focus();
      input?.setSelectionRange(next.caret, next.caret);
    },
  }));

  return (
    <AriaTextField
      value={text}
      // A single logical line, however it wraps, so pasted line breaks become spaces.
      onChange={(next) => onText(next.replace(/[\r\n]+/gu, ' '))}
      isInvalid={shown !== undefined}
      isDisabled={isDisabled}
      validationBehavior="aria"
      className={field.field ?? ''}
    >
      <Label className={field.label ?? ''}>{label}</Label>
      <div className={cx(field.control, css.control)} dir="ltr">
        <div className={css.mirror} aria-hidden="true">
          {logicPieces(text, logicTokens(text), shown).map((piece) => (
            <span key={piece.position} className={css[piece.kind]} data-wrong={piece.wrong ? '' : undefined}>
              {piece.text}
            </span>
          ))}
          {'​'}
        </div>
        <TextArea
          ref={area}
          className={css.area ?? ''}
          rows={1}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          onFocus={() => setWriting(true)}
          onBlur={() => {
            setWriting(false);
            setTouched(true);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </div>
      <FieldText
        hint={hint}
        error={shown === undefined ? undefined : logicErrorWords(intl, shown, text, rules.brackets)}
      />
    </AriaTextField>
  );
}
