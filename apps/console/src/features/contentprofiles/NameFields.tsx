import type { contentprofilesWords } from '@casbah/messages/contentprofiles';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { usePattern } from '../../words/usePattern.ts';
import { useWords } from '../../words/useWords.ts';

/** Name and description of a definition that is edited in a dialog. */
export function NameFields({
  name,
  description,
  wasTried,
  onName,
  onDescription,
}: {
  name: string;
  description: string;
  wasTried: boolean;
  onName: (name: string) => void;
  onDescription: (description: string) => void;
}) {
  const say = useWords<typeof contentprofilesWords>();
  const problemOf = usePattern();
  return (
    <>
      <TextField
        name="name"
        isRequired
        label={say('content.name')}
        value={name}
        onChange={onName}
        formatError={wasTried ? problemOf('content_profile_name', name.trim()) : undefined}
        maxLength={64}
        autoFocus
      />
      <TextField
        name="description"
        label={say('content.description')}
        value={description}
        onChange={onDescription}
        maxLength={500}
      />
    </>
  );
}
