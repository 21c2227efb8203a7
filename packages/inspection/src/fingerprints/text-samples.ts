import type { Random } from '../random/seeded-random.ts';

/** Made-up business texts for tests and benchmarks: every subject has words of its own, all share the language around them. */

export const SUBJECTS: readonly (readonly string[])[] = [
  'invoice payment supplier amount account balance due transfer currency statement reconciliation ledger'.split(
    ' ',
  ),
  'patient diagnosis treatment dosage symptom clinic referral therapy recovery laboratory allergy chart'.split(
    ' ',
  ),
  'engine bearing torque housing tolerance drawing assembly coolant sensor valve prototype welding'.split(
    ' ',
  ),
  'employee salary vacation contract manager appraisal promotion training benefit pension recruitment onboarding'.split(
    ' ',
  ),
];
const OPENINGS = [
  'we have reviewed',
  'please note that',
  'according to the latest report',
  'the team confirmed',
  'as agreed last week',
  'it was decided that',
  'until further notice',
  'on behalf of the department',
];
const VERBS =
  'includes requires changes replaces delays covers exceeds supports describes limits updates concerns'.split(
    ' ',
  );
const DETAILS =
  'new old final open several previous additional regional internal external second quarterly annual minor major complete partial likely'.split(
    ' ',
  );
const PEOPLE =
  'colleagues partners auditors engineers visitors suppliers directors customers trainees neighbors regulators operators'.split(
    ' ',
  );
const MANNERS =
  'quickly quietly jointly rarely partly mostly formally happily openly briefly slowly cheaply promptly twice'.split(
    ' ',
  );
const ENDINGS = [
  'before the end of the month',
  'in the second quarter',
  'for all sites',
  'with immediate effect',
  'without additional cost',
  'after the audit',
  'in agreement with the board',
  'at the customer’s request',
];

/** A text of sentences about a subject, with about so many words. */
export function textAbout(random: Random, subject: readonly string[], length: number): string {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const sentences: string[] = [];
  for (let words = 0; words < length; ) {
    const sentence = `${pick(OPENINGS)} the ${pick(DETAILS)} ${pick(subject)} ${pick(VERBS)} the ${pick(DETAILS)} ${pick(subject)} and ${pick(subject)} ${Math.floor(random() * 900)} ${pick(PEOPLE)} ${pick(MANNERS)} ${pick(ENDINGS)}.`;
    sentences.push(sentence);
    words += sentence.split(' ').length;
  }
  return sentences.join(' ');
}

/** Texts about all subjects in turn. */
export const textsAbout = (random: Random, count: number, length: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => textAbout(random, SUBJECTS[at % SUBJECTS.length] ?? [], length));
