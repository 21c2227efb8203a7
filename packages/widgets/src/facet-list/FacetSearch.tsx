import { type ReactNode, useEffect, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { useFormat } from '../format/useFormat.ts';
import { Popover } from '../popover/Popover.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
import { SkeletonText } from '../skeleton/Skeleton.tsx';
import css from './FacetList.module.css';
import { type FacetValue, matching } from './facet.ts';

export interface FacetSearchProps {
  /** The facet's name. */
  label: string;
  more: number;
  load: (signal: AbortSignal) => Promise<readonly FacetValue[]>;
  render: (values: readonly FacetValue[]) => ReactNode;
}

/** “38 more”: search over all values of a facet, loaded on opening. */
export function FacetSearch({ label, more, load, render }: FacetSearchProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const words = formatMessage({ id: 'widgets.facets.more' }, { count: format.number(more) });
  return (
    <Popover
      label={label}
      trigger={
        <AriaButton className={css.more ?? ''} aria-label={`${label}: ${words}`}>
          {words}
        </AriaButton>
      }
    >
      <AllValues load={load} render={render} label={label} />
    </Popover>
  );
}

type Loaded = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; values: readonly FacetValue[] };

function AllValues({ load, render, label }: Pick<FacetSearchProps, 'load' | 'render' | 'label'>) {
  const { formatMessage } = useIntl();
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [text, setText] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once it opens, and again when somebody asks for it
  useEffect(() => {
    const aborted = new AbortController();
    setLoaded({ state: 'loading' });
    load(aborted.signal).then(
      (values) => {
        if (!aborted.signal.aborted) setLoaded({ state: 'ready', values });
      },
      () => {
        if (!aborted.signal.aborted) setLoaded({ state: 'failed' });
      },
    );
    return () => aborted.abort();
  }, [attempt]);

  const found = loaded.state === 'ready' ? matching(loaded.values, text) : [];
  return (
    <div className={css.all}>
      <SearchField
        aria-label={formatMessage({ id: 'widgets.facets.search' }, { label })}
        placeholder={formatMessage({ id: 'widgets.facets.search' }, { label })}
        value={text}
        onChange={setText}
        autoFocus
      />
      {loaded.state === 'loading' ? <SkeletonText lines={8} /> : null}
      {loaded.state === 'failed' ? (
        <p className={css.note}>
          {formatMessage({ id: 'widgets.facets.failed' })}{' '}
          <Button variant="link" onPress={() => setAttempt(attempt + 1)}>
            {formatMessage({ id: 'widgets.error.retry' })}
          </Button>
        </p>
      ) : null}
      {loaded.state === 'ready' && found.length === 0 ? (
        <p className={css.note}>{formatMessage({ id: 'widgets.comboBox.none' })}</p>
      ) : null}
      {found.length > 0 ? render(found) : null}
    </div>
  );
}
