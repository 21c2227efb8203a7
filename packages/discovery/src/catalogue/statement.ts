import type { StatedAnswer } from '@casbah/domain/risk-answer';
import type { QuestionKey } from '@casbah/domain/risk-question';

/** A vendor's public statement about its service on one question. */
export interface Statement extends StatedAnswer {
  /** URL of the vendor's page with the statement; for unknown answers, of the page that was searched. */
  page: string;
  /** Month in which the answer was verified on the page, such as `2026-11`; absent if it wasn't. */
  checked?: string | undefined;
}

export type Statements = ReadonlyMap<QuestionKey, Statement>;

/** Vendor statements by service ID. */
export type StatementsByService = ReadonlyMap<string, Statements>;
