import { call } from '../../../request/api.ts';
import { type PlaceDraft, placeOf, secretOf } from './place-draft.ts';

/** Saves where the logs of a source come from. */
export async function savePlace(source: string, draft: PlaceDraft, isEnabled = true): Promise<void> {
  const secret = secretOf(draft);
  await call('PUT /admin/datasources/{id}/collection', {
    params: { id: source },
    body: {
      place: placeOf(draft),
      identity: draft.identity,
      every_minutes: draft.everyMinutes,
      ...(secret === undefined ? {} : { secret }),
      is_enabled: isEnabled,
    },
  });
}
