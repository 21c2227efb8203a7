import {
  PLACEHOLDER_GROUPS,
  type Placeholder,
  type PlaceholderGroup,
} from '@casbah/domain/response-template/placeholders';
import type {
  responsetemplatesPlaceholdersWords,
  responsetemplatesWords,
} from '@casbah/messages/responsetemplates';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { PlusIcon } from '@casbah/widgets/icons/icons.tsx';
import { Menu } from '@casbah/widgets/menu/Menu.tsx';
import { useWords } from '../../words/useWords.ts';

const GROUPS = [
  'policy',
  'person',
  'activity',
  'file',
  'content',
  'sharing',
  'service',
  'resource',
] as const satisfies readonly PlaceholderGroup[];

/** Placeholders that a policy type can fill, by what they are about. */
export function PlaceholderMenu({
  field,
  placeholders,
  onChoose,
}: {
  field: string;
  placeholders: readonly Placeholder[];
  onChoose: (placeholder: Placeholder) => void;
}) {
  const say = useWords<typeof responsetemplatesWords | typeof responsetemplatesPlaceholdersWords>();
  const groups = GROUPS.map((group) => ({
    id: group,
    label: say(`response.group.${group}`),
    actions: PLACEHOLDER_GROUPS[group]
      .filter((name) => placeholders.includes(name))
      .map((name) => ({
        id: name,
        label: say(`response.placeholder.${name}`),
        detail: name,
        onAction: () => onChoose(name),
      })),
  })).filter(({ actions }) => actions.length > 0);
  const label = say('response.insert.into', { field });
  return (
    <Menu
      label={label}
      placement="bottom end"
      groups={groups}
      trigger={
        <Button size="tiny" variant="ghost" icon={<PlusIcon size={12} />} aria-label={label}>
          {say('response.insert')}
        </Button>
      }
    />
  );
}
