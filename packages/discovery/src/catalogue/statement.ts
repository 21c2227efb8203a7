import type { StatedAnswer } from '@casbah/domain/risk-answer';
import type { QuestionKey } from '@casbah/domain/risk-question';

/** What a vendor says in public of its service about one question. */
export interface Statement extends StatedAnswer {
  /** Address of the vendor's page that says so; where the answer is unknown, of the page that was looked through. */
  page: string;
  /** Month in which the answer was found on that page, e.g. `2026-11`; without it, it wasn't compared with the page. */
  checked?: string | undefined;
}

export type Statements = ReadonlyMap<QuestionKey, Statement>;

/** What vendors say, by id of their service. */
export type StatementsByService = ReadonlyMap<string, Statements>;
