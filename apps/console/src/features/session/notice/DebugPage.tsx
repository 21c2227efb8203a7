import { formatDate } from '@casbah/domain/format/date';
import type { sessionSignedOutNoticesWords } from '@casbah/messages/signed-out/session';
import { CopyButton } from '@casbah/widgets/copy-button/CopyButton.tsx';
import { useIntl } from 'react-intl';
import { useSessionWords } from '../../../words/useWords.ts';
import { useBeginning } from '../beginning.ts';
import { Facts } from '../Facts.tsx';
import { printable } from '../hash-address.ts';
import css from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';
import { KeptMails } from './KeptMails.tsx';

/** Details for the support desk. */
export function DebugPage() {
  const say = useSessionWords<typeof sessionSignedOutNoticesWords>();
  const { locale } = useIntl();
  const { config, setup } = useBeginning();
  if (config === undefined)
    return <SessionFrame heading={say('session.debug.heading')} intro={say('session.debug.failed')} />;
  const facts = [
    [say('session.debug.id'), config.request_id],
    [say('session.debug.version'), setup?.version],
    [say('session.debug.time'), `${formatDate(config.serverEpoch, 'full', locale)} UTC`],
    [say('session.debug.browser'), printable(navigator.userAgent, 300)],
  ] as const;
  return (
    <SessionFrame heading={say('session.debug.heading')} intro={say('session.debug.text')}>
      <Facts label={say('session.debug.heading')} facts={facts} />
      <div className={css.actions}>
        <CopyButton text={facts.map(([name, value]) => `${name}: ${value ?? ''}`).join('\n')} size="large" />
      </div>
      {setup?.is_operator === true ? <KeptMails /> : null}
      <p className={css.links}>
        <a href="#/">{say('session.toSignIn')}</a>
      </p>
    </SessionFrame>
  );
}
