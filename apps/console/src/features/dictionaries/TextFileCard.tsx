import { address } from '@casbah/contract/client';
import type { Dictionary } from '@casbah/contract/dictionaries';
import { DICTIONARY_LIMITS } from '@casbah/domain/content-dictionary';
import { DICTIONARY_TEXT_BYTES } from '@casbah/domain/content-limits';
import type { dictionariesWords } from '@casbah/messages/dictionaries';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { FileDrop } from '@casbah/widgets/file-drop/FileDrop.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { DownloadIcon } from '@casbah/widgets/icons/icons.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sendBytes } from '../../request/send-bytes.ts';
import { showToast } from '../../shell/toasts.ts';
import { useErrorWords } from '../../shell/useErrorWords.ts';
import type { ErrorWords } from '../../words/error-words.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Dictionaries.module.css';
import { refreshDictionaries } from './queries.ts';

/** Replaces the terms by those of a text file, or downloads them as one. */
export function TextFileCard({ dictionary, mayChange }: { dictionary: Dictionary; mayChange: boolean }) {
  const say = useWords<typeof dictionariesWords>();
  const format = useFormat();
  const errorWordsOf = useErrorWords();
  const { id, name, terms } = dictionary;
  const [asked, setAsked] = useState<File>();
  const [tooLarge, setTooLarge] = useState<File>();
  const upload = useMutation({
    mutationFn: (file: File) => sendBytes('PUT /protect/dictionaries/{id}/text', { params: { id } }, file),
    onSuccess: async (saved) => {
      await refreshDictionaries();
      showToast({ tone: 'low', title: say('dictionaries.file.done', { count: saved.terms }) });
    },
  });
  const take = ([file]: readonly File[]): void => {
    if (file === undefined) return;
    const isTooLarge = file.size > DICTIONARY_TEXT_BYTES;
    upload.reset();
    setTooLarge(isTooLarge ? file : undefined);
    if (isTooLarge) return;
    if (terms === 0) upload.mutate(file);
    else setAsked(file);
  };
  const wrong =
    tooLarge !== undefined
      ? {
          file: tooLarge,
          text: say('dictionaries.file.tooLarge', {
            file: tooLarge.name,
            size: format.bytes(tooLarge.size),
            limit: format.bytes(DICTIONARY_TEXT_BYTES),
          }),
        }
      : upload.error !== null
        ? { file: upload.variables, text: textOf(errorWordsOf(upload.error)) }
        : undefined;
  return (
    <Card title={say('dictionaries.file')}>
      <div className={css.form}>
        {mayChange ? (
          <FileDrop
            title={say('dictionaries.file.drop')}
            multiple={false}
            accept=".txt,.csv,.tsv,text/plain"
            disabled={upload.isPending}
            onFiles={take}
          >
            {say('dictionaries.file.what')}
          </FileDrop>
        ) : null}
        {upload.isPending ? (
          <p role="status" className={css.quiet}>
            {say('dictionaries.file.uploading', { file: upload.variables.name })}
          </p>
        ) : null}
        {wrong === undefined ? null : (
          <p role="alert" className={css.wrong}>
            <strong>{say('dictionaries.file.failed', { file: wrong.file.name })}</strong>
            {wrong.text}
          </p>
        )}
        {mayChange ? (
          <p className={css.quiet}>
            {say('dictionaries.file.limits', {
              terms: format.number(DICTIONARY_LIMITS.terms),
              length: format.number(DICTIONARY_LIMITS.termLength),
              size: format.bytes(DICTIONARY_TEXT_BYTES),
            })}
          </p>
        ) : null}
        {terms === 0 ? null : (
          <div>
            <a
              className={buttonClass()}
              download
              href={address('GET /protect/dictionaries/{id}/text', { params: { id } })}
            >
              <DownloadIcon />
              {say('dictionaries.file.download')}
            </a>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        title={say('dictionaries.file.replace.title', { name })}
        accept={say('dictionaries.file.replace')}
        danger
        onAccept={() => {
          if (asked !== undefined) upload.mutate(asked);
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      >
        {say('dictionaries.file.replace.text', { count: terms, file: asked?.name ?? '' })}
      </ConfirmDialog>
    </Card>
  );
}

/** Problems of a file name its lines; their paths would say nothing more. */
function textOf({ text, problems }: ErrorWords): string {
  return problems === undefined ? text : problems.map((problem) => problem.text).join(' ');
}
