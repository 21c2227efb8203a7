import type { ResponseKind } from '@casbah/domain/policy/response';
import type { policiesNamesWords } from '@casbah/messages/policies';
import { useWords } from '../../words/useWords.ts';
import css from './Policies.module.css';
import { RESPONSE_ICONS } from './response-icons.ts';

/** What a policy makes happen, one icon for each kind. */
export function ResponseIcons({ kinds }: { kinds: readonly ResponseKind[] }) {
  const say = useWords<typeof policiesNamesWords>();
  return (
    <ul className={css.icons}>
      {[...new Set(kinds)].map((kind) => {
        const Icon = RESPONSE_ICONS[kind];
        const name = say(`policy.response.${kind}`);
        return (
          <li key={kind} title={name}>
            <Icon size={16} />
            <span className={css.hidden}>{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
