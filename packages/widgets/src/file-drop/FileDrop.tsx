import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { cx } from '../class-names.ts';
import { ArrowUpIcon } from '../icons/icons.tsx';
import { filesOfEntries } from './dropped-files.ts';
import { byExtension } from './extensions.ts';
import css from './FileDrop.module.css';

export interface FileDropProps {
  /** “Drop log files here”. */
  title: ReactNode;
  /** Accepted files, and what happens with them. */
  children?: ReactNode;
  onFiles: (files: readonly File[]) => void;
  /** Extensions or media types for the file dialog, such as `.log,.gz`. */
  accept?: string | undefined;
  multiple?: boolean | undefined;
  /** Accepted extensions, such as `log` or `.tar.gz`; all by default. Others are rejected with a message. */
  extensions?: readonly string[] | undefined;
  disabled?: boolean | undefined;
}

/** Accepts files dropped on it (including folders) or selected with the button. */
export function FileDrop({
  title,
  children,
  onFiles,
  accept,
  multiple = true,
  extensions,
  disabled = false,
}: FileDropProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);

  const give = (files: readonly File[]) => {
    const { taken, refused: others } = byExtension(files, extensions);
    setRefused(others.map(({ name }) => name));
    if (taken.length > 0) onFiles(multiple ? taken : taken.slice(0, 1));
  };
  const carriesFiles = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files');
  const onDrop = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setOver(false);
    // Entries are valid only during this event, so they are read immediately. Items dragged from elsewhere, such as an
    // email or web page, have only a file.
    const items = [...event.dataTransfer.items].map((item) => item.webkitGetAsEntry() ?? item.getAsFile());
    const loose = items.filter((item) => item instanceof File);
    const entries = items.filter((item): item is FileSystemEntry => item !== null && !(item instanceof File));
    void filesOfEntries(entries).then((files) => give([...loose, ...files]));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the button is everybody's
    <div
      data-drop=""
      className={cx(css.zone, over && css.over, disabled && css.disabled)}
      onDragEnter={(event) => {
        if (carriesFiles(event)) setOver(true);
      }}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      }}
      onDragLeave={(event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node) || !event.currentTarget.contains(to)) setOver(false);
      }}
      onDrop={onDrop}
    >
      <span className={css.icon} aria-hidden="true">
        <ArrowUpIcon size={20} />
      </span>
      <p className={css.words}>
        <strong>{over ? formatMessage({ id: 'widgets.fileDrop.release' }) : title}</strong>
        {over ? null : children}
        {refused.length === 0 ? null : (
          <span role="alert" className={css.refused}>
            {formatMessage(
              { id: 'widgets.fileDrop.refused' },
              { count: refused.length, name: refused[0] ?? '', endings: extensions?.join(', ') ?? '' },
            )}
          </span>
        )}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept ?? extensions?.map((ending) => `.${ending.replace(/^\./, '')}`).join(',')}
        onChange={(event) => {
          give([...(event.target.files ?? [])]);
          // Allows selecting the same file again.
          event.target.value = '';
        }}
      />
      <Button isDisabled={disabled} onPress={() => input.current?.click()}>
        {formatMessage({ id: 'widgets.fileDrop.choose' }, { count: multiple ? 2 : 1 })}
      </Button>
    </div>
  );
}
