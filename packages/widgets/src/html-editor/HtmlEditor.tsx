import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Tabs } from '../tabs/Tabs.tsx';
import css from './HtmlEditor.module.css';
import { previewPage } from './preview.ts';

export interface HtmlEditorProps {
  /** Purpose of the text: “Text of the block page”. */
  label: string;
  value: string;
  onChange: (html: string) => void;
  isReadOnly?: boolean | undefined;
}

/** HTML editor with a preview that runs no scripts. */
export function HtmlEditor({ label, value, onChange, isReadOnly = false }: HtmlEditorProps) {
  const { formatMessage } = useIntl();
  const [tab, setTab] = useState<'html' | 'preview'>('html');
  return (
    <div className={css.editor}>
      <Tabs
        label={label}
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            id: 'html',
            label: formatMessage({ id: 'widgets.htmlEditor.html' }),
            content: (
              <textarea
                aria-label={label}
                className={css.source}
                value={value}
                readOnly={isReadOnly}
                spellCheck={false}
                onChange={(event) => onChange(event.target.value)}
              />
            ),
          },
          {
            id: 'preview',
            label: formatMessage({ id: 'widgets.htmlEditor.preview' }),
            content: (
              <iframe
                title={formatMessage({ id: 'widgets.htmlEditor.previewOf' }, { label })}
                className={css.preview}
                sandbox=""
                srcDoc={previewPage(value)}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
