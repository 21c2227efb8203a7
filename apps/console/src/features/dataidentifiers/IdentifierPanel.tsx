import type { IncludedIdentifier } from '@casbah/contract/dataidentifiers';
import type { dataidentifiersWords } from '@casbah/messages/dataidentifiers';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Facts } from '@casbah/widgets/facts/Facts.tsx';
import { PanelSection, SidePanel } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '../../request/api.ts';
import { isSafeUrl } from '../../request/safe-url.ts';
import { FormErrors } from '../../shell/FormErrors.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useCountry } from '../../words/useCountry.ts';
import { useWords } from '../../words/useWords.ts';
import { Confidence } from './Confidence.tsx';
import css from './Identifiers.module.css';
import { refreshIdentifiers } from './queries.ts';
import { linesOf } from './text-lines.ts';
import { useIdentifierWords } from './useIdentifierWords.ts';

/** An included identifier: what it finds and how well, and the company's changes. */
export function IdentifierPanel({
  identifier,
  mayChange,
  ...ways
}: {
  identifier: IncludedIdentifier;
  mayChange: boolean;
  position: string | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
}) {
  const say = useWords<typeof dataidentifiersWords>();
  const intl = useIntl();
  const country = useCountry();
  const { groupName, riskName } = useIdentifierWords();
  const { name, id, group, risks, keywords, confidence, precision, recall, source } = identifier;
  const of100 = (share: number) => Math.round(share * 100);
  return (
    <SidePanel {...ways} title={name} subtitle={<code className={css.code}>{id}</code>}>
      <PanelSection>
        <Facts
          facts={[
            [say('identifiers.group'), groupName(group)],
            [
              say('identifiers.country'),
              identifier.country === null ? say('identifiers.country.none') : country(identifier.country),
            ],
            [say('identifiers.risk'), risks.length === 0 ? '–' : intl.formatList(risks.map(riskName))],
            [say('identifiers.confidence'), <Confidence key="confidence" value={confidence} />],
            [say('identifiers.source'), <Source key="source" source={source} />],
            [
              say('identifiers.usedBy'),
              identifier.used_by.length === 0
                ? say('identifiers.unused')
                : intl.formatList(identifier.used_by.map((use) => use.name)),
            ],
          ]}
        />
        <ul className={css.notes}>
          <li>{say(`identifiers.confidence.${confidence}.text`)}</li>
          {precision === null ? null : (
            <li>{say('identifiers.precision.words', { number: of100(precision) })}</li>
          )}
          {recall === null ? null : <li>{say('identifiers.recall.words', { number: of100(recall) })}</li>}
        </ul>
      </PanelSection>
      <PanelSection>
        <Changes identifier={identifier} mayChange={mayChange} />
      </PanelSection>
      <PanelSection>
        <h3 className={css.subtitle}>{say('identifiers.keywords')}</h3>
        {keywords.length === 0 ? (
          <p className={css.quiet}>{say('identifiers.keywords.none')}</p>
        ) : (
          <ul className={css.keywords}>
            {keywords.map((keyword) => (
              <li key={keyword}>
                <bdi>{keyword}</bdi>
              </li>
            ))}
          </ul>
        )}
      </PanelSection>
    </SidePanel>
  );
}

function Source({ source }: { source: string }) {
  if (!source.startsWith('https://') || !isSafeUrl(source)) return source;
  return (
    <a href={source} target="_blank" rel="noreferrer" className={css.source}>
      {source}
    </a>
  );
}

/** What the company changed: on or off, more keywords, values to ignore. */
function Changes({ identifier, mayChange }: { identifier: IncludedIdentifier; mayChange: boolean }) {
  const say = useWords<typeof dataidentifiersWords>();
  const { id, name } = identifier;
  const [isEnabled, setEnabled] = useState(identifier.is_enabled);
  const [extra, setExtra] = useState(identifier.extra_keywords.join('\n'));
  const [ignored, setIgnored] = useState(identifier.ignored.join('\n'));
  const body = { is_enabled: isEnabled, extra_keywords: linesOf(extra), ignored: linesOf(ignored) };
  const isChanged =
    JSON.stringify(body) !==
    JSON.stringify({
      is_enabled: identifier.is_enabled,
      extra_keywords: identifier.extra_keywords,
      ignored: identifier.ignored,
    });
  const saving = useMutation({
    mutationFn: () =>
      call('PUT /protect/data_identifiers/included/{identifier}', { params: { identifier: id }, body }),
    onSuccess: async () => {
      await refreshIdentifiers();
      showToast({ tone: 'low', title: say('identifiers.saved', { name }) });
    },
  });
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      <FormErrors error={saving.error} title={say('identifiers.save.failed')}>
        <Switch isSelected={isEnabled} onChange={setEnabled} isDisabled={!mayChange}>
          {say('identifiers.enabled')}
        </Switch>
        <TextField
          name="extra_keywords"
          label={say('identifiers.keywords.extra')}
          hint={say('identifiers.keywords.hint')}
          rows={3}
          value={extra}
          onChange={setExtra}
          isReadOnly={!mayChange}
        />
        <TextField
          name="ignored"
          label={say('identifiers.ignored')}
          hint={say('identifiers.ignored.hint')}
          rows={3}
          value={ignored}
          onChange={setIgnored}
          isReadOnly={!mayChange}
        />
        {mayChange ? (
          <div>
            <Button type="submit" variant="primary" isDisabled={!isChanged} isPending={saving.isPending}>
              {say('identifiers.save')}
            </Button>
          </div>
        ) : null}
      </FormErrors>
    </form>
  );
}
