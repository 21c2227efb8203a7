import { type DrmServer, drmServer } from '@casbah/contract/drm';
import type { drmWords } from '@casbah/messages/drm';
import type { tenantWords } from '@casbah/messages/tenant';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { usePermission } from '@casbah/widgets/permission/permission-state.ts';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../request/api.ts';
import { actionsColumn } from '../../../settings/actions-column.tsx';
import { Loaded } from '../../../settings/Loaded.tsx';
import { refreshSettings } from '../../../settings/refresh-settings.ts';
import css from '../../../settings/Settings.module.css';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { FormDialog } from '../../../shell/FormDialog.tsx';
import { showErrorToast, showToast } from '../../../shell/toasts.ts';
import { useWords } from '../../../words/useWords.ts';

type Proxied = Parameters<typeof call<'POST /controls/make_api_request'>>[1]['body'];
const proxy = (body: Proxied) =>
  call('POST /controls/make_api_request', { query: { resource: 'drm_config' }, body });

const drmQuery = queryOptions({
  queryKey: ['tenant', 'drm'],
  queryFn: async () => {
    const { objects } = await proxy({ action: 'list', params: { limit: 0, order_by: 'name' } });
    return drmServer.array().parse(objects);
  },
});

/** DRM servers, which hold the keys of protected files. */
export function DrmCard() {
  const say = useWords<typeof drmWords | typeof tenantWords>();
  const mayChange = usePermission('settings.edit_drm_servers') === 'enabled';
  const query = useQuery(drmQuery);
  const [edited, setEdited] = useState<DrmServer | 'new'>();
  const [asked, setAsked] = useState<DrmServer>();
  const [pending, setPending] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const doing = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    setPending(what);
    setFailure(undefined);
    await work().catch(setFailure);
    await refreshSettings();
    setPending(undefined);
    setAsked(undefined);
  };
  const check = ({ id, name }: DrmServer) =>
    doing(id, async () => {
      const { status, problem } = await call('POST /admin/drm_servers/{id}/check', { params: { id } });
      if (status === null)
        showErrorToast(undefined, { title: say('settings.drm.silent', { name }), detail: problem ?? '' });
      else showToast({ tone: 'low', title: say('settings.drm.answers', { name, status }) });
    });
  return (
    <>
      <Loaded
        title={say('settings.drm')}
        query={query}
        aside={
          mayChange ? (
            <Button size="small" onPress={() => setEdited('new')}>
              {say('settings.drm.add')}
            </Button>
          ) : undefined
        }
      >
        {(servers) => (
          <div className={css.stack}>
            {servers.length === 0 ? (
              <EmptyState compact title={say('settings.drm.empty')}>
                {say('settings.drm.hint')}
              </EmptyState>
            ) : (
              <>
                <p className={css.hint}>{say('settings.drm.hint')}</p>
                <StaticTable
                  label={say('settings.drm')}
                  rows={servers}
                  rowKey={({ id }) => id}
                  empty="–"
                  columns={[
                    {
                      id: 'name',
                      header: say('settings.name'),
                      isRowName: true,
                      cell: ({ name, notes }) => (
                        <>
                          {name}
                          {notes === '' ? null : <span className={css.second}>{notes}</span>}
                        </>
                      ),
                    },
                    {
                      id: 'url',
                      header: say('settings.drm.url'),
                      wraps: true,
                      cell: ({ url }) => <span className={css.mono}>{url}</span>,
                    },
                    {
                      id: 'key',
                      header: say('settings.drm.key'),
                      cell: ({ has_key: has }) => (
                        <span className={css.whole}>
                          {say(has ? 'settings.drm.key.kept' : 'settings.drm.key.none')}
                        </span>
                      ),
                    },
                    ...actionsColumn(mayChange, say('settings.do'), (server: DrmServer) => (
                      <>
                        <Button
                          size="small"
                          isPending={pending === server.id}
                          isDisabled={pending !== undefined}
                          aria-label={`${say('settings.drm.check')}: ${server.name}`}
                          onPress={() => void check(server)}
                        >
                          {say('settings.drm.check')}
                        </Button>
                        <Button
                          size="small"
                          aria-label={`${say('settings.edit')}: ${server.name}`}
                          onPress={() => setEdited(server)}
                        >
                          {say('settings.edit')}
                        </Button>
                        <Button
                          size="small"
                          aria-label={`${say('settings.remove')}: ${server.name}`}
                          onPress={() => setAsked(server)}
                        >
                          {say('settings.remove')}
                        </Button>
                      </>
                    )),
                  ]}
                />
              </>
            )}
            {failure === undefined ? null : <ErrorView error={failure} compact />}
          </div>
        )}
      </Loaded>
      {edited === undefined ? null : (
        <ServerDialog server={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        danger
        pending={pending !== undefined}
        title={say('settings.drm.remove.title', { name: asked?.name ?? '' })}
        accept={say('settings.remove')}
        onCancel={() => setAsked(undefined)}
        onAccept={() => {
          if (asked !== undefined) void doing('remove', () => proxy({ action: 'delete', id: asked.id }));
        }}
      >
        {say('settings.drm.remove.text')}
      </ConfirmDialog>
    </>
  );
}

function ServerDialog({ server, onClose }: { server: DrmServer | undefined; onClose: () => void }) {
  const say = useWords<typeof drmWords | typeof tenantWords>();
  const [name, setName] = useState(server?.name ?? '');
  const [url, setUrl] = useState(server?.url ?? 'https://');
  const [key, setKey] = useState('');
  const [notes, setNotes] = useState(server?.notes ?? '');
  const isNamed = name.trim() !== '';
  const isRight = /^https?:\/\/[^\s/@]+/i.test(url.trim()) && URL.canParse(url.trim());
  const isMoved = server?.has_key === true && url.trim() !== server.url && key === '';
  const send = async (): Promise<void> => {
    const data = { name: name.trim(), url: url.trim(), notes, ...(key === '' ? {} : { key }) };
    await (server === undefined
      ? proxy({ action: 'post', data })
      : proxy({ action: 'patch', id: server.id, data }));
    await refreshSettings();
    onClose();
  };
  return (
    <FormDialog
      title={server === undefined ? say('settings.drm.add') : say('settings.drm.edit', { name: server.name })}
      accept={server === undefined ? say('settings.add') : say('settings.save')}
      isRight={isNamed && isRight}
      send={send}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          <TextField
            name="name"
            isRequired
            label={say('settings.name')}
            value={name}
            onChange={setName}
            maxLength={64}
            autoFocus
            {...(wasTried && !isNamed ? { error: say('settings.name.missing') } : {})}
          />
          <TextField
            name="url"
            isRequired
            label={say('settings.drm.url')}
            hint={say('settings.drm.url.hint')}
            value={url}
            onChange={setUrl}
            {...(wasTried && !isRight ? { formatError: say('settings.drm.url.wrong') } : {})}
          />
          <TextField
            name="key"
            label={say('settings.drm.key')}
            hint={say(
              isMoved
                ? 'settings.drm.key.moved'
                : server?.has_key === true
                  ? 'settings.drm.key.keep'
                  : 'settings.drm.key.hint',
            )}
            type="password"
            autoComplete="off"
            value={key}
            onChange={setKey}
            maxLength={64}
          />
          <TextField
            name="notes"
            label={say('settings.drm.notes')}
            rows={2}
            value={notes}
            onChange={setNotes}
            maxLength={1024}
          />
        </>
      )}
    </FormDialog>
  );
}
