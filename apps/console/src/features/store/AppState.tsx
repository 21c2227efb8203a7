import type { StoreAppAnswer } from '@casbah/contract/store';
import { DAY_MS } from '@casbah/domain/time-units';
import type { storeWords } from '@casbah/messages/store';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useState } from 'react';
import { useWords } from '../../words/useWords.ts';
import css from './Store.module.css';

type Way = StoreAppAnswer['ways'][number];

/** State of an app in one category, in a word or two. */
export function AppState({ way }: { way: Way }) {
  const say = useWords<typeof storeWords>();
  const [now] = useState(Date.now);
  const { access_status: status, app_category, is_free_trial, trial_ends_on } = way;
  if (status === 'GRANTED' && is_free_trial && trial_ends_on !== null) {
    const days = Math.floor((Date.parse(trial_ends_on) - now) / DAY_MS);
    return <Chip tone="medium">{say('store.state.trial', { days: Math.max(0, days) })}</Chip>;
  }
  const isPart = app_category === 'CASBAH';
  if (status === 'GRANTED')
    return <Chip tone="low">{say(isPart ? 'store.state.included' : 'store.state.GRANTED')}</Chip>;
  if (status === 'EXPIRED') return <Chip tone="medium">{say('store.state.EXPIRED')}</Chip>;
  if (!isPart && !way.is_built && status === 'NONE')
    return <span className={css.quiet}>{say('store.notBuilt')}</span>;
  return <span className={css.quiet}>{say(isPart ? 'store.state.off' : `store.state.${status}`)}</span>;
}
