import { MOST_SERVICE_ANSWERS } from '@casbah/contract/risk';
import type { StatedAnswer } from '@casbah/domain/risk-answer';
import { type QuestionKey, riskQuestion } from '@casbah/domain/risk-question';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
import { countServiceAnswers, setServiceAnswer } from '@casbah/stores/control/risk/service-answers';
import { type Actor, changesBetween, entryBy } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';

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
  /** The name of a service of the catalogue. */
  nameOf: (id: string) => string | undefined;
  /** Services are judged otherwise from now on. */
  onChange: (tenant: string) => void;
}

/** What a company knows better of services than the catalogue. */
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
    const { control, clock, nameOf, onChange } = this.#parts;
    const { tenant } = actor;
    const name = nameOf(service);
    if (name === undefined) throw new ApiFailure('NOT_FOUND');
    await control.inTenant(tenant, async (tx) => {
      const time = clock();
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
      await writeAudit(tx, {
        ...entryBy(actor, time),
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

/** An answer says only what its question asks for. */
function answerOf(question: QuestionKey, given: GivenAnswer): StatedAnswer {
  const { kind, details: possible = [] } = riskQuestion(question);
  const { value, year, countries, details } = given;
  const refuse = (field: string, problem: string): never => {
    throw new ApiFailure('UNPROCESSABLE', { field, problem });
  };
  if (year !== null && kind !== 'year') refuse('year', 'this question does not ask for a year');
  if (countries !== null && kind !== 'countries')
    refuse('countries', 'this question does not ask for countries');
  const said = possible.filter((one) => details?.includes(one));
  const foreign = details?.find((one) => !said.some((known) => known === one));
  if (foreign !== undefined) refuse('details', `this question has no ${foreign}`);
  return {
    value,
    ...(year === null ? {} : { year }),
    ...(countries === null || countries.length === 0 ? {} : { countries: [...new Set(countries)].sort() }),
    ...(said.length === 0 ? {} : { details: said }),
  };
}
