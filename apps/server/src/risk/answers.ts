import { MOST_SERVICE_ANSWERS } from '@casbah/contract/risk';
import type { StatedAnswer } from '@casbah/domain/risk-answer';
import { type QuestionKey, riskQuestion } from '@casbah/domain/risk-question';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { countServiceAnswers, setServiceAnswer } from '@casbah/stores/control/risk/service-answers';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';

export interface GivenAnswer {
  value: 'yes' | 'no' | 'unknown';
  year: number | null;
  countries: readonly string[] | null;
  details: readonly string[] | null;
  note: string;
}

export interface AnswersParts {
  control: ControlStore;
  clock: () => number;
  /** Name of a catalog service. */
  nameOf: (id: string) => string | undefined;
  /** Called when scores of services may have changed. */
  onChange: (tenant: string) => void;
}

/** A company's overrides of the catalog's answers about services. */
export class AnswersService {
  readonly #parts: AnswersParts;

  constructor(parts: AnswersParts) {
    this.#parts = parts;
  }

  async set(actor: Actor, service: string, question: QuestionKey, given: GivenAnswer): Promise<void> {
    await this.#write(actor, service, question, answerOf(question, given), given.note);
  }

  async takeBack(actor: Actor, service: string, question: QuestionKey): Promise<void> {
    await this.#write(actor, service, question, undefined, '');
  }

  async #write(
    actor: Actor,
    service: string,
    question: QuestionKey,
    answer: StatedAnswer | undefined,
    note: string,
  ): Promise<void> {
    const { nameOf, onChange } = this.#parts;
    const { tenant } = actor;
    const name = nameOf(service);
    if (name === undefined) throw new ApiFailure('NOT_FOUND');
    await change(this.#parts, actor, async (tx, { time, record }) => {
      const before = await setServiceAnswer(tx, {
        tenant,
        service,
        question,
        answer,
        note,
        time,
        by: actor.user,
      });
      if (answer === undefined && before === undefined) throw new ApiFailure('NOT_FOUND');
      if (before === undefined && (await countServiceAnswers(tx)) > MOST_SERVICE_ANSWERS)
        throw new ApiFailure('LIMIT_REACHED', { limit: MOST_SERVICE_ANSWERS });
      record({
        object: service,
        details: { name, question, ...(note === '' ? {} : { notes: note }) },
        changes: changesBetween(
          { answer: before === undefined ? null : { ...before } },
          { answer: answer === undefined ? null : { ...answer } },
        ),
      });
    });
    onChange(tenant);
  }
}

/** An answer can only have details that its attribute accepts. */
function answerOf(question: QuestionKey, given: GivenAnswer): StatedAnswer {
  const { kind, details: possible = [] } = riskQuestion(question);
  const { value, year, countries, details } = given;

  if (year !== null && kind !== 'year') throw unusable('year', 'problem.no_year_asked');
  if (countries !== null && kind !== 'countries') throw unusable('countries', 'problem.no_countries_asked');
  const said = possible.filter((one) => details?.includes(one));
  const foreign = details?.find((one) => !said.some((known) => known === one));
  if (foreign !== undefined) throw unusable('details', 'problem.no_such_detail', { detail: foreign });
  return {
    value,
    ...(year === null ? {} : { year }),
    ...(countries === null || countries.length === 0 ? {} : { countries: [...new Set(countries)].sort() }),
    ...(said.length === 0 ? {} : { details: said }),
  };
}
