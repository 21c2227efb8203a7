import type { PolicyType } from '@casbah/domain/policy/policy-type';
import type { WrittenException, WrittenPeople, WrittenPolicy } from '@casbah/domain/policy/written-policy';
import { conditionTextWords } from './condition-words.ts';
import { deedWords } from './deed-words.ts';
import type { ExplainWords } from './explain-words.ts';
import { windowWords } from './schedule-words.ts';

/** People and exceptions named before “3 more”. */
const MOST_PEOPLE = 6;
const MOST_EXCEPTIONS = 3;

/** What a policy does, in plain sentences: when, to whom, what happens, and where not. */
export function explainPolicy(type: PolicyType, policy: WrittenPolicy, words: ExplainWords): string[] {
  const { say } = words;
  const event = say(`policy.event.${type}`);
  const conditions = policy.condition === '' ? '' : conditionTextWords(policy.condition, words);
  const { include, exclude, responses } = policy;
  return [
    conditions === ''
      ? say('policy.explain.always', { event })
      : say('policy.explain.if', { event, conditions }),
    ...(include.length === 0 ? [] : [say('policy.explain.include', { people: peopleWords(include, words) })]),
    ...(exclude.length === 0 ? [] : [say('policy.explain.exclude', { people: peopleWords(exclude, words) })]),
    ...scheduleSentences(policy, words),
    responses.length === 0
      ? say('policy.explain.nothing')
      : say('policy.explain.then', { deeds: words.all(responses.map((one) => deedWords(one, words))) }),
    ...exceptionSentences(policy.exceptions, words),
  ];
}

/** A person, group or domain. */
export function personWords({ kind, value }: WrittenPeople, { say }: ExplainWords): string {
  return say(`policy.people.${kind}`, { value });
}

function peopleWords(people: readonly WrittenPeople[], words: ExplainWords): string {
  const shown = people.slice(0, people.length > MOST_PEOPLE ? MOST_PEOPLE - 1 : MOST_PEOPLE);
  const more = people.length - shown.length;
  return words.all([
    ...shown.map((one) => personWords(one, words)),
    ...(more === 0 ? [] : [words.say('policy.explain.more', { count: more })]),
  ]);
}

/** Sentences about when a policy applies; none if always. */
export function scheduleSentences(
  { schedule }: Pick<WrittenPolicy, 'schedule'>,
  words: ExplainWords,
): string[] {
  if (schedule === null) return [];
  const { windows, time_zone, from, until } = schedule;
  const { say } = words;
  return [
    ...(windows.length === 0
      ? []
      : [
          say('policy.explain.windows', {
            windows: words.all(windows.map((window) => windowWords(window, words))),
            zone: time_zone.replaceAll('_', ' '),
          }),
        ]),
    ...(from === null ? [] : [say('policy.explain.from', { time: words.time(from) })]),
    ...(until === null ? [] : [say('policy.explain.until', { time: words.time(until) })]),
  ];
}

/** “It makes an exception when Object contains “test” (test data).” */
export function exceptionSentence(
  { condition, reason, expires }: WrittenException,
  words: ExplainWords,
): string {
  const said = { condition: conditionTextWords(condition, words), reason };
  return expires === null
    ? words.say('policy.explain.exception', said)
    : words.say('policy.explain.exception.until', { ...said, time: words.time(expires) });
}

function exceptionSentences(exceptions: readonly WrittenException[], words: ExplainWords): string[] {
  const shown = exceptions.slice(0, MOST_EXCEPTIONS);
  const more = exceptions.length - shown.length;
  return [
    ...shown.map((one) => exceptionSentence(one, words)),
    ...(more === 0 ? [] : [words.say('policy.explain.exceptions.more', { count: more })]),
  ];
}
