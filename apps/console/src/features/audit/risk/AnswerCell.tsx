import type { RiskAttribute } from '@casbah/contract/risk';
import type { riskProfilesWords, riskScoreWords } from '@casbah/messages/risk';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { Popover } from '@casbah/widgets/popover/Popover.tsx';
import { DATA_CENTER_NAMES } from '@casbah/widgets/risk-answer/risk-answer.ts';
import { type ReactNode, useState } from 'react';
import { useCountry } from '../../../words/useCountry.ts';
import { useWords } from '../../../words/useWords.ts';
import css from './Risk.module.css';
import { useDetailName } from './useAnswerText.ts';

/** An answer in a word, with expandable locations and details. Unresearched attributes have none. */
export function AnswerCell({ attribute }: { attribute: RiskAttribute }) {
  const say = useWords<typeof riskProfilesWords | typeof riskScoreWords>();
  const country = useCountry();
  const { answer, basis, year, countries, knocked_out, own, possible_details } = attribute;
  const isKnown = answer === 'yes' || answer === 'no';
  return (
    <span className={css.names}>
      <span className={isKnown ? undefined : css.open}>
        {say(`brr.answer.${answer}`)}
        {year === null ? null : `, ${say('brr.answer.since', { year: String(year) })}`}
      </span>
      {countries === null || countries.length === 0 ? null : countries.length === 1 ? (
        <span>{country(countries[0] ?? null)}</span>
      ) : (
        <Places attribute={attribute} countries={countries} />
      )}
      {answer === 'yes' && possible_details.length > 0 ? <Details attribute={attribute} /> : null}
      {basis === 'assumed' ? <Chip>{say('brr.assumed')}</Chip> : null}
      {own === null ? null : <Chip tone="accent">{say('brr.own')}</Chip>}
      {knocked_out ? <Chip tone="high">{say('brr.knockout')}</Chip> : null}
    </span>
  );
}

/** Data locations or vendor headquarters: the first five, and the rest on demand. */
function Places({ attribute, countries }: { attribute: RiskAttribute; countries: readonly string[] }) {
  const say = useWords<typeof riskProfilesWords>();
  const country = useCountry();
  const [all, setAll] = useState(false);
  const shown = all ? countries : countries.slice(0, DATA_CENTER_NAMES);
  return (
    <Opens attribute={attribute} words={say('brr.places', { count: countries.length })}>
      <ul className={css.list}>
        {shown.map((one) => (
          <li key={one}>{country(one)}</li>
        ))}
      </ul>
      {countries.length > DATA_CENTER_NAMES ? (
        <Button variant="link" onPress={() => setAll(!all)}>
          {all ? say('brr.places.fewer') : say('brr.places.more', { count: countries.length - shown.length })}
        </Button>
      ) : null}
    </Opens>
  );
}

/** Which details apply; unlisted ones are unknown. */
function Details({ attribute }: { attribute: RiskAttribute }) {
  const say = useWords<typeof riskProfilesWords>();
  const detailName = useDetailName();
  const { details, possible_details } = attribute;
  return (
    <Opens
      attribute={attribute}
      words={say('brr.details', { count: details?.length ?? 0, possible: possible_details.length })}
    >
      <dl className={css.pairs}>
        {possible_details.map((one) => (
          <div key={one}>
            <dt>{detailName(one)}</dt>
            <dd>{details?.includes(one) === true ? say('brr.answer.yes') : say('brr.details.unsaid')}</dd>
          </div>
        ))}
      </dl>
    </Opens>
  );
}

function Opens({
  attribute,
  words,
  children,
}: {
  attribute: RiskAttribute;
  words: string;
  children: ReactNode;
}) {
  const say = useWords<typeof riskScoreWords>();
  const question = say(`score.attribute.${attribute.attribute}`);
  return (
    <Popover
      label={question}
      trigger={
        <Button variant="link" aria-label={`${words}: ${question}`}>
          {words}
        </Button>
      }
    >
      {() => <div className={css.overlay}>{children}</div>}
    </Popover>
  );
}
