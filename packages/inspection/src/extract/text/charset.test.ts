import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeText, detectCharset } from './charset.ts';

const WESTERN = 'Élodie a mangé un gâteau à la crème près de la forêt, où elle était déjà allée en été.';
const GERMAN = 'Die Straße führt über Köln nach München, die Prüfung fällt für Grüße aus.';
const POLISH = 'Zażółć gęślą jaźń; proszę podać numer konta i imię właściciela, dziękuję bardzo.';
const CZECH = 'Příliš žluťoučký kůň úpěl ďábelské ódy, číslo účtu je níže.';
const RUSSIAN = 'Паспорт гражданина Российской Федерации, серия и номер указаны ниже. Спасибо за внимание.';
const GREEK = 'Ο αριθμός φορολογικού μητρώου αναγράφεται παρακάτω. Ευχαριστώ πολύ.';
const TURKISH = 'Müşteri numarası aşağıda yazılıdır, lütfen şifrenizi kimseyle paylaşmayın.';
const HEBREW = 'מספר תעודת הזהות מופיע למטה, תודה רבה';
const ARABIC = 'رقم الهوية الوطنية مذكور أدناه وشكرا جزيلا لكم';
const JAPANESE =
  'お客様の口座番号は以下の通りです。よろしくお願いいたします。マイナンバーカードをご確認ください。';
const SIMPLIFIED = '您的身份证号码如下,请不要把密码告诉别人。谢谢您的合作,我们公司的地址在北京。';
const TRADITIONAL = '您的身分證字號如下,請不要把密碼告訴別人。謝謝您的合作,我們公司的地址在台北。';
const KOREAN = '주민등록번호는 아래와 같습니다. 비밀번호를 다른 사람에게 알려주지 마십시오.';

describe('charset detection', () => {
  it.each([
    ['windows-1252', WESTERN],
    ['windows-1252', GERMAN],
    ['windows-1250', POLISH],
    ['windows-1250', CZECH],
    ['windows-1251', RUSSIAN],
    ['koi8-r', RUSSIAN],
    ['iso-8859-5', RUSSIAN],
    ['cp866', RUSSIAN],
    ['windows-1253', GREEK],
    ['windows-1254', TURKISH],
    ['windows-1255', HEBREW],
    ['windows-1256', ARABIC],
    ['shift_jis', JAPANESE],
    ['euc-jp', JAPANESE],
    ['gb18030', SIMPLIFIED],
    ['big5', TRADITIONAL],
    ['cp949', KOREAN],
    ['utf-8', JAPANESE],
    ['utf-16le', WESTERN],
    ['utf-16be', WESTERN],
    ['utf-32le', RUSSIAN],
    ['utf-32be', RUSSIAN],
    ['iso-8859-2', POLISH],
  ])('reads %s without a declaration: %s', (charset, text) => {
    expect(decodeText(iconv.encode(`ID 4111 1111 1111 1111\n${text}\n`, charset))).toBe(
      `ID 4111 1111 1111 1111\n${text}\n`,
    );
  });

  it.each(['utf-8', 'utf-16le', 'utf-16be', 'utf-32le', 'utf-32be'])(
    'follows the byte order mark of %s',
    (charset) => {
      expect(decodeText(iconv.encode(JAPANESE, charset, { addBOM: true }))).toBe(JAPANESE);
    },
  );

  it('reads ISO-2022-JP by its escapes', () => {
    const bytes = Buffer.from('\u001b$B$"\u001b(B 123', 'latin1');
    expect(detectCharset(bytes)).toBe('iso-2022-jp');
    expect(decodeText(bytes)).toBe('あ 123');
  });

  it('stays with UTF-8 where a file was cut within a character', () => {
    const bytes = Buffer.from(RUSSIAN).subarray(0, -3);
    expect(detectCharset(bytes)).toBe('utf-8');
  });

  it('prefers a declaration, unless the bytes contradict it', () => {
    expect(decodeText(iconv.encode(RUSSIAN, 'koi8-r'), 'KOI8-R')).toBe(RUSSIAN);
    expect(decodeText(iconv.encode(WESTERN, 'windows-1252'), 'utf-8')).toBe(WESTERN);
    expect(decodeText(Buffer.from(WESTERN), 'utf-16')).toBe(WESTERN);
    expect(decodeText(Buffer.from(WESTERN), 'no-such-charset')).toBe(WESTERN);
  });

  it('never throws', () => {
    expect(decodeText(Buffer.alloc(0))).toBe('');
    for (let byte = 0; byte < 256; byte += 1) expect(typeof decodeText(Buffer.alloc(7, byte))).toBe('string');
  });
});
