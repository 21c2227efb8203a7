import type { AnswerBasis, AnswerValue } from '@casbah/domain/risk-answer';
import type { riskProfilesWords } from '@casbah/messages/risk';
import { useIntl } from 'react-intl';
import { useCountry } from '../../../words/useCountry.ts';
import { useWords } from '../../../words/useWords.ts';

interface Told {
  value: AnswerValue;
  year: number | null;
  countries: readonly string[] | null;
  details: readonly string[] | null;
  basis?: AnswerBasis;
}

/** An answer with its details: `Yes: Type 2`, `Yes: Germany, France`. Unverified answers are marked. */
export function useAnswerText(): (told: Told) => string {
  const say = useWords<typeof riskProfilesWords>();
  const detailName = useDetailName();
  const country = useCountry();
  const { formatList } = useIntl();
  return ({ value, year, countries, details, basis }) => {
    const more = [
      ...(year === null ? [] : [say('brr.answer.since', { year: String(year) })]),
      ...(countries ?? []).map((one) => country(one)),
      ...(details ?? []).map(detailName),
    ];
    const word = say(`brr.answer.${value}`);
    const text = more.length === 0 ? word : `${word}: ${formatList(more, { type: 'unit' })}`;
    return basis === 'assumed' ? say('brr.assumed.answer', { answer: text }) : text;
  };
}

/** Name of a detail; a newer server may send unknown ones. */
export function useDetailName(): (detail: string) => string {
  const intl = useIntl();
  return (detail) => {
    const id = `risk.detail.${detail}` satisfies `risk.detail.${string}`;
    return id in intl.messages ? intl.formatMessage({ id }) : detail;
  };
}
