import type { Collection } from '@casbah/contract/collection';
import type { Datasource } from '@casbah/contract/datasources';
import type { collectionWords } from '@casbah/messages/collection';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { SkeletonText } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../request/api.ts';
import { refreshSources } from '../../../request/refresh-sources.ts';
import { useMay } from '../../../request/session.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { useWords } from '../../../words/useWords.ts';
import css from '../Collection.module.css';
import { CollectionRuns } from '../CollectionRuns.tsx';
import { PlaceDialog } from '../PlaceDialog.tsx';
import { collectionQuery, tokensQuery } from '../queries.ts';
import { SourceTokensTable } from '../SourceTokensTable.tsx';
import { addressOf } from './place-draft.ts';
import { TokenDialog } from './TokenDialog.tsx';

/** Log collection of a source: the remote source, its recent runs, and the push tokens. */
export function CollectionCard({ source }: { source: Datasource }) {
  const say = useWords<typeof collectionWords>();
  const mayModify = useMay('datasources.modify');
  const collected = useQuery(collectionQuery(source.id));
  const tokens = useQuery(tokensQuery(source.id));
  const [asking, setAsking] = useState<'place' | 'stop'>();
  const params = { id: source.id };
  const make = useMutation({
    mutationFn: () => call('POST /admin/datasources/{id}/tokens', { params }),
    onSettled: refreshSources,
  });
  const stop = useMutation({
    mutationFn: () => call('DELETE /admin/datasources/{id}/collection', { params }),
    onSuccess: () => setAsking(undefined),
    onSettled: refreshSources,
  });
  const error = collected.error ?? tokens.error;
  const collection = collected.data?.collection ?? null;
  const held = tokens.data?.tokens ?? [];
  const isBare = collection === null && held.length === 0;
  return (
    <Card title={say('datasources.way.title', { name: source.name })}>
      {collected.data === undefined || tokens.data === undefined ? (
        error === null ? (
          <SkeletonText lines={2} />
        ) : (
          <ErrorView error={error} onRetry={() => void collected.refetch()} compact />
        )
      ) : (
        <div className={css.form}>
          {isBare ? <p className={css.second}>{say('datasources.way.none')}</p> : null}
          {collection === null ? null : (
            <>
              <CollectionState
                source={source.id}
                collection={collection}
                mayModify={mayModify}
                onChange={() => setAsking('place')}
                onStop={() => setAsking('stop')}
              />
              <CollectionRuns runs={collected.data.runs} isRows={!('pattern' in collection.place)} />
            </>
          )}
          {held.length === 0 ? null : (
            <SourceTokensTable source={source.id} tokens={held} mayModify={mayModify} />
          )}
          {mayModify ? (
            <div className={css.buttons}>
              {collection === null ? (
                <Button onPress={() => setAsking('place')}>{say('datasources.way.setPlace')}</Button>
              ) : null}
              {held.length < tokens.data.limit ? (
                <Button isPending={make.isPending} onPress={() => make.mutate()}>
                  {say('datasources.way.token.make')}
                </Button>
              ) : null}
            </div>
          ) : null}
          {make.isError ? <ErrorView error={make.error} compact /> : null}
        </div>
      )}
      {make.data === undefined ? null : (
        <TokenDialog shown={{ source, token: make.data.token }} onClose={() => make.reset()} />
      )}
      {asking === 'place' ? (
        <PlaceDialog source={source} collection={collection} onClose={() => setAsking(undefined)} />
      ) : null}
      {asking === 'stop' ? (
        <ConfirmDialog
          open
          danger
          title={say('datasources.way.stop')}
          accept={say('datasources.way.stop')}
          pending={stop.isPending}
          onAccept={() => stop.mutate()}
          onCancel={() => setAsking(undefined)}
        >
          <p>{say('datasources.way.stop.text')}</p>
          {stop.isError ? <ErrorView error={stop.error} compact /> : null}
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}

function CollectionState({
  source,
  collection,
  mayModify,
  onChange,
  onStop,
}: {
  source: string;
  collection: Collection;
  mayModify: boolean;
  onChange: () => void;
  onStop: () => void;
}) {
  const say = useWords<typeof collectionWords>();
  const format = useFormat();
  const params = { id: source };
  const { place, every_minutes, is_enabled, identity, next_run_on, problem } = collection;
  const run = useMutation({
    mutationFn: () => call('POST /admin/datasources/{id}/collection/run', { params }),
    onSettled: refreshSources,
  });
  const toggle = useMutation({
    mutationFn: () =>
      call('PUT /admin/datasources/{id}/collection', {
        params,
        body: { place, identity, every_minutes, is_enabled: !is_enabled },
      }),
    onSettled: refreshSources,
  });
  const failure = run.error ?? toggle.error;
  return (
    <>
      <p>
        {say('datasources.way.place.folder', {
          path: addressOf(place),
          pattern: 'pattern' in place && place.pattern !== '' ? place.pattern : 'none',
          minutes: every_minutes,
        })}
      </p>
      <p className={css.state}>
        <StateChip collection={collection} />
        {next_run_on === null ? null : (
          <span className={css.second}>
            {say('datasources.way.next', { time: format.relative(Date.parse(next_run_on)) })}
          </span>
        )}
      </p>
      {problem === null ? null : (
        <p className={css.note}>
          {say(`datasources.way.problem.${problem}`)} {collection.detail}
        </p>
      )}
      {mayModify ? (
        <div className={css.buttons}>
          <Button isDisabled={!is_enabled} isPending={run.isPending} onPress={() => run.mutate()}>
            {say('datasources.way.run')}
          </Button>
          <Button onPress={onChange}>{say('datasources.way.change')}</Button>
          <Button isPending={toggle.isPending} onPress={() => toggle.mutate()}>
            {say(is_enabled ? 'datasources.way.pause' : 'datasources.way.resume')}
          </Button>
          <Button variant="danger" onPress={onStop}>
            {say('datasources.way.stop')}
          </Button>
        </div>
      ) : null}
      {failure === null ? null : <ErrorView error={failure} compact />}
    </>
  );
}

function StateChip({ collection: { is_enabled, failures, last_run_on } }: { collection: Collection }) {
  const say = useWords<typeof collectionWords>();
  if (!is_enabled) return <Chip>{say('datasources.way.state.off')}</Chip>;
  if (failures > 0) return <Chip tone="high">{say('datasources.way.state.failing', { failures })}</Chip>;
  if (last_run_on === null) return <Chip tone="info">{say('datasources.way.state.new')}</Chip>;
  return <Chip tone="low">{say('datasources.way.state.right')}</Chip>;
}
