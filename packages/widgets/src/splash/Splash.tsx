import { type CSSProperties, useEffect, useState } from 'react';
import { ArchMark } from '../icons/ArchMark.tsx';
import { SPLASH_HIDE_DELAY_MS } from './limits.ts';
import css from './Splash.module.css';

export interface SplashProps {
  /** Product name. */
  label: string;
  /** The page is usable: the splash lets presses through, fades and disappears. */
  ready: boolean;
}

/** Splash screen while the console starts. Doesn't appear for short waits. */
export function Splash({ label, ready }: SplashProps) {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => setGone(true), SPLASH_HIDE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [ready]);
  if (ready && isGone) return null;
  const style: CSSProperties & Record<'--hide', string> = { '--hide': `${SPLASH_HIDE_DELAY_MS}ms` };
  return (
    <div className={css.splash} style={style} data-ready={ready ? '' : undefined} aria-hidden={ready}>
      <div role="progressbar" aria-label={label} className={css.mark}>
        <ArchMark size={48} />
        <span className={css.name}>{label}</span>
      </div>
    </div>
  );
}
