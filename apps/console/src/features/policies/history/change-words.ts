import type { PolicyChange } from '@casbah/domain/policy/policy-changes';
import { conditionTextWords } from '../explain/condition-words.ts';
import { deedWords } from '../explain/deed-words.ts';
import { exceptionSentence, personWords, scheduleSentences } from '../explain/explain-policy.ts';
import type { ExplainWords } from '../explain/explain-words.ts';

/** Both sides of a change. Empty: nothing was there; undefined: the item of a list was added or removed. */
export interface ChangeWords {
  before: string | undefined;
  after: string | undefined;
}

/** A change in words. */
export function changeWords(change: PolicyChange, words: ExplainWords): ChangeWords {
  switch (change.part) {
    case 'name':
    case 'description':
      return { before: change.before, after: change.after };
    case 'condition':
      return {
        before: conditionTextWords(change.before, words),
        after: conditionTextWords(change.after, words),
      };
    case 'severity':
      return { before: words.severity(change.before), after: words.severity(change.after) };
    case 'include':
    case 'exclude':
      return sides(change, (one) => personWords(one, words));
    case 'exceptions':
      return sides(change, (one) => exceptionSentence(one, words));
    case 'responses':
      return sides(change, (one) => deedWords(one, words));
    case 'schedule': {
      const said = (schedule: typeof change.before) => scheduleSentences({ schedule }, words).join(' ');
      return { before: said(change.before), after: said(change.after) };
    }
  }
}

function sides<Item>(
  { before, after }: { before: Item | null; after: Item | null },
  said: (item: Item) => string,
): ChangeWords {
  return {
    before: before === null ? undefined : said(before),
    after: after === null ? undefined : said(after),
  };
}
