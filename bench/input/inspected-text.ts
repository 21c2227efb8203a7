/** A small seeded pseudo-random integer generator: the same text in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const WORDS = (
  'the of and to in a is that for it as was with be by on not he his but at are this have from or had an they which one you were all her she there would ' +
  'their we him been has when who will no more if out so up said what its about than into them can only other time new some could these two may first then ' +
  'project meeting budget quarter customer contract delivery office system release review account payment schedule department manager question answer ' +
  'report market price product service team network message morning evening country city water music school paper letter window garden river engine'
).split(' ');
const NAMES = ['Amira', 'Jonas', 'Lucía', 'Chloé', 'Kenji', 'Priya', 'Oluwaseun', 'Marta', 'Zoë', 'Dmitri'];
const HOSTS = ['mail', 'files', 'wiki', 'build', 'shop', 'api'];

type Random = (below: number) => number;
const pick = <Item>(items: readonly Item[], random: Random, fallback: Item): Item =>
  items[random(items.length)] ?? fallback;
const digits = (count: number, random: Random): string =>
  Array.from({ length: count }, () => random(10)).join('');
const hex = (count: number, random: Random): string =>
  Array.from({ length: count }, () => random(16).toString(16)).join('');

function sentence(random: Random): string {
  const words = Array.from({ length: 6 + random(14) }, () => pick(WORDS, random, 'the'));
  const text = words.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Things that inspection finds, and things that only look like them. */
const PLANTED: readonly ((random: Random) => string)[] = [
  (random) => `Card 4${digits(15, random)}`,
  (random) => `${pick(NAMES, random, 'Ann').toLowerCase()}.${hex(4, random)}@example.com`,
  (random) => `SSN ${100 + random(500)}-${10 + random(89)}-${1000 + random(8999)}`,
  (random) => `call +49 30 ${digits(8, random)}`,
  (random) => `order ${digits(12, random)}`,
  (random) => `DE${digits(20, random)}`,
  (random) => `10.${random(250)}.${random(250)}.${random(250)}`,
  (random) => `AKIA${hex(16, random).toUpperCase()}`,
  (random) => `${hex(8, random)}-${hex(4, random)}-4${hex(3, random)}-a${hex(3, random)}-${hex(12, random)}`,
  (random) => `born 19${digits(1, random)}${random(10)}-0${1 + random(8)}-1${random(9)}`,
];

function mail(random: Random): string {
  const lines = Array.from({ length: 3 + random(8) }, () =>
    Array.from({ length: 4 }, () => sentence(random)).join(' '),
  );
  return `Subject: ${sentence(random)}\n\nDear ${pick(NAMES, random, 'Ann')},\n\n${lines.join('\n')}\n${pick(PLANTED, random, sentence)(random)}\n`;
}

function log(random: Random): string {
  return Array.from(
    { length: 20 },
    () =>
      `2026-11-${10 + random(19)}T${10 + random(13)}:${10 + random(49)}:${10 + random(49)}.${digits(3, random)}Z INFO ${pick(HOSTS, random, 'api')} request=${hex(16, random)} bytes=${random(1_000_000)} took ${random(900)} ms`,
  ).join('\n');
}

function table(random: Random): string {
  const rows = Array.from(
    { length: 20 },
    (_, row) =>
      `${row},${pick(NAMES, random, 'Ann')},${random(10_000)}.${digits(2, random)},${pick(WORDS, random, 'the')},2026-0${1 + random(8)}-1${random(9)}`,
  );
  return `id,name,amount,kind,day\n${rows.join('\n')}`;
}

function code(random: Random): string {
  const lines = Array.from(
    { length: 20 },
    () =>
      `  const ${pick(WORDS, random, 'a')}${random(100)} = ${pick(WORDS, random, 'b')}.${pick(WORDS, random, 'c')}(${random(1000)}, '${pick(WORDS, random, 'd')}');`,
  );
  return `export function ${pick(WORDS, random, 'f')}${random(1000)}() {\n${lines.join('\n')}\n}`;
}

/** Text as companies have it: two thirds mail, the rest logs, tables and code. UTF-8. */
export function inspectedText(bytes: number): Buffer {
  const random = numbers(7);
  const parts: string[] = [];
  let size = 0;
  while (size < bytes) {
    const part = pick([mail, mail, mail, mail, log, table, code], random, mail)(random);
    parts.push(part);
    size += Buffer.byteLength(part) + 1;
  }
  return Buffer.from(parts.join('\n')).subarray(0, bytes);
}
