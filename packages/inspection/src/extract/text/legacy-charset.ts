import iconv from 'iconv-lite';

/**
 * Letters beyond ASCII that the languages of a charset use, most frequent first where frequency decides between sets that
 * share an alphabet. Sources: the letter tables of the Unicode code charts and the languages' own alphabets.
 */
const SINGLE_BYTE: readonly (readonly [charset: string, letters: string])[] = [
  ['windows-1252', 'éèàùâêîôûçëïüäößñáíóúãõåøæœÉÀÄÖÜÑÅØÆ’‘“”–—…€£§°«»¿¡ªº·'],
  ['windows-1250', 'ąćęłńóśźżáčďéěíňřšťúůýžőűăâîşţäöüĄĆĘŁŃÓŚŹŻČŘŠŽŐŰÁ„”’–—€'],
  ['windows-1251', 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъёіїєґОЕАИНТСРВЛКМДПУЯГЗБЧЖШЮЭФ«»—–№'],
  ['koi8-r', 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъёОЕАИНТСРВЛКМДПУЯГЗБЧЖШЮЭФ'],
  ['cp866', 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъёОЕАИНТСРВЛКМДПУЯГЗБЧЖШЮЭФ'],
  ['iso-8859-5', 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъёОЕАИНТСРВЛКМДПУЯГЗБЧЖШЮЭФ'],
  ['windows-1253', 'αειοτνσηυρπκμλςάόίέήδύώγχωθφβξζψΑΕΙΟΤΝΣΗΥΡΠΚΜΛΔΓΧΩΘΦΒ«»–'],
  ['windows-1254', 'ışğüöçİŞĞÜÖÇâîû’“”'],
  ['windows-1255', 'יולאהרבמתשנדקפעחטצגסכזםןךףץ'],
  ['windows-1256', 'المنيترهوبدعسفكقحجشصطخذضغثزىةءآأؤإئظ،؟'],
  ['windows-1257', 'āčēģīķļņšūžąęėįųõäöüĀČĒĢĪĶĻŅŠŪŽ„“”–'],
  ['iso-8859-2', 'ąćęłńóśźżáčďéěíňřšťúůýžőűĄĆĘŁŃÓŚŹŻČŘŠŽŐŰÁ'],
  ['iso-8859-7', 'αειοτνσηυρπκμλςάόίέήδύώγχωθφβξζψΑΕΙΟΤΝΣΗΥΡΠΚΜΛΔΓΧΩΘΦΒ'],
  ['iso-8859-15', 'éèàùâêîôûçëïüäößñáíóúãõåøæœ€'],
  ['cp850', 'éèàùâêîôûçëïüäößñáíóúãõåøæ'],
];

const MULTI_BYTE: readonly (readonly [charset: string, letters: string])[] = [
  ['shift_jis', ''],
  ['euc-jp', ''],
  [
    'gb18030',
    '的一是不在了有人我他这为之大来以个中上们到说国和地也子时道出而要于就下得可你年生司公名字电话号码地址姓身份证',
  ],
  [
    'big5',
    '的一是不在了有人我他這為之大來以個中上們到說國和地也子時道出而要於就下得可你年生司公名字電話號碼地址姓身分證',
  ],
  ['cp949', ''],
];

/** A byte above 0x7F that comes out as a letter of a language beats one that comes out as a sign in the middle of a word. */
export function legacyCharset(bytes: Uint8Array): string {
  const rich = aroundHighBytes(bytes);
  let best = 'windows-1252';
  let most = Number.NEGATIVE_INFINITY;
  const consider = (charset: string, score: number): void => {
    if (score > most) {
      most = score;
      best = charset;
    }
  };
  const high = rich.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0);
  if (high === 0) return best;
  for (const [charset, letters] of SINGLE_BYTE)
    consider(charset, singleByteScore(iconv.decode(rich, charset), letters) / high);
  for (const [charset, letters] of MULTI_BYTE)
    consider(charset, multiByteScore(iconv.decode(rich, charset), letters, charset) / high);
  return best;
}

/** Lines that have high bytes, up to 8 KiB of them. */
function aroundHighBytes(bytes: Uint8Array): Buffer {
  const lines: Uint8Array[] = [];
  let size = 0;
  let start = 0;
  let isHigh = false;
  for (let index = 0; index <= bytes.length && size < 8192; index += 1) {
    const byte = bytes[index];
    if (byte !== undefined && byte >= 0x80) isHigh = true;
    if (byte !== undefined && byte !== 10 && index - start < 2048) continue;
    if (isHigh) {
      lines.push(bytes.subarray(start, index + 1));
      size += index + 1 - start;
    }
    start = index + 1;
    isHigh = false;
  }
  return Buffer.concat(lines);
}

function singleByteScore(text: string, letters: string): number {
  let score = 0;
  let before = ' ';
  for (const char of text) {
    if (char >= '\u0080') {
      const rank = letters.indexOf(char);
      // The first letters are the frequent ones.
      if (rank >= 0) score += rank < 12 ? 1.2 : 0.9;
      else score -= isControl(char) || char === '\ufffd' ? 3 : 1;
      if (isCaseBreak(before, char)) score -= 1;
      if (/\p{L}/u.test(before) && !/[\p{L}\p{M}\p{P}\p{Zs}]/u.test(char)) score -= 1;
    } else if (before >= '\u0080' && isCaseBreak(before, char)) score -= 1;
    before = char;
  }
  return score;
}

function isCaseBreak(before: string, char: string): boolean {
  return /\p{Ll}/u.test(before) && /\p{Lu}/u.test(char);
}

function isControl(char: string): boolean {
  return char >= '\u0080' && char < '\u00a0';
}

/** Two bytes make a character, so that one that is right earns for both. */
function multiByteScore(text: string, letters: string, charset: string): number {
  let score = 0;
  for (const char of text) {
    if (char < '\u0080') continue;
    const code = char.codePointAt(0) ?? 0;
    if (char === '\ufffd' || (code >= 0xe000 && code < 0xf900) || isControl(char)) score -= 6;
    else if (code >= 0x3041 && code <= 0x30fe)
      score += charset === 'shift_jis' || charset === 'euc-jp' ? 3 : 0.5;
    else if (code >= 0xac00 && code <= 0xd7a3) score += charset === 'cp949' ? 2.6 : -1;
    else if (letters.includes(char)) score += 3;
    else if (code >= 0x4e00 && code <= 0x9fff) score += 1.6;
    else if (code >= 0xff61 && code <= 0xff9f) score -= 1;
    else if ((code >= 0x3000 && code < 0x3040) || (code >= 0xff00 && code < 0xff5f)) score += 2.2;
    else if (code > 0xffff) score -= 4;
    else score -= 0.5;
  }
  return score;
}
