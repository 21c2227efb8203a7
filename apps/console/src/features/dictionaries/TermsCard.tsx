import type { Dictionary, DictionaryTermAnswer } from '@casbah/contract/dictionaries';
import { DICTIONARY_LIMITS, termKey } from '@casbah/domain/content-dictionary';
import type { dictionariesWords } from '@casbah/messages/dictionaries';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { ChevronLeftIcon, ChevronRightIcon, PlusIcon } from '@casbah/widgets/icons/icons.tsx';
import { SearchField } from '@casbah/widgets/search-field/SearchField.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { actionsColumn } from '../../settings/actions-column.tsx';
import { Loaded } from '../../settings/Loaded.tsx';
import { showErrorToast, showToast } from '../../shell/toasts.ts';
import { useErrorWords } from '../../shell/useErrorWords.ts';
import { useWords } from '../../words/useWords.ts';
import { AddTermsDialog } from './AddTermsDialog.tsx';
import css from './Dictionaries.module.css';
import { type DictionariesSearch, pageOf } from './dictionaries-search.ts';
import { editTerms, TermsTooLarge, withoutTerm } from './edit-terms.ts';
import { refreshDictionaries, TERMS_SHOWN, termsQuery } from './queries.ts';
import { TermDialog } from './TermDialog.tsx';

/** Pause in typing before terms are searched, in milliseconds. */
const QUIET_MS = 250;

/** Terms of a dictionary: search, page through, add, change, remove. */
export function TermsCard({
  dictionary: { id, terms: count },
  search,
  mayChange,
  isKept,
}: {
  dictionary: Dictionary;
  search: DictionariesSearch;
  mayChange: boolean;
  /** False while the dictionary is deleted. */
  isKept: boolean;
}) {
  const say = useWords<typeof dictionariesWords>();
  const errorText = useErrorWords();
  const navigate = useNavigate();
  const page = pageOf(search);
  const terms = useQuery({ ...termsQuery(id, search.q, page), enabled: isKept });
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<DictionaryTermAnswer>();
  const change = (part: DictionariesSearch): void =>
    void navigate({
      to: '/appControls/Dictionaries',
      search: { ...search, page: undefined, ...part },
      replace: true,
    });
  const remove = async (term: DictionaryTermAnswer): Promise<void> => {
    try {
      await editTerms(id, (before) => withoutTerm(before, term));
      showToast({ tone: 'low', title: say('dictionaries.term.removed', { term: term.text }) });
    } catch (failure) {
      showErrorToast(failure, {
        title: say('dictionaries.terms.failed'),
        detail:
          failure instanceof TermsTooLarge ? say('dictionaries.terms.tooLarge') : errorText(failure).text,
      });
    }
    await refreshDictionaries();
  };
  const add = mayChange ? (
    <Button icon={<PlusIcon />} onPress={() => setAdding(true)}>
      {say('dictionaries.add')}
    </Button>
  ) : null;
  return (
    <>
      <Loaded title={say('dictionaries.terms')} query={terms}>
        {(found) =>
          count === 0 ? (
            <EmptyState compact title={say('dictionaries.terms.empty')} action={add}>
              {say('dictionaries.terms.empty.text')}
            </EmptyState>
          ) : (
            <div className={css.form}>
              <div className={css.bar} data-page-search>
                <TermSearch text={search.q} onText={(q) => change({ q })} />
                {add}
              </div>
              <StaticTable
                label={say('dictionaries.terms')}
                rows={found.terms}
                rowKey={termKey}
                shown={TERMS_SHOWN}
                empty={say('dictionaries.terms.none', { query: search.q ?? '' })}
                columns={[
                  {
                    id: 'term',
                    header: say('dictionaries.term'),
                    isRowName: true,
                    cell: ({ text }) => <bdi className={css.term}>{text}</bdi>,
                  },
                  {
                    id: 'weight',
                    header: say('dictionaries.weight'),
                    align: 'end',
                    cell: ({ weight }) => weight,
                  },
                  {
                    id: 'options',
                    header: say('dictionaries.options'),
                    cell: (term) => <TermOptions term={term} />,
                  },
                  ...actionsColumn<DictionaryTermAnswer>(mayChange, say('dictionaries.actions'), (term) => (
                    <>
                      <Button
                        size="small"
                        aria-label={say('dictionaries.term.edit.of', { term: term.text })}
                        onPress={() => setEdited(term)}
                      >
                        {say('dictionaries.term.edit.short')}
                      </Button>
                      <Button
                        size="small"
                        aria-label={say('dictionaries.term.remove.of', { term: term.text })}
                        onPress={() => void remove(term)}
                      >
                        {say('dictionaries.term.remove')}
                      </Button>
                    </>
                  )),
                ]}
              />
              <Pages page={page} total={found.total} onPage={(next) => change({ page: String(next) })} />
            </div>
          )
        }
      </Loaded>
      {isAdding ? <AddTermsDialog id={id} onClose={() => setAdding(false)} /> : null}
      {edited === undefined ? null : (
        <TermDialog id={id} term={edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

function TermOptions({ term: { matchCase, partOfWord } }: { term: DictionaryTermAnswer }) {
  const say = useWords<typeof dictionariesWords>();
  const options = [
    ...(matchCase ? [say('dictionaries.case')] : []),
    ...(partOfWord ? [say('dictionaries.part')] : []),
  ];
  return options.length === 0 ? (
    <span className={css.quiet}>{say('dictionaries.options.usual')}</span>
  ) : (
    options.join(' · ')
  );
}

function Pages({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const say = useWords<typeof dictionariesWords>();
  const format = useFormat();
  const from = (page - 1) * TERMS_SHOWN + 1;
  if (total <= TERMS_SHOWN && page === 1) return null;
  return (
    <div className={css.pages}>
      <span role="status" className={css.quiet}>
        {say('dictionaries.page', {
          from: format.number(Math.min(from, total)),
          to: format.number(Math.min(total, page * TERMS_SHOWN)),
          total: format.number(total),
        })}
      </span>
      <IconButton
        label={say('dictionaries.page.previous')}
        isDisabled={page === 1}
        onPress={() => onPage(page - 1)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        label={say('dictionaries.page.next')}
        isDisabled={page * TERMS_SHOWN >= total}
        onPress={() => onPage(page + 1)}
      >
        <ChevronRightIcon />
      </IconButton>
    </div>
  );
}

function TermSearch({ text = '', onText }: { text: string | undefined; onText: (text?: string) => void }) {
  const say = useWords<typeof dictionariesWords>();
  const [typed, setTyped] = useState(text);
  // The URL also changes through back.
  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === text) return;
    const timer = setTimeout(() => onText(wanted === '' ? undefined : wanted), QUIET_MS);
    return () => clearTimeout(timer);
  });
  return (
    <SearchField
      aria-label={say('dictionaries.search')}
      placeholder={say('dictionaries.search')}
      value={typed}
      onChange={setTyped}
      maxLength={DICTIONARY_LIMITS.termLength}
      shortcut="/"
    />
  );
}
