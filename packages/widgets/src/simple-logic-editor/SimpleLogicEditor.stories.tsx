import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import layout from '../story-layout.module.css';
import { SimpleLogicEditor, type SimpleLogicEditorProps } from './SimpleLogicEditor.tsx';

function Editor({ start, ...props }: Partial<SimpleLogicEditorProps> & { start: string }) {
  const [text, setText] = useState(start);
  const [complete, setComplete] = useState('');
  return (
    <>
      <SimpleLogicEditor
        label="Logic"
        names={['1', '2', '3', '4']}
        {...props}
        text={text}
        onChange={(next, logic) => {
          setText(next);
          setComplete(logic === undefined ? 'no' : 'yes');
        }}
      />
      <p hidden data-testid="text">
        {text}
      </p>
      <p hidden data-testid="complete">
        {complete}
      </p>
    </>
  );
}

const meta: Meta = { title: 'Rules/Simple logic editor', id: 'simple-logic-editor' };
export default meta;

export const Empty: StoryObj = { name: 'Empty', render: () => <Editor start="" /> };
export const Whole: StoryObj = { name: 'Whole', render: () => <Editor start="[1 AND 2] OR [3 AND 4]" /> };
export const NotClosed: StoryObj = {
  name: 'A bracket is not closed',
  render: () => <Editor start="[1 AND 2 OR 3" />,
};
export const NotOpened: StoryObj = {
  name: 'A bracket is not opened',
  render: () => <Editor start="1 AND 2] OR 3" />,
};
export const Disabled: StoryObj = {
  name: 'Disabled',
  render: () => <Editor start="1 OR 2" isDisabled />,
};
export const LongAndNarrow: StoryObj = {
  name: 'Long and narrow',
  render: () => (
    <div className={layout.narrow}>
      <Editor start={`${'[1 AND 2] OR '.repeat(24)}<img-src=x-onerror=alert(1)> OR ${'long'.repeat(200)}`} />
    </div>
  ),
};
export const RightToLeft: StoryObj = {
  name: 'Right to left',
  render: () => (
    <div dir="rtl">
      <Editor label="المنطق" start="[1 AND 2] OR 3" />
    </div>
  ),
};
