import type { Answer } from '@casbah/contract/client';
import type { blockedSignedOutWords } from '@casbah/messages/signed-out/blocked';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { ServiceName } from '@casbah/widgets/service-name/ServiceName.tsx';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { callBeforeSignIn } from '../../../request/api.ts';
import { type ErrorWords, errorWords } from '../../../words/error-words.ts';
import { useSessionWords } from '../../../words/useWords.ts';
import { Notice } from '../Notice.tsx';
import type { PageProps } from '../page-props.ts';
import frame from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';
import { withNewTokenOnce } from '../token.ts';
import css from './SuggestedAppsPage.module.css';

type Suggested = Answer<'POST /admin/user/suggestedapps'>['api_response'];

/** Alternatives to a blocked app: less risky services of its kind. */
export function SuggestedAppsPage({ address }: PageProps) {
  const say = useSessionWords<typeof blockedSignedOutWords>();
  const intl = useIntl();
  const asked = address.text('app', 253);
  const [found, setFound] = useState<Suggested>();
  const [notice, setNotice] = useState<ErrorWords>();

  useEffect(() => {
    if (asked === undefined) return;
    let isHere = true;
    withNewTokenOnce(() => callBeforeSignIn('POST /admin/user/suggestedapps', { body: { app: asked } })).then(
      ({ api_response }) => {
        if (isHere) setFound(api_response);
      },
      (error: unknown) => {
        if (!isHere) return;
        setNotice(
          errorWords(intl, error, {
            unreachable: say('session.error.unreachable'),
            unexpected: say('session.error.unknown'),
          }),
        );
      },
    );
    return () => {
      isHere = false;
    };
  }, [asked, intl, say]);

  if (asked === undefined)
    return (
      <SessionFrame heading={say('session.alternatives.heading')} intro={say('session.alternatives.noApp')} />
    );
  const app = found?.app?.name ?? asked;
  const services = found?.alt_services ?? [];
  const isEmpty = found !== undefined && services.length === 0;
  return (
    <SessionFrame
      state={<Chip tone="high">{say('session.alternatives.blocked', { app })}</Chip>}
      heading={say(isEmpty ? 'session.alternatives.none' : 'session.alternatives.heading')}
      intro={isEmpty ? say('session.alternatives.noneText') : say('session.alternatives.intro', { app })}
    >
      <Notice words={notice} />
      <div aria-busy={found === undefined && notice === undefined}>
        {services.length === 0 ? null : (
          <ul className={css.services} aria-label={say('session.alternatives.list')}>
            {services.map(({ id, name, category, brr, level, domain }) => (
              <li key={id}>
                <span className={css.service}>
                  <ServiceName name={name} id={id} />
                  <span className={css.detail}>
                    {intl.formatMessage({ id: `category.${category}`, defaultMessage: category })} · {domain}
                  </span>
                </span>
                <RiskChip level={level} brr={brr} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className={frame.links}>
        <a href="#/">{say('session.toSignIn')}</a>
      </p>
    </SessionFrame>
  );
}
