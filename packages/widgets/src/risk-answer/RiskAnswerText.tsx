import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { Popover } from '../popover/Popover.tsx';
import css from './RiskAnswerText.module.css';
import { firstNames, readRiskAnswer } from './risk-answer.ts';

const WORDS = {
  yes: 'widgets.answer.yes',
  no: 'widgets.answer.no',
  mobilena: 'widgets.answer.mobilena',
  unknown: 'widgets.answer.unknown',
  under_review: 'widgets.answer.UNDER_REVIEW',
} as const;

/** A service's answer to a risk question: a word, its data centers, or details behind a button. */
export function RiskAnswerText({ answer, question }: { answer: string; question: string }) {
  const { formatMessage } = useIntl();
  const read = readRiskAnswer(answer);
  switch (read.kind) {
    case 'places': {
      const { names, more } = firstNames(read.places);
      return (
        <Details label={question} button={read.places.map(({ country }) => country).join(', ')}>
          <ul className={css.list}>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
            {more === 0 ? null : <li>{formatMessage({ id: 'widgets.answer.more' }, { count: more })}</li>}
          </ul>
        </Details>
      );
    }
    case 'parts':
      return (
        <Details
          label={question}
          button={formatMessage({ id: 'widgets.answer.parts' }, { count: Object.keys(read.parts).length })}
        >
          <dl className={css.parts}>
            {Object.entries(read.parts).map(([name, part]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <RiskAnswerText answer={part} question={name} />
                </dd>
              </div>
            ))}
          </dl>
        </Details>
      );
    case 'text':
      return read.short === read.text ? (
        <bdi>{read.text}</bdi>
      ) : (
        <Details label={question} button={read.short}>
          <p className={css.whole}>{read.text}</p>
        </Details>
      );
    default:
      return <span data-answer={read.kind}>{formatMessage({ id: WORDS[read.kind] })}</span>;
  }
}

function Details({ label, button, children }: { label: string; button: string; children: ReactNode }) {
  return (
    <Popover
      label={label}
      trigger={
        <Button variant="link">
          <bdi className={css.button}>{button}</bdi>
        </Button>
      }
    >
      {() => <div className={css.details}>{children}</div>}
    </Popover>
  );
}
