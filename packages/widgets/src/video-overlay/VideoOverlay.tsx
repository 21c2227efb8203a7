import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icons/frame-icons.tsx';
import { useOverlayListener } from '../overlay/overlay-listener.ts';
import css from './VideoOverlay.module.css';

export interface VideoOverlayProps {
  open: boolean;
  onClose: () => void;
  title: string;
  src: string;
  /** Captions in the reader's language (WebVTT), for people who can't hear. */
  captions?: { src: string; language: string; label: string } | undefined;
  poster?: string | undefined;
  /** Called at the end of the video. */
  onEnd?: (() => void) | undefined;
}

/** A video over the page. An outside click, × and Esc close it; the focus returns to where it was. */
export function VideoOverlay({ open, onClose, title, src, captions, poster, onEnd }: VideoOverlayProps) {
  const { formatMessage } = useIntl();
  useOverlayListener(open);
  return (
    <ModalOverlay
      isOpen={open}
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className={css.scrim ?? ''}
    >
      <Modal className={css.modal ?? ''}>
        <AriaDialog aria-label={title} className={css.dialog ?? ''}>
          <span className={css.close}>
            <IconButton
              variant="secondary"
              label={formatMessage({ id: 'widgets.dialog.close' })}
              onPress={onClose}
            >
              <CloseIcon />
            </IconButton>
          </span>
          <video
            className={css.video}
            src={src}
            poster={poster}
            controls
            autoPlay
            playsInline
            onEnded={onEnd}
          >
            <track
              kind="captions"
              default
              src={captions?.src}
              srcLang={captions?.language}
              label={captions?.label}
            />
          </video>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
