import { printLogic } from '@casbah/domain/rule-logic';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import layout from '../story-layout.module.css';
import { type LogicRule, RulesLogicEditor, type RulesLogicEditorProps } from './RulesLogicEditor.tsx';

const RULES: readonly LogicRule[] = [
  { name: '1', label: 'Payment cards, at least 10' },
  { name: '2', label: 'Dictionary “Project names”' },
  { name: '3', label: 'Spreadsheets and presentations' },
  { name: '4', label: 'Test data' },
];
const HOSTILE: readonly LogicRule[] = [
  { name: 'A', label: '<img src=x onerror=alert(1)>' },
  { name: 'very'.repeat(20), label: 'long'.repeat(2500) },
  { name: 'ج', label: 'شركة أطلس للأغذية' },
];

function Editor({ start, ...props }: Partial<RulesLogicEditorProps> & { start: string }) {
  const [text, setText] = useState(start);
  const [logic, setLogic] = useState('');
  return (
    <>
      <RulesLogicEditor
        label="When to act"
        rules={RULES}
        {...props}
        text={text}
        onChange={(next, parsed) => {
          setText(next);
          setLogic(parsed === undefined ? '' : printLogic(parsed, 'round'));
        }}
      />
      <p hidden data-testid="logic">
        {logic}
      </p>
    </>
  );
}

const meta: Meta = { title: 'Rules/Rules logic editor', id: 'rules-logic-editor' };
export default meta;

export const Whole: StoryObj = {
  name: 'Whole',
  render: () => <Editor start="1 AND (2 OR 3) AND NOT 4" />,
};
export const Empty: StoryObj = { name: 'Empty', render: () => <Editor start="" /> };
export const WithoutRules: StoryObj = {
  name: 'Without rules',
  render: () => <Editor start="" rules={[]} />,
};
export const Wrong: StoryObj = { name: 'Wrong', render: () => <Editor start="1 AND OR (2" /> };
export const Disabled: StoryObj = {
  name: 'Disabled',
  render: () => <Editor start="1 OR 2" isDisabled />,
};
export const Hostile: StoryObj = {
  name: 'Hostile labels',
  render: () => <Editor start={`A AND ${'very'.repeat(20)} AND NOT (ج OR A)`} rules={HOSTILE} />,
};
export const RightToLeftAndNarrow: StoryObj = {
  name: 'Right to left and narrow',
  render: () => (
    <div dir="rtl" className={layout.narrow}>
      <Editor label="متى" start="1 OR (2 AND 3)" />
    </div>
  ),
};
