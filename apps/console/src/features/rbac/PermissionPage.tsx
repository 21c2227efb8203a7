import { REDIRECT_WAIT_MS } from '@casbah/domain/console-limits';
import type { Permission } from '@casbah/domain/permission';
import type { rbacWords } from '@casbah/messages/rbac';
import type { IdOf } from '@casbah/messages/word-part';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { BlockIcon, CheckIcon } from '@casbah/widgets/icons/icons.tsx';
import { InlineCode } from '@casbah/widgets/inline-code/InlineCode.tsx';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useMayOpen } from '../../request/permitted.ts';
import { ownPath } from '../../request/safe-url.ts';
import { useSession } from '../../request/session.ts';
import type { Match } from '../../routing/route-table.ts';
import { TABLE } from '../../routing/table.ts';
import { usePageName } from '../../routing/usePageName.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './PermissionPage.module.css';

/** Reasons with a message. Other text in the URL is untrusted and isn't shown. */
const REASONS: Readonly<Record<string, IdOf<typeof rbacWords>>> = {
  APP_CONFIGURE: 'permission.reason.configure',
};

/** What was refused, why, and who can change it. Opens the page automatically once the permission is granted. */
export function PermissionPage() {
  const say = useWords<typeof rbacWords>();
  const nameOf = usePageName();
  const { tenantName: company } = useSession();
  const router = useRouter();
  const mayOpen = useMayOpen();
  const { code, reason, url } = useSearch({ from: '/dashboard/permission' });

  const wanted = pageOf(url);
  const isOpen = wanted !== undefined && mayOpen(wanted.path);
  const address = wanted?.address;
  const open = useCallback(() => {
    if (address !== undefined) router.history.replace(address);
  }, [address, router]);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(open, REDIRECT_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isOpen, open]);

  const name = wanted === undefined ? undefined : nameOf(wanted.match);
  const because = REASONS[reason ?? ''] ?? REASONS[code ?? ''];
  return (
    <>
      {isOpen ? (
        <PageHead title={name ?? ''} />
      ) : (
        <PageHead title={say('permission.title')}>{say('permission.sentence', { company })}</PageHead>
      )}
      <Card>
        {isOpen ? (
          <div role="status">
            <EmptyState
              icon={<CheckIcon />}
              title={say('permission.granted')}
              action={<Button onPress={open}>{say('permission.grantedNow')}</Button>}
            />
          </div>
        ) : (
          <EmptyState
            icon={<BlockIcon />}
            title={name === undefined ? say('permission.anyPage') : say('permission.page', { page: name })}
            action={
              <Link to="/" className={buttonClass({ variant: 'primary' })}>
                {say('permission.start')}
              </Link>
            }
          >
            <div className={css.words}>
              {because === undefined ? null : <p>{say(because)}</p>}
              <Ask permission={wanted?.permission} company={company} />
              {address === undefined ? null : (
                <p className={css.address}>{say('permission.address', { address })}</p>
              )}
            </div>
          </EmptyState>
        )}
      </Card>
    </>
  );
}

function Ask({ permission, company }: { permission: Permission | undefined; company: string }) {
  const say = useWords<typeof rbacWords>();
  if (permission === 'sysadmin.use') return <p>{say('permission.sysadminOnly', { company })}</p>;
  if (permission === undefined || permission === 'session.use')
    return <p>{say('permission.askAny', { company })}</p>;
  return (
    <p>
      {say('permission.ask', { company })} <InlineCode>{permission}</InlineCode>
    </p>
  );
}

/** The console page that a URL requested. */
function pageOf(
  url: string | undefined,
): { address: string; path: string; match: Match; permission: Permission } | undefined {
  const address = ownPath(url);
  if (address === undefined || !address.startsWith('/ui/')) return undefined;
  const path = new URL(address, location.origin).pathname.replace(/^\/ui/, '');
  const match = TABLE.at(path);
  if (match === undefined) return undefined;
  return { address, path, match, permission: match.route.permission };
}
