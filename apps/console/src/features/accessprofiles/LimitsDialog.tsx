import { SECURLET_APPS } from '@casbah/domain/securlet-app';
import type { accessprofilesWords } from '@casbah/messages/accessprofiles';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import type { LoadItems, TypeaheadItem } from '@casbah/widgets/typeahead/item.ts';
import { Typeahead } from '@casbah/widgets/typeahead/Typeahead.tsx';
import { useState } from 'react';
import { useWords } from '../../words/useWords.ts';
import css from './Profiles.module.css';
import { type Limits, type RightsRow, SCOPE_PARTS, type ScopePart } from './profile-draft.ts';
import { findServices, findUnits } from './queries.ts';

const APPS: readonly TypeaheadItem[] = SECURLET_APPS.map((app) => ({ key: app, value: app }));
const LOADS: Readonly<Partial<Record<ScopePart, LoadItems>>> = {
  services: findServices,
  org_units: findUnits,
};
const DOMAINS = {
  pattern: /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i,
};
/** Maximum values of one limit. */
const MOST_VALUES = 1000;

type Chosen = Partial<Record<ScopePart, readonly TypeaheadItem[]>>;

/** Scope of a row's permissions. An unchecked part limits nothing. */
export function LimitsDialog({
  row,
  onClose,
  onSet,
  onAnother,
  onRemove,
}: {
  row: RightsRow;
  onClose: () => void;
  onSet: (limits: Limits) => void;
  /** Adds a row for the same area, with other limits. */
  onAnother: () => void;
  onRemove: (() => void) | undefined;
}) {
  const say = useWords<typeof accessprofilesWords>();
  const [chosen, setChosen] = useState<Chosen>(() =>
    Object.fromEntries(
      Object.entries(row.limits).map(([part, values]) => [
        part,
        (values ?? []).map((value) => ({ key: value, value })),
      ]),
    ),
  );
  const setPart = (part: ScopePart, items: readonly TypeaheadItem[] | undefined) =>
    setChosen(({ [part]: _before, ...others }) =>
      items === undefined ? others : { ...others, [part]: items },
    );
  const submit = () => {
    const limits: Partial<Record<ScopePart, readonly string[]>> = {};
    for (const part of SCOPE_PARTS) {
      const items = chosen[part];
      if (items !== undefined) limits[part] = items.map(({ key }) => key);
    }
    onSet(limits);
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={say('profiles.limits.title', { area: say(`profiles.area.${row.area}`) })}
      actions={
        <>
          {onRemove === undefined ? null : (
            <Button variant="ghost" onPress={onRemove}>
              {say('profiles.limits.remove')}
            </Button>
          )}
          <Button variant="ghost" onPress={onAnother}>
            {say('profiles.limits.another')}
          </Button>
          <Button onPress={onClose}>{say('widgets.dialog.cancel')}</Button>
          <Button variant="primary" onPress={submit}>
            {say('profiles.limits.set')}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <p className={css.second}>{say('profiles.limits.sentence')}</p>
        {SCOPE_PARTS.map((part) => {
          const items = chosen[part];
          const load = LOADS[part];
          return (
            <div key={part} className={css.part}>
              <Checkbox
                isSelected={items !== undefined}
                onChange={(isLimited) => setPart(part, isLimited ? [] : undefined)}
              >
                {say(`profiles.limits.${part}`)}
              </Checkbox>
              {items === undefined ? null : (
                <Typeahead
                  aria-label={say(`profiles.limits.${part}`)}
                  multiple
                  atMost={MOST_VALUES}
                  chosen={items}
                  onChosen={(some) => setPart(part, some)}
                  hint={items.length === 0 ? say('profiles.limits.empty') : undefined}
                  {...(part === 'apps' ? { options: APPS } : {})}
                  {...(load === undefined ? {} : { load })}
                  {...(part === 'domains' ? { kind: 'domain' as const, freeText: DOMAINS } : {})}
                />
              )}
            </div>
          );
        })}
      </div>
    </Dialog>
  );
}
