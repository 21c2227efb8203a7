import type { IdentityProvider, SsoOverview } from '@casbah/contract/sso';
import type { ssoWords } from '@casbah/messages/sso';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import { Addresses } from './Addresses.tsx';
import { MappingCard } from './MappingCard.tsx';
import { CertificateEnd } from './ProvidersCard.tsx';
import { refreshSso } from './queries.ts';
import css from './Sso.module.css';

const SWITCHES = [
  ['is_enabled', 'sso.on'],
  ['is_listed', 'sso.listed'],
  ['creates_people', 'sso.creates'],
] as const;
const NOBODY = '-';

export function ProviderDetail({
  provider,
  profiles,
  mayChange,
  onRemoved,
}: {
  provider: IdentityProvider;
  profiles: SsoOverview['profiles'];
  mayChange: boolean;
  onRemoved: () => void;
}) {
  const say = useWords<typeof ssoWords>();
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const params = { id: provider.id };

  const doing = async (work: () => Promise<unknown>): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      await work();
      await refreshSso();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  const change = (body: Partial<IdentityProvider>) =>
    doing(() => call('PATCH /admin/sso/providers/{id}', { params, body }));
  const tryOut = () =>
    doing(async () => {
      const { redirect } = await call('POST /admin/sso/providers/{id}/test', { params });
      window.location.assign(redirect);
    });
  const remove = () =>
    doing(async () => {
      await call('DELETE /admin/sso/providers/{id}', { params });
      onRemoved();
    });

  const last =
    provider.kind === 'saml'
      ? (['takes_unasked', 'sso.unasked'] as const)
      : (['trusts_email', 'sso.trusts'] as const);
  return (
    <div className={css.cards}>
      <Card title={provider.name}>
        <div className={css.stack}>
          {[...SWITCHES, last].map(([field, words]) => (
            <Switch
              key={field}
              isSelected={provider[field]}
              isDisabled={!mayChange || isPending}
              onChange={(on) => void change({ [field]: on })}
            >
              {say(words)}
            </Switch>
          ))}
          <Select
            label={say('sso.profile')}
            value={provider.default_profile ?? NOBODY}
            isDisabled={!mayChange || isPending || !provider.creates_people}
            onChange={(profile) => void change({ default_profile: profile === NOBODY ? null : profile })}
            options={[
              { value: NOBODY, label: say('sso.profile.none') },
              ...profiles.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <TestResult provider={provider} />
          {mayChange ? (
            <>
              <div className={css.actions}>
                <Button isPending={isPending} onPress={() => void tryOut()}>
                  {say('sso.test')}
                </Button>
                <Button variant="danger" onPress={() => setRemoving(true)}>
                  {say('sso.remove')}
                </Button>
              </div>
              <p className={css.hint}>{say('sso.test.hint')}</p>
            </>
          ) : null}
          {failure === undefined ? null : <ErrorView error={failure} compact />}
        </div>
      </Card>
      <MappingCard key={provider.id} provider={provider} profiles={profiles} mayChange={mayChange} />
      <div className={css.across}>
        <Card title={say('sso.setUp')}>
          <div className={css.stack}>
            <Addresses kind={provider.kind} service={provider.service} />
            <p>
              {provider.entity_id}
              <br />
              <CertificateEnd certificates={provider.certificates} />
            </p>
            {mayChange && provider.metadata_url !== '' ? (
              <div className={css.actions}>
                <Button
                  isPending={isPending}
                  onPress={() =>
                    void doing(() =>
                      call('PATCH /admin/sso/providers/{id}', {
                        params,
                        body: { metadata_url: provider.metadata_url },
                      }),
                    )
                  }
                >
                  {say('sso.metadata.again')}
                </Button>
              </div>
            ) : null}
          </div>
        </Card>
      </div>
      <ConfirmDialog
        open={isRemoving}
        title={say('sso.remove.title', { name: provider.name })}
        accept={say('sso.remove')}
        danger
        pending={isPending}
        onAccept={() => void remove()}
        onCancel={() => setRemoving(false)}
      >
        {say('sso.remove.text')}
      </ConfirmDialog>
    </div>
  );
}

/** Result of the provider's last test. */
function TestResult({ provider: { last_test: test } }: { provider: IdentityProvider }) {
  const say = useWords<typeof ssoWords>();
  if (test === null) return <p className={css.hint}>{say('sso.test.never')}</p>;
  if (!test.ok)
    return (
      <p role="status" className={css.warn}>
        {say('sso.test.failed', { problem: test.problem })}
      </p>
    );
  return (
    <p role="status">
      {say('sso.test.ok', { name: test.name, email: test.email })}
      <br />
      <span className={css.second}>
        {say('sso.test.said', {
          attributes: test.attributes.join(', ') || '–',
          groups: test.groups.join(', ') || '–',
        })}
      </span>
    </p>
  );
}
