import { isProviderName, type ProviderKind } from '@casbah/domain/identity-provider';
import type { ssoWords } from '@casbah/messages/sso';
import { FileDrop } from '@casbah/widgets/file-drop/FileDrop.tsx';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { useWords } from '../../words/useWords.ts';
import { Addresses } from './Addresses.tsx';
import { newServiceQuery, refreshSso } from './queries.ts';
import css from './Sso.module.css';

const EMPTY = { name: '', url: '', xml: '', issuer: '', client: '', secret: '' };

/** Creates a provider: Casbah's values to enter there, and its metadata. */
export function AddProviderDialog({
  opened,
  onClose,
  onAdded,
}: {
  /** Time of opening, so the URLs are generated once. */
  opened: number;
  onClose: () => void;
  onAdded: (id: string) => void;
}) {
  const say = useWords<typeof ssoWords>();
  const service = useQuery(newServiceQuery(opened));
  const [kind, setKind] = useState<ProviderKind>('saml');
  const [given, setGiven] = useState(EMPTY);
  const [file, setFile] = useState('');

  const set = (field: keyof typeof EMPTY) => (value: string) =>
    setGiven((before) => ({ ...before, [field]: value }));
  const isNamed = isProviderName(given.name.trim());
  const hasMetadata = given.url.trim() !== '' || given.xml.trim() !== '';
  const isComplete = kind === 'saml' ? hasMetadata : given.issuer.trim() !== '' && given.client.trim() !== '';

  const read = async ([chosen]: readonly File[]): Promise<void> => {
    if (chosen === undefined) return;
    set('xml')(await chosen.text());
    setFile(chosen.name);
  };

  const send = async (): Promise<void> => {
    if (service.data === undefined) return;
    const { id } = service.data;
    const xml = given.xml.trim();
    await call('POST /admin/sso/providers', {
      body: {
        id,
        kind,
        name: given.name.trim(),
        ...(kind === 'oidc'
          ? { issuer: given.issuer.trim(), client_id: given.client.trim(), client_secret: given.secret }
          : xml === ''
            ? { metadata_url: given.url.trim() }
            : { metadata_xml: xml }),
      },
    });
    await refreshSso();
    onAdded(id);
  };

  return (
    <FormDialog
      wide
      title={say('sso.add')}
      accept={say('sso.submit')}
      isRight={isNamed && isComplete && service.data !== undefined}
      send={send}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          <SegmentedControl
            label={say('sso.kind')}
            value={kind}
            onChange={setKind}
            segments={[
              { value: 'saml', label: say('sso.kind.saml') },
              { value: 'oidc', label: say('sso.kind.oidc') },
            ]}
          />
          <TextField
            name="name"
            isRequired
            label={say('sso.name')}
            hint={say('sso.name.hint')}
            value={given.name}
            onChange={set('name')}
            formatError={wasTried && !isNamed ? say('sso.name.invalid') : undefined}
            maxLength={64}
            autoFocus
          />
          <h3 className={css.step}>{say('sso.step.there')}</h3>
          {service.data === undefined ? (
            service.error === null ? null : (
              <ErrorView error={service.error} compact onRetry={() => void service.refetch()} />
            )
          ) : (
            <Addresses kind={kind} service={service.data} />
          )}
          <h3 className={css.step}>{say('sso.step.here')}</h3>
          {kind === 'saml' ? (
            <>
              <FileDrop
                title={say('sso.metadata.drop')}
                onFiles={(files) => void read(files)}
                multiple={false}
                accept=".xml"
              >
                {file === ''
                  ? say('sso.metadata.or')
                  : say('sso.metadata.read', { file, entity: entityIn(given.xml) })}
              </FileDrop>
              <TextField
                name="metadata_url"
                label={say('sso.metadata.url')}
                placeholder="https://login.company.example/metadata"
                value={given.url}
                onChange={set('url')}
                error={wasTried && !hasMetadata ? say('sso.metadata.missing') : undefined}
              />
              <TextField
                name="metadata_xml"
                label={say('sso.metadata.xml')}
                rows={3}
                value={given.xml}
                onChange={set('xml')}
              />
            </>
          ) : (
            <>
              <TextField
                name="issuer"
                label={say('sso.issuer')}
                hint={say('sso.issuer.hint')}
                placeholder="https://login.company.example"
                value={given.issuer}
                onChange={set('issuer')}
                isRequired
              />
              <div className={css.two}>
                <TextField
                  name="client_id"
                  label={say('sso.client')}
                  value={given.client}
                  onChange={set('client')}
                  isRequired
                />
                <TextField
                  name="client_secret"
                  label={say('sso.secret')}
                  hint={say('sso.secret.hint')}
                  type="password"
                  autoComplete="off"
                  value={given.secret}
                  onChange={set('secret')}
                />
              </div>
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** For display only: the server parses the metadata itself. */
function entityIn(xml: string): string {
  return /\bentityID="([^"]{1,200})"/.exec(xml)?.[1] ?? '–';
}
