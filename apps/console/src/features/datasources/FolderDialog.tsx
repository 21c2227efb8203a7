import type { Collection } from '@casbah/contract/collection';
import type { Datasource } from '@casbah/contract/datasources';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { FolderFields, isFolderRight, NEW_FOLDER, placeOf } from './FolderFields.tsx';
import { refreshSources } from './uploads.ts';
import { useSourceWords } from './useSourceWords.ts';

/** Says from which folder the logs of a source that is there already are collected. */
export function FolderDialog({
  source,
  collection,
  onClose,
}: {
  source: Datasource;
  collection: Collection | null;
  onClose: () => void;
}) {
  const say = useSourceWords();
  const [draft, setDraft] = useState(
    collection === null
      ? NEW_FOLDER
      : {
          ...{ path: collection.place.path, pattern: collection.place.pattern },
          everyMinutes: collection.every_minutes,
        },
  );
  const send = async (): Promise<void> => {
    await call('PUT /admin/datasources/{id}/collection', {
      params: { id: source.id },
      body: {
        ...{ place: placeOf(draft), identity: null, every_minutes: draft.everyMinutes },
        is_enabled: collection?.is_enabled ?? true,
      },
    });
    refreshSources();
    onClose();
  };
  return (
    <FormDialog
      title={say('datasources.way.title', { name: source.name })}
      accept={say('datasources.way.save')}
      isRight={isFolderRight(draft)}
      send={send}
      onClose={onClose}
    >
      {(wasTried) => <FolderFields draft={draft} onChange={setDraft} wasTried={wasTried} />}
    </FormDialog>
  );
}
