import type { Datasource } from '@casbah/contract/datasources';
import { COLLECTION_KINDS, type CollectionKind } from '@casbah/domain/collection';
import { isDatasourceName } from '@casbah/domain/datasource';
import type { collectionWords } from '@casbah/messages/collection';
import type { datasourcesWords } from '@casbah/messages/datasources';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { refreshSources } from '../../request/refresh-sources.ts';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { useWords } from '../../words/useWords.ts';
import { collectionKindsQuery } from '../collection/parts/collection-kinds-query.ts';
import { PlaceFields } from '../collection/parts/PlaceFields.tsx';
import { isPlaceRight, NEW_PLACE } from '../collection/parts/place-draft.ts';
import { savePlace } from '../collection/parts/save-place.ts';
import { type ShownToken, TokenDialog } from '../collection/parts/TokenDialog.tsx';
import { ReadingFields, USUAL_READING } from './ReadingFields.tsx';

type Way = 'push' | CollectionKind;

/** Adds a source with log collection. */
export function AddSourceDialog({
  sources,
  limit,
  onClose,
  onAdded,
}: {
  sources: readonly Datasource[];
  limit: number;
  onClose: () => void;
  onAdded: (source: string) => void;
}) {
  const say = useWords<typeof datasourcesWords | typeof collectionWords>();
  const kinds = useQuery(collectionKindsQuery);
  const [way, setWay] = useState<Way>('push');
  const [name, setName] = useState('');
  const [reading, setReading] = useState(USUAL_READING);
  const [place, setPlace] = useState(NEW_PLACE);
  const [made, setMade] = useState<Pick<Datasource, 'id' | 'name'>>();
  const [shown, setShown] = useState<ShownToken>();

  const hasFolders = kinds.data?.kinds.includes('folder') === true;
  const isFull = sources.length >= limit && made === undefined;
  const isTaken = sources.some(
    (one) => one.id !== made?.id && one.name.toLowerCase() === name.trim().toLowerCase(),
  );
  const isRight = !isFull && isDatasourceName(name) && !isTaken && (way === 'push' || isPlaceRight(place));

  const send = async (): Promise<void> => {
    // If only the second step failed, the first isn't repeated.
    const source =
      made ?? (await call('POST /admin/datasources', { body: { name: name.trim(), ...reading } }));
    setMade(source);
    const params = { id: source.id };
    if (way !== 'push') {
      await savePlace(source.id, place);
      refreshSources();
      onAdded(source.id);
      return;
    }
    const { token } = await call('POST /admin/datasources/{id}/tokens', { params });
    refreshSources();
    setShown({ source, token });
  };

  if (shown !== undefined) return <TokenDialog shown={shown} onClose={() => onAdded(shown.source.id)} />;
  return (
    <FormDialog
      wide
      title={say('datasources.way.add')}
      accept={say('datasources.way.create')}
      isRight={isRight}
      send={send}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          <TextField
            name="name"
            isRequired
            label={say('datasources.add.name')}
            hint={say('datasources.add.nameHint')}
            value={name}
            onChange={setName}
            error={
              isFull
                ? say('datasources.add.limit', { limit })
                : isTaken
                  ? say('datasources.nameTaken')
                  : undefined
            }
            formatError={wasTried && !isDatasourceName(name) ? say('datasources.nameInvalid') : undefined}
            isDisabled={made !== undefined}
            maxLength={64}
            autoFocus
          />
          <Select
            label={say('datasources.way.kind')}
            options={[
              { value: 'push', label: say('datasources.way.push') },
              ...COLLECTION_KINDS.map((kind) => ({
                value: kind,
                label: say(`datasources.way.${kind}`),
                disabled: kind === 'folder' && !hasFolders,
              })),
            ]}
            value={way}
            onChange={(value: Way) => {
              setWay(value);
              if (value !== 'push') setPlace({ ...place, kind: value, port: null, identity: null });
            }}
            hint={
              way !== 'push' || kinds.data === undefined || hasFolders
                ? undefined
                : say('datasources.way.folder.none')
            }
          />
          {way === 'push' ? null : (
            // Test results apply to one collection method only.
            <PlaceFields key={way} draft={place} onChange={setPlace} wasTried={wasTried} />
          )}
          <ReadingFields value={reading} onChange={setReading} />
        </>
      )}
    </FormDialog>
  );
}
