import type { Collection } from '@casbah/contract/collection';
import type { Datasource } from '@casbah/contract/datasources';
import type { CollectionKind } from '@casbah/domain/collection';
import type { collectionWords } from '@casbah/messages/collection';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshSources } from '../../request/refresh-sources.ts';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { useWords } from '../../words/useWords.ts';
import { collectionKindsQuery } from './parts/collection-kinds-query.ts';
import { PlaceFields } from './parts/PlaceFields.tsx';
import { draftOf, isPlaceRight, NEW_PLACE, type PlaceDraft } from './parts/place-draft.ts';
import { savePlace } from './parts/save-place.ts';

/** Edits the remote source of an existing source. */
export function PlaceDialog({
  source,
  collection,
  onClose,
}: {
  source: Datasource;
  collection: Collection | null;
  onClose: () => void;
}) {
  const say = useWords<typeof collectionWords>();
  const kinds = useQuery(collectionKindsQuery);
  const [draft, setDraft] = useState<PlaceDraft>(
    collection === null ? { ...NEW_PLACE, kind: 'sftp' } : draftOf(collection),
  );
  const send = async (): Promise<void> => {
    await savePlace(source.id, draft, collection?.is_enabled ?? true);
    refreshSources();
    onClose();
  };
  return (
    <FormDialog
      wide
      title={say('datasources.way.title', { name: source.name })}
      accept={say('datasources.way.save')}
      isRight={isPlaceRight(draft)}
      send={send}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          <Select
            label={say('datasources.way.kind')}
            options={(kinds.data?.kinds ?? [draft.kind]).map((kind) => ({
              value: kind,
              label: say(`datasources.way.${kind}`),
            }))}
            value={draft.kind}
            onChange={(kind: CollectionKind) => setDraft({ ...draft, kind, port: null, identity: null })}
          />
          <PlaceFields
            // Test results apply to one kind of remote source only.
            key={draft.kind}
            draft={draft}
            onChange={setDraft}
            wasTried={wasTried}
            kept={collection?.has_secret === true ? source.id : undefined}
          />
        </>
      )}
    </FormDialog>
  );
}
