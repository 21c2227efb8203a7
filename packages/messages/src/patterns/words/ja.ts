import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'pattern.name': '64文字以内の文字、数字、記号を使ってください',
  'pattern.group_name': '1〜256文字で入力してください',
  'pattern.notes': '1024文字以内で入力してください',
  'pattern.profile_name': '64文字以内の文字、数字、記号を使ってください',
  'pattern.profile_notes': '4000文字以内で入力してください',
  'pattern.key_server_key': '1〜64文字で入力してください',
  'pattern.phone': '7〜16文字の数字、空白、ハイフンで入力してください',
  'pattern.email': '無効なメールアドレスです',
  'pattern.domain': '無効なドメイン名です',
  'pattern.host': '有効なIPアドレスまたはホストのみ使えます',
  'pattern.port': 'ポート番号は1〜65535で入力してください',
  'pattern.mfa_code': '確認コードが正しくありません',
  'pattern.select_query': 'SQLクライアントのソースではSELECTクエリのみ使えます',
  'pattern.provider_name': '1〜64文字の文字、数字、アンダースコア、空白で入力してください',
  'pattern.saml_attribute': '引用符を除く1〜128文字で入力してください',
  'pattern.datasource_name': "64文字以内で入力してください。'<' '>' ; '{' '}' [ ] * ` ~ \" は使えません",
  'pattern.brr_profile_name': '64文字以内の英数字と. - _ @ $ & = + % * で入力してください',
  'pattern.content_profile_name':
    '64文字以内の文字、数字、スペース、アポストロフィと. _ - ( ) &で入力してください',
  'pattern.file_extension':
    'pdfやtar.gzのようなファイル拡張子を入力してください。3文字以内の部分を3つまで使えます',
};
