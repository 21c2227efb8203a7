import { gatewayErrorCode, UNKNOWN_GATEWAY_ERROR } from '@casbah/domain/gateway-error';
import type { blockedSignedOutGatewayWords } from '@casbah/messages/signed-out/blocked';
import { useSessionWords } from '../../../words/useWords.ts';
import { Facts } from '../Facts.tsx';
import type { PageProps } from '../page-props.ts';
import { SessionFrame } from '../SessionFrame.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';

const MOST_TEXT = 500;

/** An error of the gateway. An unknown code gets the generic message, with the text from the URL below it. */
export function GatewayErrorPage({ address }: PageProps) {
  const say = useSessionWords<typeof blockedSignedOutGatewayWords>();
  const given = address.text('code', 64);
  const code = gatewayErrorCode(given);
  const text = address.text('error', MOST_TEXT);
  const isKnown = code === given;
  return (
    <SessionFrame
      gate="closed"
      heading={say(`session.gateway.${code}`)}
      intro={isKnown || text === undefined ? say(`session.gateway.${code}.text`) : text}
    >
      <ConnectionLine code={code} />
      <Facts
        label={say('session.gateway.said')}
        facts={[
          [say('session.gateway.code'), given ?? UNKNOWN_GATEWAY_ERROR],
          [say('session.gateway.said'), isKnown ? text : undefined],
        ]}
      />
    </SessionFrame>
  );
}
