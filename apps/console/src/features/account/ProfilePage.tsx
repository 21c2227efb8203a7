import type { accountWords } from '@casbah/messages/account';
import { LANGUAGE_OF, LANGUAGES } from '@casbah/messages/languages';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { useSession } from '../../request/session.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { usePreferences } from '../../shell/usePreferences.ts';
import { useWords } from '../../words/useWords.ts';
import css from './ProfilePage.module.css';
import { SecondFactor } from './SecondFactor.tsx';
import { Sessions } from './Sessions.tsx';

const THEMES = ['light', 'dark', 'system'] as const;

/** The signed-in person's profile, role and preferences. Home page of end users. */
export function ProfilePage() {
  const say = useWords<typeof accountWords>();
  const sayShell = useWords();
  const { userName, user_email, tenantName, role, json } = useSession();
  const { language, theme, setLanguage, setTheme } = usePreferences();
  const facts = [
    [say('account.name'), userName],
    [say('account.email'), user_email],
    [say('account.company'), tenantName],
    [say('account.role'), say(`account.role.${role}`, { company: tenantName })],
    [say('account.timeZone'), json.timezone],
  ] as const;
  return (
    <>
      <PageHead title={say('account.title')}>{say('account.sentence')}</PageHead>
      <Card title={say('account.person')}>
        <dl className={css.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <SecondFactor />
      <Sessions />
      <Card title={say('account.preferences')}>
        <p className={css.hint}>{say('account.preferences.hint')}</p>
        <dl className={css.facts}>
          <div>
            <dt>{say('account.language')}</dt>
            <dd>
              <SegmentedControl
                label={say('account.language')}
                value={language}
                onChange={setLanguage}
                segments={LANGUAGES.map((value) => ({ value, label: LANGUAGE_OF[value].name }))}
              />
            </dd>
          </div>
          <div>
            <dt>{say('account.theme')}</dt>
            <dd>
              <SegmentedControl
                label={say('account.theme')}
                value={theme}
                onChange={setTheme}
                segments={THEMES.map((value) => ({ value, label: sayShell(`shell.theme.${value}`) }))}
              />
            </dd>
          </div>
        </dl>
      </Card>
    </>
  );
}
