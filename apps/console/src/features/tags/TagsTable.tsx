import type { TagAnswer } from '@casbah/contract/tags';
import { meaningOfTag } from '@casbah/domain/decision';
import type { tagsWords } from '@casbah/messages/tags';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { type StaticColumn, StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { Tag } from '@casbah/widgets/tag/Tag.tsx';
import { Link } from '@tanstack/react-router';
import { useMayOpen } from '../../request/permitted.ts';
import { filterText } from '../../scope/scope-filter.ts';
import { useTagName } from '../../words/useTagName.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Tags.module.css';

/** Tags with their services; the company's own have actions. */
export function TagsTable({
  label,
  tags,
  chosen,
  onChoose,
  onEdit,
  onDelete,
}: {
  label: string;
  tags: readonly TagAnswer[];
  /** Selected tags; undefined if none can be selected. */
  chosen?: ReadonlySet<number> | undefined;
  onChoose?: (id: number, is: boolean) => void;
  onEdit?: ((tag: TagAnswer) => void) | undefined;
  onDelete?: ((tag: TagAnswer) => void) | undefined;
}) {
  const say = useWords<typeof tagsWords>();
  const nameOf = useTagName();
  const own: StaticColumn<TagAnswer>[] = tags.some(({ attributes }) => attributes.system)
    ? []
    : [{ id: 'changed', header: say('tags.changed'), cell: (tag) => <Changed tag={tag} /> }];
  const ticks: StaticColumn<TagAnswer>[] =
    chosen === undefined
      ? []
      : [
          {
            id: 'choose',
            header: say('tags.choose'),
            cell: (tag) => (
              <Checkbox
                aria-label={say('tags.choose.of', { name: nameOf(tag) })}
                isSelected={chosen.has(tag.id)}
                onChange={(is) => onChoose?.(tag.id, is)}
              />
            ),
          },
        ];
  const deeds: StaticColumn<TagAnswer>[] =
    onEdit === undefined
      ? []
      : [
          {
            id: 'actions',
            header: say('tags.actions'),
            align: 'end',
            cell: (tag) => (
              <span className={css.actions}>
                <Button
                  size="small"
                  aria-label={say('tags.change.of', { name: nameOf(tag) })}
                  onPress={() => onEdit(tag)}
                >
                  {say('tags.change')}
                </Button>
                <Button
                  size="small"
                  aria-label={say('tags.delete.of', { name: nameOf(tag) })}
                  onPress={() => onDelete?.(tag)}
                >
                  {say('tags.delete')}
                </Button>
              </span>
            ),
          },
        ];
  return (
    <StaticTable
      label={label}
      rows={tags}
      rowKey={({ id }) => String(id)}
      empty={say('tags.none')}
      shown={200}
      cells="lines"
      columns={[
        ...ticks,
        {
          id: 'tag',
          header: say('tags.tag'),
          isRowName: true,
          cell: (tag) => (
            <Tag
              name={nameOf(tag)}
              colour={tag.attributes.color}
              pattern={tag.attributes.pattern}
              meaning={meaningOfTag(tag.id)}
            />
          ),
        },
        {
          id: 'services',
          header: say('tags.services'),
          align: 'end',
          cell: (tag) => <Carriers tag={tag} name={nameOf(tag)} />,
        },
        ...own,
        ...deeds,
      ]}
    />
  );
}

/** Number of services with the tag, linked to those in use. */
function Carriers({ tag, name }: { tag: TagAnswer; name: string }) {
  const say = useWords<typeof tagsWords>();
  const format = useFormat();
  const mayOpen = useMayOpen();
  if (tag.services === 0 || !mayOpen('/appAudit/services')) return format.number(tag.services);
  return (
    <Link
      to="/appAudit/services"
      search={{ filter: filterText({ kind: 'in', field: 'tag', values: [String(tag.id)] }), range: 'all' }}
      aria-label={say('tags.services.show', { count: tag.services, name })}
    >
      {format.number(tag.services)}
    </Link>
  );
}

function Changed({ tag }: { tag: TagAnswer }) {
  const say = useWords<typeof tagsWords>();
  if (tag.modified_on === null) return null;
  return (
    <span className={css.changed}>
      <RelativeTime time={Date.parse(tag.modified_on)} />
      {tag.modified_by === null ? null : (
        <span title={tag.modified_by}>{say('tags.by', { who: tag.modified_by })}</span>
      )}
    </span>
  );
}
