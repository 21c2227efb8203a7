import { MINUTE_MS } from '@casbah/domain/time-units';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComparisonTable } from '../comparison-table/ComparisonTable.tsx';
import { RiskAnswerText } from '../risk-answer/RiskAnswerText.tsx';
import layout from '../story-layout.module.css';
import { TAG_COLOURS, Tag } from '../tag/Tag.tsx';
import { Tree } from '../tree/Tree.tsx';
import { UploadStatusChip } from '../upload-status/UploadStatusChip.tsx';
import { StaticTable } from './StaticTable.tsx';

const ROWS = Array.from({ length: 120 }, (_, index) => ({
  id: `row${index}`,
  user: `user${index}@atlas.example`,
  files: index * 7,
}));
const COLUMNS = [
  { id: 'user', header: 'User', cell: ({ user }: (typeof ROWS)[number]) => user },
  { id: 'files', header: 'Files', align: 'end' as const, cell: ({ files }: (typeof ROWS)[number]) => files },
];
const NOW = Date.UTC(2026, 10, 20, 12);

const meta: Meta = { title: 'Data/Tables, tags, answers, tree', id: 'static-table' };
export default meta;

export const FirstFifty: StoryObj = {
  name: 'First fifty',
  render: () => (
    <StaticTable
      label="Files by user"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={({ id }) => id}
      empty="Nobody shared a file."
    />
  ),
};
export const Lines: StoryObj = {
  name: 'Lines, one of them current, with a note',
  render: () => (
    <StaticTable
      label="Files by user, one chosen"
      cells="lines"
      columns={COLUMNS.map((column) => ({ ...column, isRowName: column.id === 'user' }))}
      rows={ROWS.slice(0, 4)}
      rowKey={({ id }) => id}
      currentKey="row1"
      onRow={() => undefined}
      note={({ id }) =>
        id === 'row2' ? 'Nothing arrived for a week. Look whether the file is still sent.' : null
      }
      empty="Nobody shared a file."
    />
  ),
};
export const Empty: StoryObj = {
  name: 'Empty table',
  render: () => (
    <StaticTable
      label="Files by user"
      columns={COLUMNS}
      rows={[]}
      rowKey={({ id }) => id}
      empty="Nobody shared a file."
    />
  ),
};
export const Comparison: StoryObj = {
  name: 'Comparison',
  render: () => (
    <ComparisonTable
      label="Services compared"
      heads={[
        { id: 'dropbox', head: 'Dropbox' },
        { id: 'wetransfer', head: 'WeTransfer' },
        { id: 'mega', head: 'MEGA' },
      ]}
      attributes={[
        { id: 'https', label: 'Encrypted on the way', group: 'Encryption', values: ['yes', 'yes', 'yes'] },
        { id: 'anonymous', label: 'Used without an account', group: 'Access', values: ['no', 'yes', 'no'] },
        {
          id: 'places',
          label: 'Data centers',
          values: ['{"United States":[{"name":"San Jose"}]}', undefined, 'Under Review'],
        },
      ]}
      answer={(value) => <RiskAnswerText answer={value} question="Answer" />}
    />
  ),
};
export const Answers: StoryObj = {
  name: 'Risk answers',
  render: () => (
    <div className={layout.row}>
      {[
        'yes',
        'no',
        'mobilena',
        'unknown',
        '',
        'SOC 2 Type II, ISO 27001, HIPAA',
        '{"broken":',
        '<b>bold</b>',
      ].map((answer) => (
        <RiskAnswerText key={answer} answer={answer} question="Certificates" />
      ))}
      <RiskAnswerText
        question="Data centers"
        answer={JSON.stringify({
          Germany: ['A', 'B', 'C', 'D'].map((name) => ({ name })),
          Japan: [],
          Spain: ['E', 'F'],
        })}
      />
      <RiskAnswerText question="Encryption" answer={'{"At rest":"yes","Keys held by":"the customer"}'} />
    </div>
  ),
};
export const Tags: StoryObj = {
  name: 'Tags',
  render: () => (
    <div className={layout.row}>
      {TAG_COLOURS.map((colour) => (
        <Tag
          key={colour}
          name={`Colour ${colour}`}
          colour={colour}
          pattern={colour}
          onRemove={() => undefined}
        />
      ))}
      <Tag name="Sanctioned" colour={3} system onRemove={() => undefined} />
      <Tag name={'مشروع <b>'.repeat(40)} colour={-1} pattern={99} />
    </div>
  ),
};
export const Uploads: StoryObj = {
  name: 'Uploads',
  parameters: { status: 'planned' },
  render: () => (
    <div className={layout.row}>
      {(
        [
          'completed',
          'failed',
          'processing',
          'processing_failed',
          'pending',
          'queued',
          'upload_failed',
        ] as const
      ).map((status) => (
        <UploadStatusChip key={status} status={status} />
      ))}
      <UploadStatusChip status="completed" completedAt={NOW - 5 * MINUTE_MS} now={NOW} />
    </div>
  ),
};
export const Units: StoryObj = {
  name: 'Tree',
  render: () => (
    <div className={layout.narrow}>
      <Tree
        label="Organisation units"
        empty="No units yet."
        expanded={['atlas']}
        onSelect={() => undefined}
        nodes={[
          {
            id: 'atlas',
            label: 'Atlas Foods',
            end: '400',
            children: [
              {
                id: 'finance',
                label: 'Finance',
                end: '38',
                children: [{ id: 'payroll', label: 'Payroll', end: '6' }],
              },
              { id: 'research', label: 'Research', end: '52' },
            ],
          },
          { id: 'long', label: 'x'.repeat(300) },
        ]}
      />
    </div>
  ),
};
