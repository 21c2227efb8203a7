import type { MessageId } from '@casbah/messages/en';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { Kbd } from '@casbah/widgets/kbd/Kbd.tsx';
import { useWords } from '../words/useWords.ts';
import css from './HelpDialog.module.css';

const GROUPS = [
  {
    title: 'shell.help.everywhere',
    keys: [
      ['shell.help.palette', ['Ctrl K']],
      ['shell.help.search', ['/']],
      ['shell.help.help', ['?']],
      ['shell.help.close', ['Esc']],
    ],
  },
  {
    title: 'shell.help.lists',
    keys: [
      ['shell.help.rows', ['j', 'k', '↓', '↑']],
      ['shell.help.open', ['Enter']],
      ['shell.help.columns', ['←', '→']],
      ['shell.help.page', ['Page Up', 'Page Down']],
      ['shell.help.ends', ['Home', 'End']],
      ['shell.help.sort', ['Enter']],
    ],
  },
] as const satisfies readonly {
  title: MessageId;
  keys: readonly (readonly [MessageId, readonly string[]])[];
}[];

export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useWords();
  return (
    <Dialog open={open} onClose={onClose} title={say('shell.help')}>
      <div className={css.groups}>
        {GROUPS.map(({ title, keys }) => (
          <section key={title}>
            <h3>{say(title)}</h3>
            <dl>
              {keys.map(([words, names]) => (
                <div key={words}>
                  <dt>{say(words)}</dt>
                  <dd>
                    {names.map((name) => (
                      <Kbd key={name}>{name}</Kbd>
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
