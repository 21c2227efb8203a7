import type { ContentAliasAnswer } from '@casbah/contract/content-definitions';
import { ALIAS_MAX_IDENTIFIERS, CONFIDENCES, DEFAULT_CONFIDENCE } from '@casbah/domain/content-alias';
import { isContentProfileName } from '@casbah/domain/content-profile';
import type { contentprofilesWords } from '@casbah/messages/contentprofiles';
import type { RuleChoice } from '@casbah/widgets/rule-builder/rule-choice.ts';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { Typeahead } from '@casbah/widgets/typeahead/Typeahead.tsx';
import { useMemo, useState } from 'react';
import { call } from '../../request/api.ts';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { NameFields } from './NameFields.tsx';
import { refreshContent } from './queries.ts';

/** Creates an alias, or edits its data identifiers and minimum confidence. */
export function AliasDialog({
  alias,
  identifiers: choices,
  onClose,
}: {
  alias: ContentAliasAnswer | undefined;
  identifiers: readonly RuleChoice[];
  onClose: () => void;
}) {
  const say = useWords<typeof contentprofilesWords>();
  const [name, setName] = useState(alias?.name ?? '');
  const [description, setDescription] = useState(alias?.description ?? '');
  const [identifiers, setIdentifiers] = useState<readonly string[]>(alias?.identifiers ?? []);
  const [confidence, setConfidence] = useState(alias?.confidence ?? DEFAULT_CONFIDENCE);
  const options = useMemo(
    () => choices.map(({ key, label, detail }) => ({ key, value: label, detail })),
    [choices],
  );
  const named = useMemo(() => new Map(options.map((option) => [option.key, option])), [options]);

  const send = async (): Promise<void> => {
    const body = {
      name: name.trim(),
      description: description.trim(),
      identifiers: [...identifiers],
      confidence,
    };
    if (alias === undefined) await call('POST /protect/content_aliases', { body });
    else await call('PATCH /protect/content_aliases/{id}', { params: { id: alias.id }, body });
    await refreshContent();
    showToast({ tone: 'low', title: say('content.saved', { name: body.name }) });
    onClose();
  };
  return (
    <FormDialog
      wide
      title={say(alias === undefined ? 'content.aliases.add' : 'content.aliases.edit')}
      accept={say('content.save')}
      isRight={isContentProfileName(name.trim()) && identifiers.length > 0}
      send={send}
      failed={say('content.save.failed', { name: name.trim() })}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          <NameFields
            name={name}
            description={description}
            wasTried={wasTried}
            onName={setName}
            onDescription={setDescription}
          />
          <Typeahead
            name="identifiers"
            label={say('content.aliases.identifiers')}
            multiple
            atMost={ALIAS_MAX_IDENTIFIERS}
            options={options}
            chosen={identifiers.map((key) => named.get(key) ?? { key, value: key })}
            onChosen={(chosen) => setIdentifiers(chosen.map(({ key }) => key))}
            error={wasTried && identifiers.length === 0 ? say('content.aliases.identifiers.none') : undefined}
          />
          <Select
            name="confidence"
            label={say('content.aliases.confidence')}
            options={CONFIDENCES.map((value) => ({
              value,
              label: say(`content.confidence.${value}`),
              detail: say(`content.confidence.${value}.detail`),
            }))}
            value={confidence}
            onChange={setConfidence}
          />
        </>
      )}
    </FormDialog>
  );
}
