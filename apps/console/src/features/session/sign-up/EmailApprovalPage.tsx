import type { Answer } from '@casbah/contract/client';
import type { signupSignedOutWords } from '@casbah/messages/signed-out/signup';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { callBeforeSignIn } from '../../../request/api.ts';
import { type ErrorWords, errorCode, errorWords } from '../../../words/error-words.ts';
import { useSessionWords } from '../../../words/useWords.ts';
import { Notice } from '../Notice.tsx';
import type { PageProps } from '../page-props.ts';
import css from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';
import { withNewTokenOnce } from '../token.ts';

type Approved = Answer<'POST /user/emailapproval'>['approved'];

/**
 * Confirms what an email asks for. Requires a click, because link scanners in email programs open links, too.
 */
export function EmailApprovalPage({ address }: PageProps) {
  const say = useSessionWords<typeof signupSignedOutWords>();
  const intl = useIntl();
  const context = address.value('ctx');
  const [approved, setApproved] = useState<Approved>();
  const [isInvalid, setInvalid] = useState(context === undefined);
  const [pending, setPending] = useState(false);
  const [notice, setNotice] = useState<ErrorWords>();

  async function approve(ctx: string): Promise<void> {
    setPending(true);
    setNotice(undefined);
    try {
      const answer = await withNewTokenOnce(() =>
        callBeforeSignIn('POST /user/emailapproval', { body: { context: ctx } }),
      );
      setApproved(answer.approved);
    } catch (error) {
      if (errorCode(error) === 'LINK_INVALID') setInvalid(true);
      else
        setNotice(
          errorWords(intl, error, {
            unreachable: say('session.error.unreachable'),
            unexpected: say('session.error.unknown'),
          }),
        );
    }
    setPending(false);
  }

  if (approved !== undefined)
    return (
      <SessionFrame
        state={<Chip tone="low">{say('session.approve.state')}</Chip>}
        heading={say(`session.approve.${approved}`)}
        intro={<span role="status">{say(`session.approve.${approved}.text`)}</span>}
      />
    );
  if (isInvalid || context === undefined)
    return (
      <SessionFrame
        gate="closed"
        heading={say('session.finish.invalid')}
        intro={say('session.approve.invalid')}
      >
        <div className={css.actions}>
          <a className={buttonClass({ size: 'large' })} href="#/">
            {say('session.toSignIn')}
          </a>
        </div>
      </SessionFrame>
    );
  return (
    <SessionFrame heading={say('session.approve.heading')} intro={say('session.approve.intro')}>
      <Notice words={notice} />
      <div className={css.actions}>
        <Button variant="primary" size="large" isPending={pending} onPress={() => void approve(context)}>
          {say('session.approve.submit')}
        </Button>
      </div>
    </SessionFrame>
  );
}
