import { type CSSProperties, useEffect, useState } from 'react';
import { ArchMark } from '../icons/ArchMark.tsx';
import { SPLASH_HIDE_DELAY_MS } from './limits.ts';
import css from './Splash.module.css';

export interface SplashProps {
  /** The product's name. */
  label: string;
  /** The page behind it can be used: the splash lets every press through, fades and goes. */
  ready: boolean;
}

/** What is seen while the console begins. Who waits only a moment doesn't see it at all. */
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
