import type { IdentityProvider, SsoOverview } from '@casbah/contract/sso';
import { isSamlAttribute } from '@casbah/domain/identity-provider';
import type { ssoWords } from '@casbah/messages/sso';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { FormErrors } from '../../shell/FormErrors.tsx';
import { useWords } from '../../words/useWords.ts';
import { groupsOf, linesOf } from './group-lines.ts';
import { refreshSso } from './queries.ts';
import css from './Sso.module.css';

const FIELDS = ['email', 'name', 'groups'] as const;

/** The provider's attribute names, and which groups grant a profile. */
export function MappingCard({
  provider,
  profiles,
  mayChange,
}: {
  provider: IdentityProvider;
  profiles: SsoOverview['profiles'];
  mayChange: boolean;
}) {
  const say = useWords<typeof ssoWords>();
  const { mapping } = provider;
  const [names, setNames] = useState({
    email: mapping.email ?? '',
    name: mapping.name ?? '',
    groups: mapping.groups ?? '',
  });
  const [lines, setLines] = useState(linesOf(provider.group_profiles, profiles));
  const [state, setState] = useState<'ready' | 'saving' | 'saved'>('ready');
  const [failure, setFailure] = useState<unknown>();
  const groups = groupsOf(lines, profiles);
  const isRight = (name: string): boolean => name.trim() === '' || isSamlAttribute(name.trim());

  const save = async (): Promise<void> => {
    if (groups === undefined || !Object.values(names).every(isRight)) return;
    setState('saving');
    setFailure(undefined);
    const given = Object.fromEntries(
      Object.entries(names).flatMap(([field, name]) => (name.trim() === '' ? [] : [[field, name.trim()]])),
    );
    try {
      await call('PATCH /admin/sso/providers/{id}', {
        params: { id: provider.id },
        body: {
          mapping: { ...mapping, email: undefined, name: undefined, groups: undefined, ...given },
          group_profiles: groups,
        },
      });
      await refreshSso();
      setState('saved');
    } catch (error) {
      setFailure(error);
      setState('ready');
    }
  };

  return (
    <Card title={say('sso.mapping')}>
      <div className={css.stack}>
        <FormErrors error={failure}>
          <p className={css.hint}>{say('sso.mapping.hint')}</p>
          {FIELDS.map((field) => (
            <TextField
              key={field}
              name={`mapping.${field}`}
              label={say(`sso.mapping.${field}`)}
              value={names[field]}
              isDisabled={!mayChange}
              maxLength={128}
              onChange={(name) => setNames((before) => ({ ...before, [field]: name }))}
              error={isRight(names[field]) ? undefined : say('sso.mapping.invalid')}
            />
          ))}
          <TextField
            name="group_profiles"
            label={say('sso.groups')}
            hint={say('sso.groups.hint')}
            rows={3}
            value={lines}
            isDisabled={!mayChange}
            onChange={setLines}
            error={groups === undefined ? say('sso.groups.invalid') : undefined}
          />
        </FormErrors>
        {mayChange ? (
          <div className={css.actions}>
            <Button isPending={state === 'saving'} onPress={() => void save()}>
              {say('sso.save')}
            </Button>
            <span role="status">{state === 'saved' ? say('sso.saved') : ''}</span>
          </div>
        ) : null}
      </div>
    </Card>
  );
}
