import type { OrgUnit, WholeGroup } from '@casbah/contract/groups';
import type { groupsWords } from '@casbah/messages/groups';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { type ReactNode, useState } from 'react';
import { call } from '../../request/api.ts';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { useWords } from '../../words/useWords.ts';
import { GroupFields, isNameOf } from './GroupFields.tsx';
import { refreshGroups } from './queries.ts';

type Shown = Pick<WholeGroup, 'id' | 'name' | 'description'>;

/** Creates or edits a directory group of the company. */
export function GroupDialog({
  group,
  onClose,
  onSaved,
}: {
  group: Shown | undefined;
  onClose: () => void;
  onSaved: (id: string) => void;
}) {
  const say = useWords<typeof groupsWords>();
  return (
    <SaveDialog
      of="group"
      title={say(group === undefined ? 'groups.add' : 'groups.edit')}
      before={group}
      onClose={onClose}
      onSave={async (body) => {
        const saved =
          group === undefined
            ? await call('POST /admin/groups', { body })
            : await call('PATCH /admin/groups/{id}', { params: { id: group.id }, body });
        onSaved(saved.id);
      }}
    />
  );
}

const TOP = '';

/** Creates a unit, or edits and moves one. */
export function UnitDialog({
  unit,
  under,
  units,
  onClose,
  onSaved,
}: {
  unit: OrgUnit | undefined;
  /** Initial parent of a new unit. */
  under: string | null;
  units: readonly OrgUnit[];
  onClose: () => void;
  onSaved: (id: string) => void;
}) {
  const say = useWords<typeof groupsWords>();
  const [parent, setParent] = useState(unit === undefined ? under : unit.parent_orgunit_id);
  // A unit can't be its own parent.
  const places = units.filter(
    ({ fqn }) => unit === undefined || !(fqn === unit.fqn || fqn.startsWith(`${unit.fqn}/`)),
  );
  return (
    <SaveDialog
      of="unit"
      title={say(unit === undefined ? 'groups.units.add' : 'groups.edit')}
      before={unit}
      onClose={onClose}
      onSave={async (given) => {
        const body = { ...given, parent_orgunit_id: parent };
        const saved =
          unit === undefined
            ? await call('POST /admin/org_units', { body })
            : await call('PATCH /admin/org_units/{id}', { params: { id: unit.orgunit_id }, body });
        onSaved(saved.orgunit_id);
      }}
    >
      <Select
        name="parent_orgunit_id"
        label={say('groups.units.under')}
        value={parent ?? TOP}
        onChange={(id) => setParent(id === TOP ? null : id)}
        options={[
          { value: TOP, label: say('groups.units.top') },
          ...places.map(({ orgunit_id, fqn }) => ({ value: orgunit_id, label: fqn })),
        ]}
      />
    </SaveDialog>
  );
}

function SaveDialog({
  of,
  title,
  before,
  onClose,
  onSave,
  children,
}: {
  of: 'group' | 'unit';
  title: string;
  before: { name: string; description: string } | undefined;
  onClose: () => void;
  onSave: (given: { name: string; description: string }) => Promise<void>;
  children?: ReactNode;
}) {
  const say = useWords<typeof groupsWords>();
  const [value, setValue] = useState({ name: before?.name ?? '', description: before?.description ?? '' });

  const send = async (): Promise<void> => {
    await onSave({ name: value.name.trim(), description: value.description.trim() });
    await refreshGroups();
  };
  return (
    <FormDialog
      title={title}
      accept={before === undefined ? title : say('groups.save')}
      isRight={isNameOf(of, value.name)}
      send={send}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          <GroupFields of={of} value={value} onChange={setValue} tried={wasTried} autoFocus />
          {children}
        </>
      )}
    </FormDialog>
  );
}
