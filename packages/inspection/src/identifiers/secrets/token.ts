import type { Candidate, CheckResult, DataIdentifier } from '../identifier.ts';
import { type Body, escaped } from './body.ts';
import { isIrregular } from './entropy.ts';
import { isPlaceholder } from './placeholder.ts';

interface TokenBasics {
  readonly id: string;
  readonly name: string;
  /** The random part, or all of a token without a prefix. */
  readonly body: Body;
  readonly source: string;
  /** What the form can't say: a checksum, an encoded payload. False lowers the match to wide. */
  readonly verify?: (token: string) => boolean;
  readonly rank?: number;
}

/** A token with a form that only its issuer's have. */
export interface MarkedToken extends TokenBasics {
  /** What a token begins with, or each kind of it. Patterns begin with a literal where possible, since all are searched at once. */
  readonly prefix: string | readonly string[];
}

/** Without a literal to begin with, only what begins after a space, a quote or the like is looked at: it keeps the automaton small. */
const DELIMITER = String.raw`(?:^|[^\w+/=.~-]|=)`;

export function markedToken(token: MarkedToken): DataIdentifier {
  const prefixes = typeof token.prefix === 'string' ? [token.prefix] : token.prefix;
  const prefix = prefixes[0] ?? '';
  const first = prefix + token.body.sample(1);
  const second = (prefixes.at(-1) ?? '') + token.body.sample(2);
  const start = prefixes.length === 1 ? escaped(prefix) : `(?:${prefixes.map(escaped).join('|')})`;
  const pattern = start + token.body.form;
  return {
    id: token.id,
    name: token.name,
    group: 'secret',
    risks: ['credentials'],
    patterns: [prefix === '' && pattern.startsWith('[') ? `${DELIMITER}(${pattern})` : pattern],
    isolated: 'word',
    check: ({ text }) => {
      const known = prefixes.find((each) => text.startsWith(each)) ?? '';
      return judge(text, text.slice(known.length), token.verify);
    },
    keywords: [],
    within: 0,
    conclusive: true,
    reported: token.verify === undefined ? 'medium' : 'wide',
    rank: token.rank ?? 2,
    examples: {
      matching: [
        [`export CI_CREDENTIAL=${first}`, first],
        [`{ "credential": "${second}", "retries": 3 }`, second],
      ],
      clean: [
        `Keys of this kind begin with ${prefix} and are shown once.`,
        prefix + standIn(token.body.sample(1)),
      ],
    },
    source: token.source,
  };
}

/** A token without a mark of its own: it is known by the name it is assigned to. */
export interface NamedToken extends TokenBasics {
  /** RE2 of the name's beginning, without regard to case: `datadog|dd[_-]api`. */
  readonly named: string;
  /** A name as it is written in a configuration, for the examples: `DATADOG_API_KEY`. */
  readonly label: string;
}

/** Rest of the name, quotes and brackets around it, and what assigns: `_API_KEY"] = "`, `-token: `, `Secret => '`. Uncounted: see `FAR`. */
const ASSIGNED = String.raw`[\w.-]*(?:[ ](?i:api|rest|sdk|app|access|auth|secret|client|server|service|private|signing|user|admin|account|personal|integration|license|key|token|id|password|credential)[\w.-]*)*["'\x60\])]*[ \t]*(?:=>|:=|={1,3}|:|,|>|[ ]is[ ])[ \t]*\\?["'\x60]?(?:(?:Bearer|Basic|token|SSWS|ApiKey)[ ])?`;

export function namedToken(token: NamedToken): DataIdentifier {
  const [first, second] = [token.body.sample(1), token.body.sample(2)];
  // `_` before a name is part of a longer one: `MY_FB_SECRET`. The automaton does without: boundaries double its states.
  const name = new RegExp(token.named.replaceAll('\\b', '(?<![a-z])'), 'i');
  const start = token.named.replaceAll('\\b', '');
  return {
    id: token.id,
    name: token.name,
    group: 'secret',
    risks: ['credentials'],
    patterns: [`(?i:${start})${ASSIGNED}(${token.body.form})`],
    isolated: 'word',
    check: ({ text, before, after }: Candidate): CheckResult =>
      isHash(before) || leadsOn(after) || !name.test(before)
        ? 'placeholder'
        : judge(text, text, token.verify),
    keywords: [],
    within: 0,
    conclusive: true,
    reported: 'medium',
    rank: token.rank ?? 1,
    examples: {
      matching: [
        [`${token.label}=${first}`, first],
        [`"${token.label}": "${second}",`, second],
      ],
      clean: [`revision: ${first}`, `${token.label}=${standIn(second)}`],
    },
    source: token.source,
  };
}

function judge(text: string, random: string, verify: TokenBasics['verify']): CheckResult {
  if (isPlaceholder(text) || !isIrregular(random)) return 'placeholder';
  return verify?.(text) ?? true;
}

/** What is assigned to a hash or checksum of a thing isn't the thing. */
const isHash = (before: string): boolean =>
  /(?:hash|sha_?\d*|md5|checksum|digest|etag|commit|revision|fingerprint|integrity|version)["'\])]{0,2}\s*[:=]\s*["'`]?$/i.test(
    before,
  );

/** A path, a host or a call goes on after it. */
const leadsOn = (after: string): boolean => /^(?:[/(]|\.[a-zA-Z]|-[a-zA-Z0-9])/.test(after);

/** The random part as documentation writes it. */
const standIn = (body: string): string => body.replace(/[a-zA-Z0-9]/g, 'x');
