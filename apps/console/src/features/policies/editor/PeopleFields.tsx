import { isDomainName } from '@casbah/domain/domain-name';
import { isEmail } from '@casbah/domain/email';
import { POLICY_LIMITS } from '@casbah/domain/policy/policy';
import type { WrittenPeople, WrittenPolicy } from '@casbah/domain/policy/written-policy';
import type { policiesExplainWords, policiesWords } from '@casbah/messages/policies';
import type { LoadItems, TypeaheadItem } from '@casbah/widgets/typeahead/item.ts';
import { Typeahead } from '@casbah/widgets/typeahead/Typeahead.tsx';
import { useCallback } from 'react';
import { call } from '../../../request/api.ts';
import { useMay } from '../../../request/session.ts';
import { useWords } from '../../../words/useWords.ts';
import css from '../Policies.module.css';

/** Key of an item: the kind, a space and the value. */
const keyOf = ({ kind, value }: WrittenPeople): string => `${kind} ${value}`;

/** Typed text is an account, a domain, or otherwise the name of a group. */
function typedPeople(text: string): WrittenPeople {
  if (isEmail(text)) return { kind: 'user', value: text };
  return isDomainName(text) ? { kind: 'domain', value: text } : { kind: 'group', value: text };
}

function peopleOf({ key, value }: TypeaheadItem): WrittenPeople {
  const kind = (['user', 'group', 'domain'] as const).find((one) => key.startsWith(`${one} `));
  return kind === undefined ? typedPeople(value) : { kind, value: key.slice(kind.length + 1) };
}

/** Who a policy covers: accounts, groups and domains. */
export function PeopleFields({
  draft,
  onChange,
}: {
  draft: WrittenPolicy;
  onChange: (part: Partial<WrittenPolicy>) => void;
}) {
  const say = useWords<typeof policiesWords | typeof policiesExplainWords>();
  const maySeePeople = useMay('account.view');
  const groupDetail = say('policy.people.group.detail');
  const load = useCallback<LoadItems>(
    async (query, loaded, signal) => {
      if (loaded > 0) return [];
      const { users, groups } = await call(
        'GET /admin/list_users_and_groups',
        { query: { query } },
        { signal },
      );
      return [
        ...groups.map(({ name }) => ({ key: `group ${name}`, value: name, detail: groupDetail })),
        ...users.map(({ email, name }) => ({ key: `user ${email}`, value: email, detail: name })),
      ].map((data, index) => ({ data, index }));
    },
    [groupDetail],
  );
  return (
    <div className={css.fields}>
      {(['include', 'exclude'] as const).map((list) => (
        <Typeahead
          key={list}
          label={say(`policy.${list}`)}
          hint={say(`policy.${list}.hint`)}
          placeholder={draft[list].length === 0 ? say('policy.people.add') : undefined}
          name={list}
          multiple
          atMost={POLICY_LIMITS.people}
          chosen={draft[list].map((one) => ({
            key: keyOf(one),
            value: say(`policy.people.${one.kind}`, { value: one.value }),
          }))}
          onChosen={(items) =>
            onChange({
              [list]: items.map(
                (item) => draft[list].find((one) => keyOf(one) === item.key) ?? peopleOf(item),
              ),
            })
          }
          freeText={{ separator: /[,;\n]/ }}
          {...(maySeePeople ? { load } : {})}
        />
      ))}
    </div>
  );
}
