import { type ConnectionStatus, GATEWAY_ERRORS, type GatewayErrorCode } from '@casbah/domain/gateway-error';
import type { blockedSignedOutGatewayWords } from '@casbah/messages/signed-out/blocked';
import { Chip, type Tone } from '@casbah/widgets/chip/Chip.tsx';
import { useSessionWords } from '../../../words/useWords.ts';
import frame from '../SessionFrame.module.css';
import css from './ConnectionLine.module.css';

const TONES: Readonly<Record<ConnectionStatus, Tone>> = {
  working: 'low',
  failed: 'high',
  neutral: 'neutral',
};

/** Shows where on its way from a person to a site a request failed, and what to do. */
export function ConnectionLine({ code }: { code: GatewayErrorCode }) {
  const say = useSessionWords<typeof blockedSignedOutGatewayWords>();
  const { connection, remedy } = GATEWAY_ERRORS[code];
  return (
    <>
      <div className={css.line} data-connection={connection}>
        <div className={css.way} aria-hidden="true">
          <span className={css.stop}>{say('session.gateway.you')}</span>
          <span className={css.leg} />
          <span className={css.stop}>{say('session.gateway.gateway')}</span>
          <span className={css.leg} data-last />
          <span className={css.stop} data-last>
            {say('session.gateway.site')}
          </span>
        </div>
        <p className={css.status}>
          {say('session.gateway.connection')}{' '}
          <Chip tone={TONES[connection]}>{say(`session.gateway.connection.${connection}`)}</Chip>
        </p>
      </div>
      <p className={frame.text}>{say(`session.gateway.${remedy}`)}</p>
    </>
  );
}
