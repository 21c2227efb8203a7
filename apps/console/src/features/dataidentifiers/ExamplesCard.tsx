import { CUSTOM_IDENTIFIER_LIMITS } from '@casbah/domain/custom-identifier';
import type { dataidentifiersWords } from '@casbah/messages/dataidentifiers';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { PlusIcon, TrashIcon } from '@casbah/widgets/icons/icons.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Identifiers.module.css';
import { useTriedPattern } from './useTriedPattern.ts';

type ExampleKind = 'matching' | 'clean';

/** Texts that must match and texts that mustn't, each tried while typing. */
export function ExamplesCard({
  pattern,
  ignoreCase,
  matching,
  clean,
  isReadOnly,
  onChange,
}: {
  pattern: string;
  ignoreCase: boolean;
  matching: readonly string[];
  clean: readonly string[];
  isReadOnly: boolean;
  onChange: (kind: ExampleKind, examples: readonly string[]) => void;
}) {
  const say = useWords<typeof dataidentifiersWords>();
  const given = { pattern, ignoreCase, isReadOnly };
  return (
    <Card title={say('identifiers.examples')}>
      <div className={css.fields}>
        <p className={css.quiet}>{say('identifiers.examples.text')}</p>
        <Examples
          {...given}
          kind="matching"
          examples={matching}
          onChange={(next) => onChange('matching', next)}
        />
        <Examples {...given} kind="clean" examples={clean} onChange={(next) => onChange('clean', next)} />
      </div>
    </Card>
  );
}

function Examples({
  kind,
  examples,
  pattern,
  ignoreCase,
  isReadOnly,
  onChange,
}: {
  kind: ExampleKind;
  examples: readonly string[];
  pattern: string;
  ignoreCase: boolean;
  isReadOnly: boolean;
  onChange: (examples: readonly string[]) => void;
}) {
  const say = useWords<typeof dataidentifiersWords>();
  const tried = useTriedPattern(pattern, ignoreCase, examples);
  return (
    <section aria-label={say(`identifiers.examples.${kind}`)}>
      <h3 className={css.subtitle}>{say(`identifiers.examples.${kind}`)}</h3>
      <ul className={css.examples}>
        {examples.map((text, index) => {
          const count = text === '' || pattern === '' ? undefined : tried[index]?.data?.count;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are edited in place and may have equal texts
            <li key={index} className={css.example}>
              <TextField
                aria-label={say(`identifiers.examples.${kind}.number`, { number: index + 1 })}
                value={text}
                maxLength={CUSTOM_IDENTIFIER_LIMITS.exampleLength}
                isReadOnly={isReadOnly}
                spellCheck="false"
                onChange={(next) => onChange(examples.with(index, next))}
              />
              <span role="status">
                {count === undefined ? null : (
                  <Chip tone={count > 0 === (kind === 'matching') ? 'low' : 'high'}>
                    {say(count > 0 ? 'identifiers.match' : 'identifiers.noMatch')}
                  </Chip>
                )}
              </span>
              {isReadOnly ? null : (
                <IconButton
                  size="tiny"
                  label={say('identifiers.examples.remove', { number: index + 1 })}
                  isDisabled={examples.length === 1 && text === ''}
                  onPress={() => onChange(examples.length === 1 ? [''] : examples.toSpliced(index, 1))}
                >
                  <TrashIcon size={14} />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
      {isReadOnly ? null : (
        <Button
          variant="link"
          icon={<PlusIcon size={14} />}
          isDisabled={examples.length >= CUSTOM_IDENTIFIER_LIMITS.examples}
          onPress={() => onChange([...examples, ''])}
        >
          {say('identifiers.examples.add')}
        </Button>
      )}
    </section>
  );
}
