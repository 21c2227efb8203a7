import { POLICY_TYPE_FORMS, POLICY_TYPES, type PolicyType } from '@casbah/domain/policy/policy-type';
import type { policiesNamesWords, policiesWords } from '@casbah/messages/policies';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../request/session.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Policies.module.css';
import { typeWaitsFor } from './waiting.ts';

const NOW = POLICY_TYPES.filter((type) => typeWaitsFor(type) === undefined);
const LATER = POLICY_TYPES.filter((type) => typeWaitsFor(type) !== undefined);

/** Types of policies: what each watches, where it is enforced, and what that waits for. */
export function TypeChoice({ onChoose }: { onChoose?: () => void }) {
  const say = useWords<typeof policiesWords>();
  const mayAddRules = useMay('audit.modify');
  const isOffered = (type: PolicyType) => type !== 'shadowitviaaudit' || mayAddRules;
  return (
    <div className={css.types}>
      {(
        [
          ['policies.new.now', NOW],
          ['policies.new.waits', LATER],
        ] as const
      ).map(([heading, types]) => (
        <section key={heading} className={css.typeGroup} aria-label={say(heading)}>
          <h3>{say(heading)}</h3>
          <ul>
            {types.filter(isOffered).map((type) => (
              <li key={type}>
                <TypeLink type={type} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Policies of Shadow IT are alert rules, which have an editor of their own. */
function TypeLink({ type, onChoose }: { type: PolicyType; onChoose: (() => void) | undefined }) {
  const say = useWords<typeof policiesWords | typeof policiesNamesWords>();
  const waitsFor = typeWaitsFor(type);
  const words = (
    <>
      <strong>{say(`policy.type.${type}`)}</strong>
      <span>{say(`policy.watches.${type}`)}</span>
      <span className={css.quiet}>{say(`policy.enforced.${POLICY_TYPE_FORMS[type].enforcement}`)}</span>
      {waitsFor === undefined ? null : <span className={css.waits}>{say(`policy.waits.${waitsFor}`)}</span>}
    </>
  );
  return type === 'shadowitviaaudit' ? (
    <Link to="/appAudit/decisions/policies/add" className={css.type} onClick={onChoose}>
      {words}
    </Link>
  ) : (
    <Link to="/protect/policies/manage" search={{ type }} className={css.type} onClick={onChoose}>
      {words}
    </Link>
  );
}
