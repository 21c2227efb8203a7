import { type ConnectorStatus, connectorStatus } from '@casbah/domain/device-page';
import type { agentsSignedOutWords } from '@casbah/messages/signed-out/agents';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Chip, type Tone } from '@casbah/widgets/chip/Chip.tsx';
import { useSessionWords } from '../../../words/useWords.ts';
import type { PageProps } from '../page-props.ts';
import css from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';

const TONES: Readonly<Record<ConnectorStatus, Tone>> = {
  success: 'low',
  pending: 'medium',
  denied: 'high',
  expired: 'high',
  failed: 'high',
};
const STORE = '/ui/appStore';

/** Target of a cloud app's redirect after connecting it, or failing to. */
export function ConnectorStatusPage({ address }: PageProps) {
  const say = useSessionWords<typeof agentsSignedOutWords>();
  const code = address.text('code', 64);
  const app = address.text('app');
  const status = connectorStatus(code);
  return (
    <SessionFrame
      gate={status === 'success' || status === 'pending' ? 'open' : 'closed'}
      state={<Chip tone={TONES[status]}>{say(`session.connector.${status}.state`)}</Chip>}
      heading={say(`session.connector.${status}`)}
      intro={say(`session.connector.${status}.text`)}
    >
      {app === undefined ? null : <p className={css.text}>{say('session.connector.app', { app })}</p>}
      {code === undefined || status !== 'failed' ? null : (
        <p className={css.links}>{say('session.connector.code', { code })}</p>
      )}
      <div className={css.actions}>
        <a className={buttonClass({ variant: 'primary', size: 'large' })} href={STORE}>
          {say('session.connector.store')}
        </a>
      </div>
    </SessionFrame>
  );
}
