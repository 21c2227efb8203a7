import type { MlProfile } from '@casbah/contract/mlprofiles';
import { CONTENT_PROFILE_LIMITS, isContentProfileName } from '@casbah/domain/content-profile';
import type { mlprofilesWords } from '@casbah/messages/mlprofiles';
import type { patternsWords } from '@casbah/messages/patterns';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { refreshProfiles } from './queries.ts';

/** Creates a profile, or edits the name and description of one. */
export function ProfileDialog({
  profile,
  onSaved,
  onClose,
}: {
  /** Undefined for a new one. */
  profile: Pick<MlProfile, 'id' | 'name' | 'description'> | undefined;
  onSaved?: ((saved: MlProfile) => void) | undefined;
  onClose: () => void;
}) {
  const say = useWords<typeof mlprofilesWords | typeof patternsWords>();
  const [name, setName] = useState(profile?.name ?? '');
  const [description, setDescription] = useState(profile?.description ?? '');
  const isNew = profile === undefined;
  const body = { name: name.trim(), description: description.trim() };
  const isRight = isContentProfileName(body.name);

  const send = async (): Promise<void> => {
    const saved = isNew
      ? await call('POST /protect/ml_profiles', { body })
      : await call('PATCH /protect/ml_profiles/{id}', { params: { id: profile.id }, body });
    await refreshProfiles();
    showToast({
      tone: 'low',
      title: say(isNew ? 'mlprofiles.created' : 'mlprofiles.saved', { name: body.name }),
    });
    onClose();
    onSaved?.(saved);
  };
  return (
    <FormDialog
      title={say(isNew ? 'mlprofiles.create' : 'mlprofiles.edit.title')}
      accept={say(isNew ? 'mlprofiles.create.accept' : 'mlprofiles.save')}
      isRight={isRight}
      send={send}
      failed={say('mlprofiles.save.failed')}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          <TextField
            name="name"
            isRequired
            label={say('mlprofiles.name')}
            hint={wasTried && !isRight ? undefined : say('pattern.content_profile_name')}
            formatError={wasTried && !isRight ? say('pattern.content_profile_name') : undefined}
            value={name}
            onChange={setName}
            maxLength={64}
            autoFocus
          />
          <TextField
            name="description"
            label={say('mlprofiles.description')}
            rows={3}
            value={description}
            onChange={setDescription}
            maxLength={CONTENT_PROFILE_LIMITS.description}
          />
        </>
      )}
    </FormDialog>
  );
}
