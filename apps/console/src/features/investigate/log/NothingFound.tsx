import type { FilterError } from '@casbah/domain/filter/parse';
import type { investigateWords } from '@casbah/messages/investigate';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { errorWords } from '@casbah/widgets/filter-bar/filter-words.ts';
import { useIntl } from 'react-intl';
import { scopeOfChoice } from '../../../scope/scope.ts';
import { useScope } from '../../../scope/useScope.ts';
import { useWords } from '../../../words/useWords.ts';

/** No activity matches: which condition to loosen. */
export function NothingFound() {
  const say = useWords<typeof investigateWords>();
  const { scope, change, showNewest } = useScope();
  const isFiltered = scope.filter !== undefined;
  return (
    <EmptyState
      compact
      title={say('investigate.nothing')}
      action={
        isFiltered ? (
          <Button onPress={() => change({ filter: undefined, selected: undefined })}>
            {say('audit.filter.clear')}
          </Button>
        ) : showNewest !== undefined ? (
          <Button onPress={showNewest}>{say('shell.showNewest')}</Button>
        ) : scope.range === 'all' ? undefined : (
          <Button onPress={() => change(scopeOfChoice({ kind: 'preset', preset: 'all' }))}>
            {say('audit.range.all')}
          </Button>
        )
      }
    >
      {say(isFiltered ? 'investigate.nothing.filtered' : 'investigate.nothing.range')}{' '}
      {say('investigate.reach')}
    </EmptyState>
  );
}

/** The filter in the URL is invalid: where, and what to write instead. */
export function InvalidFilter({ error }: { error: FilterError }) {
  const say = useWords();
  const intl = useIntl();
  const { scope, change } = useScope();
  return (
    <EmptyState
      compact
      title={say('audit.filter.unreadable')}
      action={<Button onPress={() => change({ filter: undefined })}>{say('audit.filter.clear')}</Button>}
    >
      {errorWords(intl, error, scope.filter ?? '')}
    </EmptyState>
  );
}
