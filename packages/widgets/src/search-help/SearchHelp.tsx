import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { HelpIcon } from '../icons/frame-icons.tsx';
import { InlineCode } from '../inline-code/InlineCode.tsx';
import { Kbd } from '../kbd/Kbd.tsx';
import css from './SearchHelp.module.css';

export interface SearchHelpProps {
  /** The page's fields with their labels. */
  fields: readonly { field: string; label: string }[];
  /** Complete example filters. */
  examples: readonly string[];
  onClose: () => void;
}

const WAYS: readonly (readonly [string, string])[] = [
  ['=   !=', 'widgets.searchHelp.equal'],
  ['in (a, b)   not in (a, b)', 'widgets.searchHelp.oneOf'],
  ['>   >=   <   <=', 'widgets.searchHelp.numbers'],
  ['contains   starts   ends', 'widgets.searchHelp.text'],
  ['exists user   not exists user', 'widgets.searchHelp.exists'],
  ['src_ip = 10.0.0.0/8', 'widgets.searchHelp.network'],
];
const KEYS: readonly (readonly [string, string])[] = [
  ['Enter', 'widgets.searchHelp.keyEnter'],
  [',', 'widgets.searchHelp.keyComma'],
  ['Backspace', 'widgets.searchHelp.keyBackspace'],
  ['Esc', 'widgets.searchHelp.keyEscape'],
];

/** Filter syntax help over the page: operators, the page's fields, examples, keys. */
export function SearchHelp({ fields, examples, onClose }: SearchHelpProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog open wide onClose={onClose} title={formatMessage({ id: 'widgets.searchHelp.title' })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className={css.help} tabIndex={0}>
        <p>{formatMessage({ id: 'widgets.searchHelp.intro' })}</p>
        <h3>{formatMessage({ id: 'widgets.searchHelp.compare' })}</h3>
        <dl className={css.pairs}>
          {WAYS.map(([sign, id]) => (
            <div key={id} className={css.pair}>
              <dt>
                <InlineCode>{sign}</InlineCode>
              </dt>
              <dd>{formatMessage({ id })}</dd>
            </div>
          ))}
        </dl>
        <h3>{formatMessage({ id: 'widgets.searchHelp.examples' })}</h3>
        <ul className={css.examples}>
          {examples.map((example) => (
            <li key={example}>
              <InlineCode>{example}</InlineCode>
            </li>
          ))}
        </ul>
        <h3>{formatMessage({ id: 'widgets.searchHelp.fields' })}</h3>
        <dl className={css.pairs}>
          {fields.map(({ field, label }) => (
            <div key={field} className={css.pair}>
              <dt>
                <InlineCode>{field}</InlineCode>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <h3>{formatMessage({ id: 'widgets.searchHelp.keys' })}</h3>
        <dl className={css.pairs}>
          {KEYS.map(([key, id]) => (
            <div key={id} className={css.pair}>
              <dt>
                <Kbd keys={key} />
              </dt>
              <dd>{formatMessage({ id })}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}

/** Opens the help. */
export function SearchHelpButton(props: Omit<SearchHelpProps, 'onClose'>) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="small" icon={<HelpIcon size={14} />} onPress={() => setOpen(true)}>
        {formatMessage({ id: 'widgets.searchHelp.button' })}
      </Button>
      {open ? <SearchHelp {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
