import { Breadcrumb } from '@casbah/widgets/breadcrumb/Breadcrumb.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHead } from '../../shell/PageHead.tsx';
import css from './Settings.module.css';
import { useSettingsWords } from './useSettingsWords.ts';

/** The top of a page of settings, with the way back to all of them. */
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
  /** The reader may change settings, but only a sysadmin these. */
  onlySysadmin?: boolean;
}) {
  const say = useSettingsWords();
  return (
    <>
      <PageHead
        title={title}
        actions={actions}
        above={
          <Breadcrumb>
            <Link to="/settings">{say('settings.title')}</Link>
          </Breadcrumb>
        }
      >
        {children}
      </PageHead>
      {mayChange ? null : (
        <p className={css.hint}>{say(onlySysadmin ? 'settings.onlySysadmin' : 'settings.mayNot')}</p>
      )}
    </>
  );
}
