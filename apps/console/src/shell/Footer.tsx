import { PageFooter } from '@casbah/widgets/page-footer/PageFooter.tsx';
import { useSession } from '../request/session.ts';
import { useWords } from '../words/useWords.ts';

/** Footer of every page: the company, and the time zone of displayed times. */
export function Footer() {
  const say = useWords();
  const { tenantName, json } = useSession();
  return (
    <PageFooter links={<a href="/api">{say('shell.account.api')}</a>}>
      {tenantName} · {say('shell.footer.times', { zone: json.timezone })}
    </PageFooter>
  );
}
