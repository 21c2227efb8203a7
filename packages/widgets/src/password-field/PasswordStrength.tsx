import { PASSWORD_MINIMUM, PASSWORD_RULE_NAMES, type PasswordRule } from '@casbah/domain/password';
import { Meter } from 'react-aria-components/Meter';
import { useIntl } from 'react-intl';
import { ToneShape } from '../chip/ToneShape.tsx';
import { CheckIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './PasswordStrength.module.css';
import { ACCEPT_SCORE, type StrengthRule, strengthOf } from './strength.ts';

export interface PasswordStrengthProps extends StrengthRule {
  password: string;
}

/** Strength of a new password and its missing requirements, while typing. */
export function PasswordStrength({
  password,
  acceptScore = ACCEPT_SCORE,
  resetOnEmpty = false,
}: PasswordStrengthProps) {
  const { formatMessage } = useIntl();
  const { count, met, accepted } = strengthOf(password, { acceptScore, resetOnEmpty });
  const said = () => {
    if (password === '' && resetOnEmpty) return formatMessage({ id: 'widgets.password.keep' });
    return accepted
      ? formatMessage({ id: 'widgets.password.accepted' })
      : formatMessage({ id: 'widgets.password.score' }, { count, needed: acceptScore });
  };
  const ruleWords = (rule: PasswordRule) => {
    switch (rule) {
      case 'length':
        return formatMessage({ id: 'widgets.password.length' }, { minimum: PASSWORD_MINIMUM });
      case 'lower':
        return formatMessage({ id: 'widgets.password.lower' });
      case 'upper':
        return formatMessage({ id: 'widgets.password.upper' });
      case 'digit':
        return formatMessage({ id: 'widgets.password.digit' });
      case 'symbol':
        return formatMessage({ id: 'widgets.password.symbol' });
    }
  };
  return (
    <div className={css.strength}>
      <Meter
        aria-label={formatMessage({ id: 'widgets.password.strength' })}
        value={count}
        maxValue={PASSWORD_RULE_NAMES.length}
        valueLabel={said()}
        className={css.meter ?? ''}
        data-accepted={accepted}
      >
        {PASSWORD_RULE_NAMES.map((rule, index) => (
          <span key={rule} className={css.part} data-on={index < count} />
        ))}
      </Meter>
      <p role="status" className={css.words}>
        {said()}
      </p>
      <ul className={css.rules}>
        {PASSWORD_RULE_NAMES.map((rule) => (
          <li key={rule} className={css.rule} data-met={met[rule]}>
            {met[rule] ? <CheckIcon size={14} /> : <ToneShape shape="ring" className={css.ring} />}
            <span>
              {ruleWords(rule)}
              {met[rule] ? (
                <VisuallyHidden> ({formatMessage({ id: 'widgets.password.met' })})</VisuallyHidden>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
