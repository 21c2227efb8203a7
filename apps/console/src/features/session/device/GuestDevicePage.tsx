import { DEFAULT_AGENT_DOWNLOAD_URL } from '@casbah/domain/device-page';
import type { agentsSignedOutWords } from '@casbah/messages/signed-out/agents';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { DownloadIcon } from '@casbah/widgets/icons/icons.tsx';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { callBeforeSignIn } from '../../../request/api.ts';
import { answeredAddress, ownPath } from '../../../request/safe-url.ts';
import { type ErrorWords, errorWords } from '../../../words/error-words.ts';
import { useSessionWords } from '../../../words/useWords.ts';
import { CONSOLE } from '../console-address.ts';
import { Notice } from '../Notice.tsx';
import type { PageProps } from '../page-props.ts';
import css from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';

const OWNERS = ['corporate', 'personal'] as const;
type Owner = (typeof OWNERS)[number];

interface Devices {
  download: string;
  /** Access requires the agent. */
  forced: boolean;
}

async function readDevices(): Promise<Devices> {
  const { device_management_info: info } = await callBeforeSignIn('GET /admin/tenant', {
    query: { field: 'device_management_info' },
  });
  const named = info?.agent_download_url ?? '';
  return {
    download: (named === '' ? undefined : answeredAddress(named)) ?? DEFAULT_AGENT_DOWNLOAD_URL,
    forced: info?.force_agent_download ?? false,
  };
}

/** For an unknown device: its owner determines the next step. */
export function GuestDevicePage({ address }: PageProps) {
  const say = useSessionWords<typeof agentsSignedOutWords>();
  const intl = useIntl();
  const [owner, setOwner] = useState<Owner>('corporate');
  const [devices, setDevices] = useState<Devices>();
  const [failure, setFailure] = useState<ErrorWords>();

  useEffect(() => {
    readDevices().then(setDevices, (error: unknown) =>
      setFailure(
        errorWords(intl, error, {
          unreachable: say('session.error.unreachable'),
          unexpected: say('session.device.loadFailed'),
        }),
      ),
    );
  }, [intl, say]);

  const needsAgent = owner === 'corporate' || devices?.forced === true;
  return (
    <SessionFrame heading={say('session.device.guest')} intro={say('session.device.guest.intro')}>
      <Notice words={failure} />
      <fieldset className={css.choices}>
        <legend className={css.legend}>{say('session.device.guest')}</legend>
        {OWNERS.map((one) => (
          <label key={one} className={css.choice}>
            <input
              type="radio"
              name="owner"
              value={one}
              checked={owner === one}
              onChange={() => setOwner(one)}
            />
            <span>
              <b>{say(`session.device.${one}`)}</b>
              <span>
                {say(
                  one === 'personal' && devices?.forced === true
                    ? 'session.device.personal.forced'
                    : `session.device.${one}.text`,
                )}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {devices === undefined ? null : needsAgent ? (
        <>
          <a
            className={buttonClass({ variant: 'primary', size: 'large', wide: true })}
            href={devices.download}
            rel="noreferrer"
            download
          >
            <DownloadIcon />
            {say('session.device.download')}
          </a>
          <p className={css.text}>{say('session.device.after')}</p>
        </>
      ) : (
        <a
          className={buttonClass({ variant: 'primary', size: 'large', wide: true })}
          href={ownPath(address.value('redirect')) ?? CONSOLE}
        >
          {say('session.device.goOn')}
        </a>
      )}
    </SessionFrame>
  );
}
