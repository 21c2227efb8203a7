import type { FilterValue } from '@casbah/domain/filter/expression';
import type { PolicyField } from '@casbah/domain/policy/policy-fields';
import type { Severity } from '@casbah/domain/policy/response';
import type { Weekday } from '@casbah/domain/policy/schedule';
import type { policiesExplainWords, policiesNamesWords } from '@casbah/messages/policies';
import type { IdOf } from '@casbah/messages/word-part';
import type { Say } from '../../../words/useWords.ts';

/** What sentences about policies are made of, in the reader's language. */
export interface ExplainWords {
  say: Say<IdOf<typeof policiesExplainWords> | IdOf<typeof policiesNamesWords>>;
  field: (field: PolicyField) => string;
  value: (field: PolicyField, value: FilterValue) => string;
  severity: (severity: Severity) => string;
  /** Names by ID; the ID itself if there is none. */
  template: (id: string) => string;
  destination: (id: string) => string;
  tag: (id: number) => string;
  /** An ISO time in the reader's time zone. */
  time: (iso: string) => string;
  weekday: (day: Weekday) => string;
  /** `a, b and c` */
  all: (items: readonly string[]) => string;
  /** `a, b or c` */
  any: (items: readonly string[]) => string;
}
