import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { UploadIcon } from '../icons/icons.tsx';
import { ProgressBar } from '../progress-bar/ProgressBar.tsx';
import css from './FileInput.module.css';
import type { UploadDisplay, UploadEvent } from './upload-display.ts';

export interface FileInputProps {
  label: string;
  /** From `useReducer(uploadDisplay, NO_UPLOAD)`. */
  display: UploadDisplay;
  onDisplay: (event: UploadEvent) => void;
  /** Extensions or media types for the file dialog, such as `.log,.gz`. */
  accept?: string | undefined;
  multiple?: boolean | undefined;
  hint?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** A button that selects files. Disabled while an upload is shown, because other files wouldn't belong to it. */
export function FileInput({
  label,
  display,
  onDisplay,
  accept,
  multiple = false,
  hint,
  isDisabled = false,
}: FileInputProps) {
  const { formatMessage, formatList } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const { files, visible, progress } = display;
  return (
    <fieldset className={css.field}>
      <legend className={css.label}>{label}</legend>
      <input
        ref={input}
        type="file"
        hidden
        disabled={isDisabled || visible}
        multiple={multiple}
        accept={accept}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          // Allows selecting the same file again.
          event.target.value = '';
          if (chosen.length > 0) onDisplay({ kind: 'files', files: chosen });
        }}
      />
      <div className={css.control}>
        <Button
          icon={<UploadIcon size={14} />}
          isDisabled={isDisabled || visible}
          onPress={() => input.current?.click()}
        >
          {formatMessage({ id: 'widgets.fileInput.choose' }, { count: multiple ? 2 : 1 })}
        </Button>
        <span className={css.names} data-none={files.length === 0 || undefined} dir="auto">
          {files.length === 0
            ? formatMessage({ id: 'widgets.fileInput.none' })
            : formatList(
                files.map(({ name }) => name),
                { type: 'unit' },
              )}
        </span>
      </div>
      <span role="status" className={css.words}>
        {visible ? formatMessage({ id: 'widgets.fileInput.notReady' }) : hint}
      </span>
      {visible ? (
        <ProgressBar label={formatMessage({ id: 'widgets.fileInput.progress' })} value={progress} showValue />
      ) : null}
    </fieldset>
  );
}
