import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { ChevronRightIcon } from '../icons/icons.tsx';
import css from './Tree.module.css';

export interface TreeNode {
  id: string;
  label: string;
  /** Text at the end: a count. */
  end?: ReactNode;
  children?: readonly TreeNode[] | undefined;
}

export interface TreeProps {
  label: string;
  nodes: readonly TreeNode[];
  /** Initially expanded. */
  expanded?: readonly string[] | undefined;
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  empty: string;
}

/** A tree of organizational units, folders or categories. Arrow keys navigate and expand; letters jump. */
export function Tree({ label, nodes, expanded = [], selected, onSelect, empty }: TreeProps) {
  return (
    <AriaTree
      aria-label={label}
      className={css.tree ?? ''}
      items={nodes}
      defaultExpandedKeys={[...expanded]}
      selectionMode={onSelect === undefined ? 'none' : 'single'}
      disallowEmptySelection
      {...(selected === undefined ? {} : { selectedKeys: [selected] })}
      onSelectionChange={(keys) => {
        if (keys === 'all') return;
        for (const key of keys) onSelect?.(String(key));
      }}
      renderEmptyState={() => <p className={css.empty}>{empty}</p>}
    >
      {renderNode}
    </AriaTree>
  );
}

function renderNode({ id, label, end, children = [] }: TreeNode) {
  return (
    <TreeItem id={id} textValue={label} className={css.item ?? ''}>
      <TreeItemContent>
        {({ hasChildItems, isExpanded }) => (
          <div className={css.row}>
            {hasChildItems ? (
              <Button slot="chevron" className={css.chevron ?? ''} data-open={isExpanded}>
                <ChevronRightIcon size={14} />
              </Button>
            ) : (
              <span className={css.chevron} />
            )}
            <bdi className={css.label}>{label}</bdi>
            {end === undefined ? null : <span className={css.end}>{end}</span>}
          </div>
        )}
      </TreeItemContent>
      <Collection items={children}>{renderNode}</Collection>
    </TreeItem>
  );
}
