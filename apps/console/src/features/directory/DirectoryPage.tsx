import type { directoryWords } from '@casbah/messages/directory';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMay } from '../../request/session.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Directory.module.css';
import { readDirectorySearch } from './directory-search.ts';
import { ImportCard } from './ImportCard.tsx';
import { LdapCard } from './LdapCard.tsx';
import { RunDialog } from './RunDialog.tsx';
import { RunsCard } from './RunsCard.tsx';
import { ScimCard } from './ScimCard.tsx';

/** Where a company's people come from: CSV files, SCIM and LDAP. */
export function DirectoryPage() {
  const say = useWords<typeof directoryWords>();
  const navigate = useNavigate();
  const mayImport = useMay('account.import');
  const maySeeConnection = useMay('settings.view');
  const { run } = readDirectorySearch(useSearch({ strict: false }));
  const select = (id: string | undefined) =>
    void navigate({ to: '.', search: (before) => ({ ...before, run: id }) });
  return (
    <>
      <PageHead title={say('directory.title')}>{say('directory.sentence')}</PageHead>
      <div className={css.cards}>
        {mayImport ? <ImportCard onRun={select} /> : null}
        <div className={css.stack}>
          <ScimCard />
          {maySeeConnection ? <LdapCard onRun={select} /> : null}
        </div>
      </div>
      <RunsCard shown={run} onSelect={select} />
      {run === undefined ? null : <RunDialog key={run} id={run} onClose={() => select(undefined)} />}
    </>
  );
}
