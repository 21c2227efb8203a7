/** OMG FIGI: twelve characters without vowels, `G` third; the digit sum of doubled values makes a multiple of ten. */
export function isFigi(text: string): boolean {
  if (!/^(?!BS|BM|GG|GB|GH|KY|VG)[B-DF-HJ-NP-TV-Z]{2}G[0-9B-DF-HJ-NP-TV-Z]{8}\d$/.test(text)) return false;
  let sum = 0;
  for (const [index, character] of [...text.slice(0, 11)].entries()) {
    const value = Number.parseInt(character, 36) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(value / 10) + (value % 10);
  }
  return (10 - (sum % 10)) % 10 === Number(text[11]);
}
