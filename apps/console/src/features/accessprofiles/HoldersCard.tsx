import type { AccessProfileAnswer } from '@casbah/contract/accessprofiles';
import type { accessprofilesWords } from '@casbah/messages/accessprofiles';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import type { TypeaheadItem } from '@casbah/widgets/typeahead/item.ts';
import { Typeahead } from '@casbah/widgets/typeahead/Typeahead.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Profiles.module.css';
import { assignProfile, findPeople, HOLDERS_SHOWN, holdersQuery } from './queries.ts';

/** Admins with a profile. An admin has one profile, so assigning this one replaces the current one. */
export function HoldersCard({ profile: { id, name } }: { profile: AccessProfileAnswer }) {
  const say = useWords<typeof accessprofilesWords>();
  const format = useFormat();
  const { data, error, refetch } = useQuery(holdersQuery(id));
  const [chosen, setChosen] = useState<readonly TypeaheadItem[]>([]);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [person] = chosen;

  const assign = async (user: string, profile: string | null, said: string): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      await assignProfile(user, profile);
      setChosen([]);
      showToast({ tone: 'low', title: said });
    } catch (caught) {
      setFailure(caught);
    } finally {
      setPending(false);
    }
  };
  return (
    <Card
      title={say('profiles.holders.title')}
      aside={data === undefined ? null : <span>{say('profiles.holders.count', { count: data.total })}</span>}
      flush
    >
      <div className={css.give}>
        <Typeahead
          label={say('profiles.holders.give')}
          hint={say('profiles.holders.hint')}
          chosen={chosen}
          onChosen={setChosen}
          load={findPeople}
        />
        <Button
          isDisabled={person === undefined}
          isPending={isPending}
          onPress={() => {
            if (person !== undefined)
              void assign(person.key, id, say('profiles.holders.given', { name, person: person.value }));
          }}
        >
          {say('profiles.holders.add')}
        </Button>
      </div>
      {failure === undefined ? null : <ErrorView error={failure} compact />}
      {data === undefined ? (
        error === null ? null : (
          <ErrorView error={error} compact onRetry={() => void refetch()} />
        )
      ) : (
        <StaticTable
          label={say('profiles.holders.title')}
          rows={data.people}
          rowKey={(one) => one.id}
          empty={say('profiles.holders.none')}
          columns={[
            { id: 'name', header: say('profiles.holders.person'), isRowName: true, cell: (one) => one.name },
            { id: 'email', header: say('profiles.holders.email'), cell: ({ email }) => email, wraps: true },
            {
              id: 'state',
              header: say('profiles.holders.state'),
              cell: ({ is_admin, is_active }) =>
                say(
                  is_admin
                    ? 'profiles.holders.sysadmin'
                    : is_active
                      ? 'profiles.holders.active'
                      : 'profiles.holders.inactive',
                ),
            },
            {
              id: 'take',
              header: say('profiles.holders.change'),
              align: 'end',
              cell: (one) => (
                <Button
                  size="small"
                  variant="ghost"
                  isDisabled={isPending}
                  aria-label={say('profiles.holders.take.of', { person: one.email })}
                  onPress={() =>
                    void assign(one.id, null, say('profiles.holders.taken', { name, person: one.email }))
                  }
                >
                  {say('profiles.holders.take')}
                </Button>
              ),
            },
          ]}
        />
      )}
      {data !== undefined && data.total > HOLDERS_SHOWN ? (
        <p className={css.more}>
          {say('profiles.holders.more', { shown: HOLDERS_SHOWN, total: format.number(data.total) })}
        </p>
      ) : null}
    </Card>
  );
}
