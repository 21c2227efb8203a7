import type { contentprofilesWords } from '@casbah/messages/contentprofiles';
import { useWords } from '../../words/useWords.ts';
import css from './Content.module.css';

/** The name of a definition that is edited in a dialog: a button that opens it, for people who may change it. */
export function DefinitionName({ name, onEdit }: { name: string; onEdit: (() => void) | undefined }) {
  const say = useWords<typeof contentprofilesWords>();
  if (onEdit === undefined) return <span className={css.name}>{name}</span>;
  return (
    <button type="button" className={css.open} aria-label={say('content.edit.of', { name })} onClick={onEdit}>
      {name}
    </button>
  );
}
