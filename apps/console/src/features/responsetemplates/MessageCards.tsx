import {
  EMAIL_READERS,
  mapTexts,
  type TemplateMessages,
  type TextPath,
  textsOf,
} from '@casbah/domain/response-template/messages';
import { placeholdersOf } from '@casbah/domain/response-template/placeholders';
import { longest, type TemplateProblem } from '@casbah/domain/response-template/template';
import type { responsetemplatesWords } from '@casbah/messages/responsetemplates';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { RESPONSE_ICONS } from '@casbah/widgets/icons/response-icons.tsx';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import type { ReactNode } from 'react';
import { useProblemWords } from '../../words/error-words.ts';
import { useWords } from '../../words/useWords.ts';
import { MessageField } from './MessageField.tsx';
import css from './Templates.module.css';
import { type DefaultMessages, isOn, type MessageKey, type TemplateEdit, turned } from './template-draft.ts';

/** The messages of each channel, each with a switch. */
export function MessageCards({
  edit,
  defaults,
  browserBody,
  problems,
  wasTried,
  isReadOnly,
  onMessages,
  onFocus,
}: {
  edit: TemplateEdit;
  defaults: DefaultMessages;
  browserBody: number;
  problems: readonly TemplateProblem[];
  /** Empty texts are refused once somebody tried to save. */
  wasTried: boolean;
  isReadOnly: boolean;
  onMessages: (messages: TemplateMessages) => void;
  /** Somebody works on this message. */
  onFocus: (key: MessageKey) => void;
}) {
  const say = useWords<typeof responsetemplatesWords>();
  const sayProblem = useProblemWords();
  const { messages, policyType } = edit;
  const texts = new Map(textsOf(messages).map(({ path, text }) => [path, text]));
  const placeholders = placeholdersOf(policyType);

  const field = (
    path: TextPath,
    label: string,
    more: { of: MessageKey; rows?: number; hint?: string },
  ): ReactNode => {
    const { of, ...looks } = more;
    const text = texts.get(path) ?? '';
    const problem = problems.find((one) => one.path === path);
    const isShown = problem !== undefined && (wasTried || text !== '');
    return (
      <MessageField
        path={path}
        label={label}
        value={text}
        limit={longest(path, { browserBody })}
        placeholders={placeholders}
        problem={
          isShown
            ? sayProblem({ key: `problem.template.${problem.code}`, values: { ...problem.values } })
            : undefined
        }
        isDisabled={isReadOnly}
        onChange={(next) => onMessages(mapTexts(messages, (before, at) => (at === path ? next : before)))}
        onFocus={() => onFocus(of)}
        {...looks}
      />
    );
  };

  const message = (key: MessageKey, fields: () => ReactNode): ReactNode => {
    const isUsed = isOn(messages, key);
    return (
      <div key={key} className={css.message}>
        <Switch
          isSelected={isUsed}
          isDisabled={isReadOnly}
          onChange={(is) => {
            onMessages(turned(edit, key, is, defaults));
            if (is) onFocus(key);
          }}
        >
          {say(`response.message.${key}`)}
        </Switch>
        {isUsed ? fields() : null}
      </div>
    );
  };

  return (
    <>
      <ChannelCard channel="email">
        {EMAIL_READERS.map((reader) =>
          message(`email.${reader}`, () => (
            <>
              {field(`email.${reader}.subject`, say('response.field.subject'), { of: `email.${reader}` })}
              {field(`email.${reader}.body`, say('response.field.body'), { of: `email.${reader}`, rows: 10 })}
            </>
          )),
        )}
      </ChannelCard>
      <ChannelCard channel="text">
        {message('text', () => (
          <>
            {field('text.admin.body', say('response.field.text'), { of: 'text', rows: 4 })}
            {edit.aggregates
              ? field('text_aggregation.admin.body', say('response.field.text_aggregation'), {
                  of: 'text',
                  rows: 4,
                })
              : null}
          </>
        ))}
      </ChannelCard>
      <ChannelCard channel="browser">
        {message('browser', () => (
          <>
            {field('browser.user.subject', say('response.field.title'), { of: 'browser' })}
            {field('browser.user.body', say('response.field.body'), { of: 'browser', rows: 3 })}
          </>
        ))}
      </ChannelCard>
      <ChannelCard channel="preserve_content">
        {message('preserve_content', () => (
          <>
            {field('preserve_content.tombstone_file_name', say('response.field.tombstone_file_name'), {
              of: 'preserve_content',
              hint: say('response.field.tombstone_file_name.hint'),
            })}
            {field('preserve_content.tombstone_content', say('response.field.tombstone_content'), {
              of: 'preserve_content',
              rows: 4,
            })}
            <div className={css.fields}>
              {field('preserve_content.copied_file_name', say('response.field.copied_file_name'), {
                of: 'preserve_content',
                hint: say('response.field.extension.hint'),
              })}
              {field('preserve_content.moved_file_name', say('response.field.moved_file_name'), {
                of: 'preserve_content',
                hint: say('response.field.extension.hint'),
              })}
            </div>
          </>
        ))}
      </ChannelCard>
    </>
  );
}

function ChannelCard({ channel, children }: { channel: keyof typeof RESPONSE_ICONS; children: ReactNode }) {
  const say = useWords<typeof responsetemplatesWords>();
  const ChannelIcon = RESPONSE_ICONS[channel];
  return (
    <Card
      title={
        <span className={css.channel}>
          <ChannelIcon />
          {say(`response.channel.${channel}`)}
        </span>
      }
    >
      <div className={css.stack}>{children}</div>
    </Card>
  );
}
