import type { shellKeysWords } from '@casbah/messages/shell';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { Kbd } from '@casbah/widgets/kbd/Kbd.tsx';
import { useRouterState } from '@tanstack/react-router';
import { useWords } from '../words/useWords.ts';
import css from './HelpDialog.module.css';
import { KEY_GROUPS, KEYS_EVERYWHERE } from './key-groups.ts';

/** Keyboard shortcuts of every page, and those of the open page. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const sayShell = useWords();
  const say = useWords<typeof shellKeysWords>();
  const own = useRouterState({
    select: ({ matches }) => matches.flatMap(({ staticData }) => staticData.keys ?? []),
    structuralSharing: true,
  });
  // Lists have a search only if there is something to search.
  const hasSearch = document.querySelector('[data-page-search] input') !== null;
  const groups = [
    ...KEYS_EVERYWHERE,
    ...own.filter((id) => id !== 'filter' || hasSearch).map((id) => KEY_GROUPS[id]),
  ];
  return (
    <Dialog wide open={open} onClose={onClose} title={sayShell('shell.help')}>
      <div className={css.groups}>
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3>{say(title)}</h3>
            <dl>
              {keys.map(([words, names]) => (
                <div key={words}>
                  <dt>{say(words)}</dt>
                  <dd>
                    {names.map((name) => (
                      <Kbd key={name} keys={name} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
