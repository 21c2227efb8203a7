import {
  type ChainBlock,
  type ChainBlockName,
  type ConditionChain,
  EMPTY_BLOCK,
  EMPTY_USER_BLOCK,
  newStep,
} from '@casbah/domain/condition-chain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import layout from '../story-layout.module.css';
import { ConditionChainEditor, type ConditionChainEditorProps } from './ConditionChainEditor.tsx';
import type { ChainChoices } from './chain-blocks.ts';
import { newChain } from './chain-model.ts';

const NAMES: Readonly<Record<ChainBlockName, Readonly<Record<string, string>>>> = {
  sourceBlk: { gateway: 'Gateway', securlet: 'Securlet', endpoint: 'Endpoint' },
  userBlk: { 'o.haddad': 'Omar Haddad', 's.lindqvist': 'Sofia Lindqvist', 'j.weber': 'Jonas Weber' },
  serviceBlk: { box: 'Box', dropbox: 'Dropbox', drive: 'Google Drive' },
  incidentTypeBlk: { leak: 'Data leak', takeover: 'Account takeover' },
  objectBlk: { file: 'File', folder: 'Folder', account: 'Account' },
  actionBlk: { login: 'Sign in', download: 'Download', share: 'Share', delete: 'Delete' },
};
const CHOICES: ChainChoices = {
  optionsOf: (block) => Object.entries(NAMES[block]).map(([key, value]) => ({ key, value })),
  nameOf: (block, key) => NAMES[block][key] ?? key,
};
const block = (...includes: string[]): ChainBlock => ({ ...EMPTY_BLOCK, active: true, includes });
const CHAIN: ConditionChain = {
  steps: [
    {
      ...newStep('s1'),
      loopCount: 5,
      loopTime: 600,
      userBlk: { ...EMPTY_USER_BLOCK, active: true, external: true, individually: true },
      actionBlk: block('login'),
    },
    {
      ...newStep('s2'),
      type: 1,
      maxGap: 300,
      sourceBlk: block('gateway'),
      serviceBlk: { ...block('box', 'dropbox'), excludes: ['drive'] },
      objectBlk: block('file'),
      actionBlk: block('download'),
    },
    { ...newStep('s3'), serviceBlk: block('drive'), objectBlk: block('file'), actionBlk: block('share') },
    { ...newStep('s4'), maxGap: 86_400, actionBlk: block('delete') },
  ],
  groupLoops: [
    { from: 's1', to: 's3', details: { count: 3, seconds: 7200 } },
    { from: 's2', to: 's3', details: null },
  ],
};

function Editor({ start, ...props }: Partial<ConditionChainEditorProps> & { start: ConditionChain }) {
  const [chain, setChain] = useState(start);
  return (
    <>
      <ConditionChainEditor
        label="Steps of the sequence"
        choices={CHOICES}
        {...props}
        chain={chain}
        onChange={setChain}
      />
      <p hidden data-testid="chain">
        {JSON.stringify(chain)}
      </p>
    </>
  );
}

const meta: Meta = {
  title: 'Rules/Condition chain editor',
  id: 'condition-chain-editor',
  parameters: { status: 'planned' },
};
export default meta;

export const Whole: StoryObj = { name: 'Whole', render: () => <Editor start={CHAIN} /> };
export const OneStep: StoryObj = { name: 'One step', render: () => <Editor start={newChain()} /> };
export const ReadOnly: StoryObj = {
  name: 'Only to be read',
  render: () => <Editor start={CHAIN} isReadOnly />,
};
export const Hostile: StoryObj = {
  name: 'Hostile labels',
  render: () => (
    <Editor
      start={{
        ...newChain(),
        steps: [
          {
            ...newStep('s1'),
            serviceBlk: block('<img src=x onerror=alert(1)>', 'long'.repeat(2500)),
            userBlk: { ...EMPTY_USER_BLOCK, active: true, includes: ['شركة أطلس'] },
          },
        ],
      }}
    />
  ),
};
export const RightToLeftAndNarrow: StoryObj = {
  name: 'Right to left and narrow',
  render: () => (
    <div dir="rtl" className={layout.narrow}>
      <Editor label="الخطوات" start={CHAIN} />
    </div>
  ),
};
