import type { Answer } from '@casbah/contract/client';
import { formatDate } from '@casbah/domain/format/date';
import type { sessionSignedOutNoticesWords } from '@casbah/messages/signed-out/session';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { callBeforeSignIn } from '../../../request/api.ts';
import { useSessionWords } from '../../../words/useWords.ts';
import css from './KeptMails.module.css';
import { linksIn } from './links-in-mail.ts';

type Mail = Answer<'GET /user/mails/{name}'>['mail'];

/** Emails stored in a folder because no mail server is configured. Only the operator sees them. */
export function KeptMails() {
  const say = useSessionWords<typeof sessionSignedOutNoticesWords>();
  const { locale, timeZone } = useIntl();
  const [mails, setMails] = useState<Answer<'GET /user/mails'>['mails']>();
  const [open, setOpen] = useState<Mail>();

  useEffect(() => {
    let isHere = true;
    callBeforeSignIn('GET /user/mails', {}).then(
      (answer) => {
        if (isHere) setMails(answer.mails);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);

  async function show(name: string): Promise<void> {
    if (open?.name === name) {
      setOpen(undefined);
      return;
    }
    const { mail } = await callBeforeSignIn('GET /user/mails/{name}', { params: { name } });
    setOpen(mail);
  }

  if (mails === undefined) return null;
  return (
    <section className={css.mails} aria-labelledby="kept-mails">
      <h2 id="kept-mails">{say('session.mails.heading')}</h2>
      <p className={css.text}>{say(mails.length === 0 ? 'session.mails.none' : 'session.mails.text')}</p>
      {mails.length === 0 ? null : (
        <ul className={css.list}>
          {mails.map(({ name, time, to, subject }) => (
            <li key={name}>
              <button
                type="button"
                aria-expanded={open?.name === name}
                onClick={() => void show(name).catch(() => setOpen(undefined))}
              >
                <b>{subject}</b>
                <span>
                  {to} · {formatDate(Date.parse(time), 'dayTime', locale, timeZone)}
                </span>
              </button>
              {open?.name === name ? <OpenMail mail={open} /> : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Shown as text: email content never becomes part of this page. Links to this server can be followed. */
function OpenMail({ mail: { text } }: { mail: Mail }) {
  const say = useSessionWords<typeof sessionSignedOutNoticesWords>();
  const links = linksIn(text, location.origin);
  return (
    <div className={css.mail}>
      <pre>{text}</pre>
      {links.map((link) => (
        <a key={link} href={link}>
          {say('session.mails.follow')}
        </a>
      ))}
    </div>
  );
}
