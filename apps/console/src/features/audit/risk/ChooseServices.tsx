import type { ServiceRow } from '@casbah/contract/audit';
import type { BrrMessageId } from '@casbah/messages/parts';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import { ComboBox } from '@casbah/widgets/combo-box/ComboBox.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../../words/useWords.ts';
import { OF_THE_WEB } from '../service/service-search.ts';
import { usedServicesQuery } from './queries.ts';
import css from './Risk.module.css';

/** Others of the same category that are offered beside those that are chosen. */
const SUGGESTED = 6;

/** Services of the company are chosen by name, and each leads to its details. */
export function ChooseServices({
  label,
  hint,
  most,
  chosen,
  known = [],
  onChosen,
  suggests = false,
  isReadOnly = false,
}: {
  label: string;
  hint: string;
  most: number;
  chosen: readonly string[];
  /** Names of chosen services that nobody uses. */
  known?: readonly { id: string; name: string; category: string }[];
  onChosen: (ids: readonly string[]) => void;
  /** Offers the most used others of their categories. */
  suggests?: boolean;
  isReadOnly?: boolean;
}) {
  const say = useWords<BrrMessageId>();
  const { data, isLoading } = useQuery(usedServicesQuery);
  const used = data?.rows ?? [];
  const byId = new Map([...known, ...used].map((one) => [one.id, one] as const));
  const isFull = chosen.length >= most;
  const others = suggests ? sameCategory(used, chosen) : [];
  return (
    <div className={css.stack}>
      {isReadOnly ? null : (
        <div className={css.narrow}>
          <ComboBox
            key={chosen.join(',')}
            label={label}
            hint={hint}
            isDisabled={isFull || isLoading}
            options={used
              .filter(({ id }) => !chosen.includes(id))
              .map(({ id, name }) => ({ value: id, label: name }))}
            value={null}
            onChange={(id) => {
              if (id !== null) onChosen([...chosen, id]);
            }}
          />
        </div>
      )}
      {chosen.length + others.length === 0 ? null : (
        <ul className={css.choices} aria-label={say('brr.chosen')}>
          {[...chosen, ...others.map(({ id }) => id)].map((id) => {
            const name = byId.get(id)?.name ?? id;
            const isChosen = chosen.includes(id);
            return (
              <li key={id} className={css.names}>
                <Checkbox
                  aria-label={name}
                  isSelected={isChosen}
                  isDisabled={isReadOnly || (isFull && !isChosen)}
                  onChange={(is) => onChosen(is ? [...chosen, id] : chosen.filter((one) => one !== id))}
                />
                <Link to="/appAudit/service/$id" params={{ id }} search={OF_THE_WEB}>
                  {name}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function sameCategory(used: readonly ServiceRow[], chosen: readonly string[]): readonly ServiceRow[] {
  const categories = new Set(used.filter(({ id }) => chosen.includes(id)).map(({ category }) => category));
  return used
    .filter(({ id, category }) => categories.has(category) && !chosen.includes(id))
    .toSorted((a, b) => b.users - a.users)
    .slice(0, SUGGESTED);
}
