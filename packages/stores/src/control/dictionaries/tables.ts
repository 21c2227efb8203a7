/** Dictionaries of a company; their names are in `content_definitions`. */
interface Dictionaries {
  tenant_id: string;
  id: string;
  /** Number of terms. */
  terms: number;
}

interface DictionaryTerms {
  tenant_id: string;
  dictionary: string;
  /** From 0, in the order given. */
  number: number;
  term: string;
  weight: number;
  match_case: boolean;
  part_of_word: boolean;
}

declare module '../database.ts' {
  interface Database {
    dictionaries: Dictionaries;
    dictionary_terms: DictionaryTerms;
  }
}
