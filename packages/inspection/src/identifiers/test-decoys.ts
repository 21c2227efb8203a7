type Random = (below: number) => number;

function numbers(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const digits = (random: Random, count: number): string =>
  `${1 + random(9)}${Array.from({ length: count - 1 }, () => random(10)).join('')}`;
const hex = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random(16).toString(16)).join('');
const two = (value: number): string => String(value).padStart(2, '0');
const day = (random: Random): string =>
  `20${two(10 + random(17))}-${two(1 + random(12))}-${two(1 + random(28))}`;
const clock = (random: Random): string => `${two(random(24))}:${two(random(60))}:${two(random(60))}`;

/** Lines that hold nothing sensitive, but much that looks like it. */
const LINES: readonly ((random: Random) => string)[] = [
  (random) =>
    `${day(random)}T${clock(random)}.${digits(random, 3)}Z INFO worker finished in ${random(9000)} ms`,
  (random) =>
    `{"timestamp": ${digits(random, 13)}, "duration": ${digits(random, 5)}, "id": "${hex(random, 24)}"}`,
  (random) =>
    `request ${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-a${hex(random, 3)}-${hex(random, 12)} took ${random(100)} s`,
  (random) => `commit ${hex(random, 40)}`,
  (random) => `sha256:${hex(random, 64)}  release-${random(20)}.${random(20)}.${random(20)}.tar.gz`,
  (random) => `Order number ${digits(random, 10 + random(7))} was shipped on ${day(random)}.`,
  (random) =>
    `Invoice ${digits(random, 8)}-${digits(random, 3)}, total ${digits(random, 4)}.${two(random(100))} EUR`,
  (random) => `tracking no. 1Z${digits(random, 6)}${digits(random, 10)}`,
  (random) => `version ${random(30)}.${random(30)}.${random(3000)}, build ${digits(random, 7)}`,
  (random) =>
    `x=${random(2000) / 100}, y=${random(2000) / 100}, z=-${random(2000) / 100}; n=${digits(random, 9)}`,
  (random) =>
    `${digits(random, 4)} rows, ${digits(random, 9)} bytes, ${digits(random, 6)} pages at 0x${hex(random, 8)}`,
  (random) =>
    `Population ${digits(random, 1)},${digits(random, 3)},${digits(random, 3)} in 20${two(random(27))}`,
  (random) => `const size = ${digits(random, 8)}; // ${digits(random, 3)} * ${digits(random, 4)}`,
  (random) =>
    `rgb(${random(256)}, ${random(256)}, ${random(256)}) #${hex(random, 6)} ${random(100)}px ${random(100)}%`,
  (random) =>
    `${random(28)}/${1 + random(12)}/20${two(random(27))} ${digits(random, 3)}-${digits(random, 2)} won the match ${random(9)}:${random(9)}`,
  (random) =>
    `part no. ${digits(random, 3)}-${digits(random, 4)}-${digits(random, 2)} rev ${'ABC'[random(3)]}, qty ${random(500)}`,
  (random) => `import { a${digits(random, 2)} } from './module-${digits(random, 3)}.js';`,
  (random) =>
    `In ${1900 + random(126)}, the company had ${digits(random, 5)} employees and sold ${digits(random, 6)} units for ${digits(random, 2)} million.`,
];

/** The same lines in every run. */
export function decoyTexts(count: number): readonly string[] {
  const random = numbers(11);
  return Array.from({ length: count }, (_, index) => LINES[index % LINES.length]?.(random) ?? '');
}
