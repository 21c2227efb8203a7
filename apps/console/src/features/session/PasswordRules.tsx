import { PASSWORD_MINIMUM, PASSWORD_RULE_NAMES, PASSWORD_RULES } from '@casbah/domain/password';
import type { SessionMessageId } from '@casbah/messages/load-session';
import { ToneShape } from '@casbah/widgets/chip/ToneShape.tsx';
import { CheckIcon } from '@casbah/widgets/icons/icons.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './SessionFrame.module.css';

/** What a new password needs, ticked off while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  const say = useWords<SessionMessageId>();
  return (
    <div className={css.rules} aria-live="polite">
      <p>{say('session.password.rules')}</p>
      <ul>
        {PASSWORD_RULE_NAMES.map((rule) => {
          const met = PASSWORD_RULES[rule](password);
          return (
            <li key={rule} data-met={met}>
              {met ? <CheckIcon size={14} /> : <ToneShape shape="ring" className={css.ring} />}
              <span>
                {say(`session.password.${rule}`, { minimum: PASSWORD_MINIMUM })}
                <span className={css.hidden}>
                  {' '}
                  ({say(met ? 'session.password.met' : 'session.password.open')})
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
