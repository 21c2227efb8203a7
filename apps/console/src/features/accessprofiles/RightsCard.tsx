import { isHeldWhole } from '@casbah/domain/access-profile';
import { ACTIONS, type Action, AREAS_IN_USE } from '@casbah/domain/permission';
import type { accessprofilesWords } from '@casbah/messages/accessprofiles';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import { useState } from 'react';
import { useWords } from '../../words/useWords.ts';
import { LimitsDialog } from './LimitsDialog.tsx';
import {
  type DraftProblem,
  isLimited,
  type RightsRow,
  SCOPE_PARTS,
  withAction,
  withRowAfter,
} from './profile-draft.ts';
import css from './Rights.module.css';

/** Permissions of a profile: areas as rows, actions as columns, with each row's scope. */
export function RightsCard({
  rows,
  onChange,
  showsSome,
  problems,
}: {
  rows: readonly RightsRow[];
  onChange: (rows: readonly RightsRow[]) => void;
  /** The profile shows only some people. */
  showsSome: boolean;
  problems: readonly DraftProblem[];
}) {
  const say = useWords<typeof accessprofilesWords>();
  const [limited, setLimited] = useState<string>();
  const change = (key: string, to: (row: RightsRow) => RightsRow) =>
    onChange(rows.map((row) => (row.key === key ? to(row) : row)));
  /** Rows of areas that can have permissions. */
  const open = rows.filter(({ area }) => AREAS_IN_USE.includes(area) && !(showsSome && isHeldWhole(area)));
  /** Areas without pages are listed only if the profile already has them. */
  const listed = rows.filter(({ area, actions }) => AREAS_IN_USE.includes(area) || actions.length > 0);
  const has = (action: Action) => open.filter(({ actions }) => actions.includes(action)).length;
  const setColumn = (action: Action, isGiven: boolean) =>
    onChange(rows.map((row) => (open.includes(row) ? withAction(row, action, isGiven) : row)));
  const editing = rows.find(({ key }) => key === limited);
  const areas = AREAS_IN_USE.filter((area) =>
    rows.some((row) => row.area === area && row.actions.length > 0),
  ).length;
  return (
    <Card
      title={say('profiles.rights')}
      aside={<span>{say('profiles.rights.count', { count: areas, of: AREAS_IN_USE.length })}</span>}
      flush
    >
      {problems.includes('whole') ? (
        <p role="alert" className={css.problem}>
          {say('profiles.rights.whole')}
        </p>
      ) : null}
      <div className={css.around}>
        <table className={css.grid} aria-label={say('profiles.rights')}>
          <thead>
            <tr>
              <th scope="col" className={css.areaHead}>
                {say('profiles.area')}
              </th>
              {ACTIONS.map((action) => (
                <th key={action} scope="col" title={say(`profiles.action.${action}.hint`)}>
                  <Checkbox
                    aria-label={say('profiles.rights.everywhere', {
                      action: say(`profiles.action.${action}`),
                    })}
                    isSelected={open.length > 0 && has(action) === open.length}
                    isIndeterminate={has(action) > 0 && has(action) < open.length}
                    onChange={(isGiven) => setColumn(action, isGiven)}
                  />
                  <span>{say(`profiles.action.${action}`)}</span>
                </th>
              ))}
              <th scope="col" className={css.limitHead}>
                {say('profiles.limits')}
              </th>
            </tr>
          </thead>
          <tbody>
            {listed.map((row, place) => {
              const name = say(`profiles.area.${row.area}`);
              const isFurther = listed[place - 1]?.area === row.area;
              const isClosed = showsSome && isHeldWhole(row.area);
              const all = row.actions.length === ACTIONS.length;
              return (
                <tr key={row.key} data-given={row.actions.length > 0} data-further={isFurther}>
                  <th scope="row">
                    <span className={css.area}>
                      <Checkbox
                        aria-label={say('profiles.rights.all', { area: name })}
                        isDisabled={isClosed && row.actions.length === 0}
                        isSelected={all}
                        isIndeterminate={row.actions.length > 0 && !all}
                        onChange={(isGiven) =>
                          change(row.key, (before) => ({ ...before, actions: isGiven ? [...ACTIONS] : [] }))
                        }
                      />
                      <span>{isFurther ? say('profiles.area.further', { area: name }) : name}</span>
                    </span>
                  </th>
                  {ACTIONS.map((action) => (
                    <td key={action} data-given={row.actions.includes(action)}>
                      <Checkbox
                        aria-label={say('profiles.rights.one', {
                          action: say(`profiles.action.${action}`),
                          area: name,
                        })}
                        isDisabled={isClosed && !row.actions.includes(action)}
                        isSelected={row.actions.includes(action)}
                        onChange={(isGiven) =>
                          change(row.key, (before) => withAction(before, action, isGiven))
                        }
                      />
                    </td>
                  ))}
                  <td className={css.limit}>
                    {isHeldWhole(row.area) ? (
                      <span className={css.quiet}>
                        {say(isClosed ? 'profiles.limits.closed' : 'profiles.limits.whole')}
                      </span>
                    ) : row.actions.length === 0 && !isLimited(row) ? null : (
                      <Button
                        size="tiny"
                        variant={isLimited(row) ? 'secondary' : 'ghost'}
                        onPress={() => setLimited(row.key)}
                        aria-label={say('profiles.limits.of', { area: name, limits: summary(row) })}
                      >
                        {summary(row)}
                      </Button>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {editing === undefined ? null : (
        <LimitsDialog
          row={editing}
          onClose={() => setLimited(undefined)}
          onSet={(limits) => {
            change(editing.key, (before) => ({ ...before, limits }));
            setLimited(undefined);
          }}
          onAnother={() => {
            onChange(withRowAfter(rows, editing));
            setLimited(undefined);
          }}
          onRemove={
            rows.filter(({ area }) => area === editing.area).length > 1
              ? () => {
                  onChange(rows.filter(({ key }) => key !== editing.key));
                  setLimited(undefined);
                }
              : undefined
          }
        />
      )}
    </Card>
  );

  function summary({ limits }: RightsRow): string {
    const parts = SCOPE_PARTS.flatMap((part) => {
      const count = limits[part]?.length;
      return count === undefined ? [] : [say(`profiles.limits.${part}.count`, { count })];
    });
    return parts.length === 0 ? say('profiles.limits.none') : parts.join(', ');
  }
}
