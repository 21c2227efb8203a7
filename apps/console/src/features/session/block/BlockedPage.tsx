import { type BlockCode, isBlockCode, isConnectionFault } from '@casbah/domain/block-code';
import { type GatewayErrorCode, isGatewayErrorCode } from '@casbah/domain/gateway-error';
import type {
  blockedSignedOutGatewayWords,
  blockedSignedOutWords,
} from '@casbah/messages/signed-out/blocked';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { CopyButton } from '@casbah/widgets/copy-button/CopyButton.tsx';
import { useSessionWords } from '../../../words/useWords.ts';
import { Facts } from '../Facts.tsx';
import type { PageProps } from '../page-props.ts';
import css from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';

/** Maximum length of a policy's reason: a sentence or two. */
const MOST_REASON = 500;

/** Connection error named in the URL, if any. */
function faultOf(code: BlockCode | undefined, error: string | undefined): GatewayErrorCode | undefined {
  if (code === undefined || !isConnectionFault(code)) return undefined;
  if (error !== undefined && isGatewayErrorCode(error)) return error;
  return code === 'DNS_ERROR' ? 'ERR_DNS_FAIL' : 'ERR_CANNOT_FORWARD';
}

/** Target of the gateway's and agents' redirects after blocking a request. */
export function BlockedPage({ address }: PageProps) {
  const say = useSessionWords<typeof blockedSignedOutWords | typeof blockedSignedOutGatewayWords>();
  const given = address.text('code', 64);
  const code = given !== undefined && isBlockCode(given) ? given : undefined;
  const reason = address.text('error', MOST_REASON);
  const fault = faultOf(code, reason);
  const app = address.text('app');
  const agentless = address.flag('agentless');
  const heading = code === undefined ? say('session.block.unknown') : say(`session.block.${code}`);
  const facts = [
    [say('session.block.app'), app],
    // Untrusted URLs are never rendered as links.
    [say('session.block.address'), address.text('url_info', MOST_REASON)],
    [say('session.block.account'), address.text('username')],
    [say('session.block.person'), address.text('useremail')],
    [say('session.block.company'), address.text('tenant')],
    [say('session.block.reason'), reason === fault ? undefined : reason],
    [
      say('session.block.way'),
      agentless === undefined
        ? undefined
        : say(agentless ? 'session.block.way.agentless' : 'session.block.way.agent'),
    ],
    [say('session.block.code'), fault ?? given],
  ] as const;
  const details = facts.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));

  return (
    <SessionFrame
      gate="closed"
      state={fault === undefined ? <Chip tone="high">{say('session.block.state')}</Chip> : undefined}
      heading={heading}
      intro={code === undefined ? say('session.block.unknown.text') : say(`session.block.${code}.text`)}
    >
      {fault === undefined ? null : <ConnectionLine code={fault} />}
      <Facts label={say('session.block.facts')} facts={facts} />
      {fault === undefined ? <p className={css.text}>{say('session.block.next')}</p> : null}
      <div className={css.actions}>
        {code === 'BLOCK_DISALLOWED_APP' && app !== undefined ? (
          <a
            className={buttonClass({ variant: 'primary', size: 'large' })}
            href={`#/suggestedapps?app=${encodeURIComponent(app)}`}
          >
            {say('session.block.alternatives')}
          </a>
        ) : null}
        {details.length === 0 ? null : (
          <CopyButton text={[heading, ...details].join('\n')} size="large">
            {say('session.block.copy')}
          </CopyButton>
        )}
      </div>
    </SessionFrame>
  );
}
