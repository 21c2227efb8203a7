import type { tenantWords } from '@casbah/messages/tenant';
import type { ReactNode } from 'react';
import { PageHead } from '../shell/PageHead.tsx';
import { useWords } from '../words/useWords.ts';
import css from './Settings.module.css';

/** Header of a settings page, with a link back to the index. */
export function SettingsHead({
  title,
  children,
  actions,
  mayChange,
  onlySysadmin = false,
}: {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  mayChange: boolean;
  /** The reader may change settings, but only sysadmins may change these. */
  onlySysadmin?: boolean;
}) {
  const say = useWords<typeof tenantWords>();
  return (
    <>
      <PageHead title={title} actions={actions}>
        {children}
      </PageHead>
      {mayChange ? null : (
        <p className={css.hint}>{say(onlySysadmin ? 'settings.onlySysadmin' : 'settings.mayNot')}</p>
      )}
    </>
  );
}
