import { FILE_SHARING_APPS, isFileSharingApp } from '@casbah/domain/file-sharing-app';
import type { signupSignedOutWords } from '@casbah/messages/signed-out/signup';
import { FirstTimeVideo } from '@casbah/widgets/first-time-video/FirstTimeVideo.tsx';
import { usableStorage } from '@casbah/widgets/storage-notice/browser-storage.ts';
import { answeredAddress } from '../../../request/safe-url.ts';
import { useSessionWords } from '../../../words/useWords.ts';
import { useBeginning } from '../beginning.ts';
import type { PageProps } from '../page-props.ts';
import css from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';

/** After sign-up; with more detail for people who came from a file-sharing app. */
export function SignUpAckPage({ address }: PageProps) {
  const say = useSessionWords<typeof signupSignedOutWords>();
  const { config } = useBeginning();
  const film =
    config === undefined || config.guideVideoUrl === '' ? undefined : answeredAddress(config.guideVideoUrl);
  const id = address.text('app', 64)?.toLowerCase();
  const app = id !== undefined && isFileSharingApp(id) ? FILE_SHARING_APPS[id] : undefined;
  return (
    <SessionFrame heading={say('session.ack.heading')} intro={say('session.ack.intro')}>
      <h2>{say('session.ack.steps')}</h2>
      <ol className={css.steps}>
        <li>{say('session.ack.step.mail')}</li>
        <li>{say('session.ack.step.logs')}</li>
        <li>{say('session.ack.step.people')}</li>
      </ol>
      {app === undefined ? null : (
        <section className={css.card}>
          <h2>{say('session.ack.app', { app })}</h2>
          <p>{say('session.ack.app.files')}</p>
          <p>{say('session.ack.app.connect', { app })}</p>
          <p>{say('session.ack.app.nothing')}</p>
        </section>
      )}
      {film === undefined ? null : (
        <FirstTimeVideo
          id="sign-up"
          kept={usableStorage(() => localStorage)}
          film={{ title: say('session.ack.video'), src: film }}
        >
          {say('session.ack.videoText')}
        </FirstTimeVideo>
      )}
      <p className={css.links}>
        <a href="#/">{say('session.toSignIn')}</a>
      </p>
    </SessionFrame>
  );
}
