import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { PlayIcon } from '../icons/icons.tsx';
import type { KeptTexts } from '../storage-notice/browser-storage.ts';
import { VideoOverlay, type VideoOverlayProps } from '../video-overlay/VideoOverlay.tsx';
import css from './FirstTimeVideo.module.css';
import { isVideoSeen, markVideoSeen } from './seen.ts';

export interface FirstTimeVideoProps {
  /** Storage ID: `audit`, `detect` … One video per place. */
  id: string;
  /** Storage for the seen state; `undefined` without browser storage. */
  kept: KeptTexts | undefined;
  film: Omit<VideoOverlayProps, 'open' | 'onClose' | 'onEnd'>;
  /** What the video explains, in a sentence or two. */
  children: ReactNode;
}

/** Offers a video on the first visit to a place. Once watched or dismissed, it isn't shown again. */
export function FirstTimeVideo({ id, kept, film, children }: FirstTimeVideoProps) {
  const { formatMessage } = useIntl();
  const [isSeen, setSeen] = useState(() => isVideoSeen(kept, id));
  const [isPlaying, setPlaying] = useState(false);
  const putAway = () => {
    markVideoSeen(kept, id);
    setSeen(true);
  };
  const close = () => {
    setPlaying(false);
    putAway();
  };
  if (isSeen) return null;
  return (
    <section aria-label={film.title} className={css.container}>
      <div className={css.still} aria-hidden="true">
        {film.poster === undefined ? null : <img src={film.poster} alt="" />}
        <span className={css.play}>
          <PlayIcon size={20} />
        </span>
      </div>
      <div className={css.words}>
        <h2>{film.title}</h2>
        <div className={css.text}>{children}</div>
        <div className={css.actions}>
          <Button variant="primary" onPress={() => setPlaying(true)}>
            {formatMessage({ id: 'widgets.firstTimeVideo.watch' })}
          </Button>
          <Button variant="ghost" onPress={putAway}>
            {formatMessage({ id: 'widgets.firstTimeVideo.notNow' })}
          </Button>
        </div>
      </div>
      <VideoOverlay {...film} open={isPlaying} onClose={close} onEnd={close} />
    </section>
  );
}
