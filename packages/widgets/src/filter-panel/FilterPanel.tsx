import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Facet, type FacetListProps } from '../facet-list/FacetList.tsx';
import { NO_CHOICE } from '../facet-list/facet.ts';
import { CloseIcon } from '../icons/frame-icons.tsx';
import { InfoIcon } from '../icons/icons.tsx';
import css from './FilterPanel.module.css';
import {
  columnsShown,
  dismissBanner,
  isBannerDismissed,
  type KeptState,
  type PanelState,
  readPanelState,
  writePanelState,
} from './panel-state.ts';

export interface FilterPanelProps
  extends Pick<FacetListProps, 'choices' | 'onChoose' | 'loadAll' | 'atMost'> {
  /** ID of the panel in stored state. */
  id: string;
  groups: NonNullable<FacetListProps['groups']>;
  /** Stores the collapsed state: local storage. */
  kept: KeptState;
  label?: string | undefined;
  /** Notice above the columns, with storage for its dismissal: session storage. */
  banner?: { words: ReactNode; kept: KeptState } | undefined;
}

/** Filters side by side above a list, one column per attribute. */
export function FilterPanel({
  id,
  groups,
  choices,
  onChoose,
  loadAll,
  atMost = 5,
  kept,
  banner,
  label,
}: FilterPanelProps) {
  const { formatMessage } = useIntl();
  const [state, setState] = useState<PanelState>(() => readPanelState(kept, id));
  const [dismissed, setDismissed] = useState(
    () => banner === undefined || isBannerDismissed(banner.kept, id),
  );
  const change = (next: PanelState) => {
    setState(next);
    writePanelState(kept, id, next);
  };
  const shown = columnsShown(groups.length, state.expanded);
  return (
    <section aria-label={label ?? formatMessage({ id: 'widgets.filterPanel.label' })} className={css.panel}>
      {banner === undefined || dismissed ? null : (
        <div role="note" className={css.banner}>
          <InfoIcon size={14} />
          <div className={css.words}>{banner.words}</div>
          <IconButton
            size="tiny"
            label={formatMessage({ id: 'widgets.filterPanel.dismiss' })}
            onPress={() => {
              dismissBanner(banner.kept, id);
              setDismissed(true);
            }}
          >
            <CloseIcon size={12} />
          </IconButton>
        </div>
      )}
      {state.hidden ? null : (
        <div className={css.columns}>
          {groups.slice(0, shown).map((group) => (
            <Facet
              key={group.field}
              group={group}
              choice={choices[group.field] ?? NO_CHOICE}
              onChoose={onChoose}
              loadAll={loadAll}
              atMost={atMost}
            />
          ))}
        </div>
      )}
      <div className={css.foot}>
        {state.hidden || columnsShown(groups.length, false) === groups.length ? null : (
          <Button
            variant="ghost"
            size="small"
            onPress={() => change({ ...state, expanded: !state.expanded })}
          >
            {state.expanded
              ? formatMessage({ id: 'widgets.filterPanel.showFewer' })
              : formatMessage({ id: 'widgets.filterPanel.showAll' }, { count: groups.length })}
          </Button>
        )}
        <Button variant="ghost" size="small" onPress={() => change({ ...state, hidden: !state.hidden })}>
          {state.hidden
            ? formatMessage({ id: 'widgets.filterPanel.show' })
            : formatMessage({ id: 'widgets.filterPanel.hide' })}
        </Button>
      </div>
    </section>
  );
}
