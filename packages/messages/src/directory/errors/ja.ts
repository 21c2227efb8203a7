import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  DIRECTORY_BUSY: 'ディレクトリの別の処理が実行中です。完了を待つか停止してから、もう一度お試しください。',
  'problem.password_again': 'URLまたはアカウントが変更されたため、パスワードをもう一度入力してください。',
  'problem.start_tls': 'STARTTLSには、ldap:// で始まるURLが必要です。',
  'problem.not_ldap_filter': '{example}のようなLDAPフィルターを入力してください。',
  'problem.not_certificate': 'PEM証明書（-----BEGIN CERTIFICATE----- で始まるテキスト）を入力してください。',
};
