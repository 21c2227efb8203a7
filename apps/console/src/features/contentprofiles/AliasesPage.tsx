import type { ContentAliasAnswer } from '@casbah/contract/content-definitions';
import { truncate } from '@casbah/domain/format/text';
import type { contentprofilesWords } from '@casbah/messages/contentprofiles';
import type { routeWords } from '@casbah/messages/every-area';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { AliasDialog } from './AliasDialog.tsx';
import { identifierChoices } from './choice-names.ts';
import { DefinitionList } from './DefinitionList.tsx';
import { DefinitionName } from './DefinitionName.tsx';
import { ContentTabs } from './parts/ContentTabs.tsx';
import { DeleteDefinition } from './parts/DeleteDefinition.tsx';
import { aliasesQuery } from './queries.ts';
import { useRuleChoices } from './useRuleChoices.ts';

/** Names of data identifiers that are listed before the rest is counted. */
const SHOWN = 4;

/** Aliases: named lists of data identifiers with a minimum confidence. */
export function AliasesPage() {
  const say = useWords<typeof contentprofilesWords | typeof routeWords>();
  const mayChange = useMay('protect.modify');
  const { data, error, refetch } = useQuery(aliasesQuery);
  const { data: choices, names } = useRuleChoices();
  const identifiers = useMemo(
    () => (choices === undefined ? undefined : identifierChoices(choices, names)),
    [choices, names],
  );
  const labels = useMemo(
    () => new Map((identifiers ?? []).map(({ key, label }) => [key, label])),
    [identifiers],
  );
  const [edited, setEdited] = useState<ContentAliasAnswer | 'new'>();
  const [deleted, setDeleted] = useState<ContentAliasAnswer>();
  const add = mayChange ? (
    <Button variant="primary" onPress={() => setEdited('new')}>
      {say('content.aliases.add')}
    </Button>
  ) : undefined;
  return (
    <>
      <PageHead title={say('route.protect.aliases')} actions={data?.aliases.length === 0 ? undefined : add}>
        {data === undefined
          ? null
          : say('content.aliases.sentence', { count: data.aliases.length, limit: data.limit })}
      </PageHead>
      <ContentTabs />
      <DefinitionList
        label={say('route.protect.aliases')}
        rows={data?.aliases}
        error={error}
        onRetry={() => void refetch()}
        empty={{ title: say('content.aliases.none'), text: say('content.aliases.none.text'), action: add }}
        name={(alias) => (
          <DefinitionName {...alias} onEdit={mayChange ? () => setEdited(alias) : undefined} />
        )}
        columns={[
          {
            id: 'identifiers',
            header: say('content.aliases.identifiers'),
            cell: (alias) => <Identifiers names={alias.identifiers.map((key) => labels.get(key) ?? key)} />,
          },
          {
            id: 'confidence',
            header: say('content.aliases.confidence'),
            cell: ({ confidence }) => say(`content.confidence.${confidence}`),
          },
        ]}
        mayChange={mayChange}
        actions={(alias) => (
          <Button
            size="small"
            aria-label={say('content.delete.of', { name: alias.name })}
            onPress={() => setDeleted(alias)}
          >
            {say('content.delete')}
          </Button>
        )}
      />
      {edited === undefined || identifiers === undefined ? null : (
        <AliasDialog
          alias={edited === 'new' ? undefined : edited}
          identifiers={identifiers}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted === undefined ? null : (
        <DeleteDefinition
          name={deleted.name}
          uses={deleted.used_by}
          text={say('content.delete.text')}
          onDelete={() => call('DELETE /protect/content_aliases/{id}', { params: { id: deleted.id } })}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  );
}

function Identifiers({ names }: { names: readonly string[] }) {
  const say = useWords<typeof contentprofilesWords>();
  const { formatList } = useIntl();
  if (names.length <= SHOWN) return formatList(names, { type: 'disjunction' });
  return (
    <span title={truncate(formatList(names, { type: 'unit' }), 1000)}>
      {say('content.usedBy.more', {
        names: formatList(names.slice(0, SHOWN), { type: 'unit' }),
        count: names.length - SHOWN,
      })}
    </span>
  );
}
