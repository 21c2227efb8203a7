import type { TagAnswer } from '@casbah/contract/tags';
import { cleanTagName, isTagName, TAG_COLORS, TAG_PATTERNS } from '@casbah/domain/tag';
import type { tagsWords } from '@casbah/messages/tags';
import type { IdOf } from '@casbah/messages/word-part';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { Tag, TagMark } from '@casbah/widgets/tag/Tag.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { refreshTags } from './queries.ts';
import css from './Tags.module.css';

const COLORS = Array.from({ length: TAG_COLORS }, (_, index) => index);
const PATTERNS = Array.from({ length: TAG_PATTERNS }, (_, index) => index);

/** Creates a tag, or edits its name, color and pattern. */
export function TagDialog({ tag, onClose }: { tag: TagAnswer | undefined; onClose: () => void }) {
  const say = useWords<typeof tagsWords>();
  const [name, setName] = useState(tag?.tag_name ?? '');
  const [color, setColor] = useState(tag?.attributes.color ?? 0);
  const [pattern, setPattern] = useState(tag?.attributes.pattern ?? 0);
  const isNew = tag === undefined;
  const tag_name = cleanTagName(name);

  const send = async (): Promise<void> => {
    const attributes = { color, pattern };
    if (isNew) await call('POST /admin/tenant/addtag', { body: { tag_name, attributes } });
    else await call('PATCH /admin/tenant/edittag', { body: { id: tag.id, tag: { tag_name, attributes } } });
    await refreshTags();
    showToast({
      tone: 'low',
      title: say(isNew ? 'tags.TAG_ACTION_ADD_SUCCESS' : 'tags.TAG_ACTION_EDIT_SUCCESS', {
        name: tag_name,
      }),
    });
    onClose();
  };

  return (
    <FormDialog
      title={say(isNew ? 'tags.add' : 'tags.edit')}
      accept={say(isNew ? 'tags.add' : 'tags.save')}
      isRight={isTagName(tag_name)}
      send={send}
      failed={say(isNew ? 'tags.TAG_ACTION_ADD_FAILURE' : 'tags.TAG_ACTION_EDIT_FAILURE')}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          <TextField
            name="tag_name"
            isRequired
            label={say('tags.name')}
            hint={wasTried && !isTagName(tag_name) ? undefined : say('tags.name.hint')}
            value={name}
            onChange={setName}
            maxLength={64}
            formatError={wasTried && !isTagName(tag_name) ? say('tags.name.hint') : undefined}
            autoFocus
          />
          <div>
            <p className={css.label}>{say('tags.color')}</p>
            <SegmentedControl
              label={say('tags.color')}
              value={String(color)}
              onChange={(value) => setColor(Number(value))}
              segments={COLORS.map((one) => ({
                value: String(one),
                label: say('tags.color.of', { number: one + 1 }),
                icon: <TagMark colour={one} pattern={pattern} />,
              }))}
            />
          </div>
          <div>
            <p className={css.label}>{say('tags.pattern')}</p>
            <SegmentedControl
              label={say('tags.pattern')}
              value={String(pattern)}
              onChange={(value) => setPattern(Number(value))}
              segments={PATTERNS.map((one) => ({
                value: String(one),
                label: patternName(say, one),
                icon: <TagMark colour={color} pattern={one} />,
              }))}
            />
          </div>
          <div>
            <p className={css.label}>{say('tags.preview')}</p>
            <Tag name={tag_name === '' ? say('tags.tag') : tag_name} colour={color} pattern={pattern} />
          </div>
        </>
      )}
    </FormDialog>
  );
}

function patternName(say: (id: IdOf<typeof tagsWords>) => string, pattern: number): string {
  switch (pattern) {
    case 1:
      return say('tags.pattern.1');
    case 2:
      return say('tags.pattern.2');
    case 3:
      return say('tags.pattern.3');
    default:
      return say('tags.pattern.0');
  }
}
