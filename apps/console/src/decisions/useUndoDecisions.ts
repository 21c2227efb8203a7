import type { Decision } from '@casbah/domain/decision';
import type { decisionsWords } from '@casbah/messages/decisions';
import type { tagsNamesWords } from '@casbah/messages/tags';
import { showErrorToast, showToast } from '../shell/toasts.ts';
import { useErrorWords } from '../shell/useErrorWords.ts';
import { useWords } from '../words/useWords.ts';
import { refreshDecisions, undoEntries } from './decision-queries.ts';

/** Undoes decision log entries and shows a toast; on a refusal, the toast says what to do. */
export function useUndoDecisions(): (entries: readonly number[]) => Promise<void> {
  const say = useWords<typeof decisionsWords>();
  const errorWords = useErrorWords();
  return async (entries) => {
    try {
      await undoEntries(entries);
      showToast({ tone: 'low', title: say('decisions.undone') });
    } catch (failure) {
      showErrorToast(failure, {
        title: say('decisions.undo.failed'),
        detail: errorWords(failure).text,
      });
    }
    await refreshDecisions();
  };
}

/** Shows a toast about a decision, with an undo button. */
export function useDecidedToast(): (decided: {
  decision: Decision | null;
  count: number;
  /** Name of the service, if it is only one. */
  name?: string | undefined;
  entries: readonly number[];
}) => void {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const undo = useUndoDecisions();
  return ({ decision, count, name, entries }) => {
    const values = { count, name: name ?? '', decision: decision === null ? '' : say(`tag.${decision}`) };
    const isNamed = name !== undefined && count > 0;
    const decided = isNamed ? 'decisions.decided.one' : 'decisions.decided';
    const removed = isNamed ? 'decisions.removed.one' : 'decisions.removed';
    showToast({
      tone: 'low',
      title: say(decision === null ? removed : decided, values),
      ...(entries.length === 0
        ? {}
        : { action: { label: say('decisions.undo'), onAction: () => void undo(entries) } }),
    });
  };
}
