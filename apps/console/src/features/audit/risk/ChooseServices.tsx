import type { ServiceRow } from '@casbah/contract/audit';
import type { riskProfilesWords } from '@casbah/messages/risk';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import type { LoadItems, TypeaheadItem } from '@casbah/widgets/typeahead/item.ts';
import { Typeahead } from '@casbah/widgets/typeahead/Typeahead.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../../../request/api.ts';
import { useCategoryName } from '../../../words/useCategoryName.ts';
import { useWords } from '../../../words/useWords.ts';
import { OF_THE_WEB } from '../service/service-search.ts';
import { catalogueQuery, usedServicesQuery } from './queries.ts';
import css from './Risk.module.css';

/** Maximum suggestions of the same category. */
const SUGGESTED = 6;

/** Maximum results per search. */
const AT_ONCE = 20;
/** Pause in typing before the catalog is searched, in milliseconds. */
const QUIET_MS = 120;
const NONE: readonly TypeaheadItem[] = [];
const quiet = (): number => QUIET_MS;

/** Picks catalog services by name or domain, used or not; each links to its details. */
export function ChooseServices({
  label,
  hint,
  most,
  chosen,
  onChosen,
  suggests = false,
  isReadOnly = false,
}: {
  label: string;
  hint: string;
  most: number;
  chosen: readonly string[];
  onChosen: (ids: readonly string[]) => void;
  /** Suggests the most used services of the same categories. */
  suggests?: boolean;
  isReadOnly?: boolean;
}) {
  const say = useWords<typeof riskProfilesWords>();
  const categoryName = useCategoryName();
  const { data: used } = useQuery({ ...usedServicesQuery, enabled: suggests });
  const { data: found } = useQuery(catalogueQuery(chosen));
  const known = new Map(found?.services.map((one) => [one.id, one]));
  const isFull = chosen.length >= most;
  const categories = new Set(chosen.flatMap((id) => known.get(id)?.category ?? []));
  const others = suggests ? othersOf(categories, used?.rows ?? [], chosen) : [];
  const nameOf = new Map([...(used?.rows ?? []), ...known.values()].map(({ id, name }) => [id, name]));
  const find: LoadItems = async (q, offset, signal) => {
    const query = { limit: AT_ONCE, offset, ...(q === '' ? { used: 'true' } : { q }) };
    const { services } = await call('GET /audit/catalogue', { query }, { signal });
    return services.map(({ id, name, category, domain, is_used }, place) => ({
      data: {
        key: id,
        value: name,
        detail: [
          categoryName(category),
          ...(domain === '' ? [] : [domain]),
          ...(is_used ? [] : [say('brr.notUsed')]),
        ].join(' · '),
        disabled: chosen.includes(id),
      },
      index: offset + place,
    }));
  };
  return (
    <div className={css.stack}>
      {isReadOnly ? null : (
        <div className={css.narrow}>
          <Typeahead
            key={chosen.join(',')}
            label={label}
            hint={hint}
            isDisabled={isFull}
            chosen={NONE}
            minLength={0}
            delayMs={quiet}
            load={find}
            onChosen={([found]) => {
              if (found !== undefined && !chosen.includes(found.key)) onChosen([...chosen, found.key]);
            }}
          />
        </div>
      )}
      {chosen.length + others.length === 0 ? null : (
        <ul className={css.choices} aria-label={say('brr.chosen')}>
          {[...chosen, ...others.map(({ id }) => id)].map((id) => {
            const name = nameOf.get(id) ?? id;
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
                {known.get(id)?.is_used === false ? <Chip>{say('brr.notUsed')}</Chip> : null}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** The most used other services of the same categories. */
function othersOf(
  categories: ReadonlySet<string>,
  used: readonly ServiceRow[],
  chosen: readonly string[],
): readonly ServiceRow[] {
  return used
    .filter(({ id, category }) => categories.has(category) && !chosen.includes(id))
    .toSorted((a, b) => b.users - a.users)
    .slice(0, SUGGESTED);
}
