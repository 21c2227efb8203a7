import type { Candidate, CheckResult, DataIdentifier } from '../../identifier.ts';
import { type AssignedName, assignedName, isAboutSecret } from '../assigned-name.ts';
import { isChosenPassword, isKeyLike, isNumberedName, isSomethingElse } from '../written-value.ts';
import { ASSIGNS, declared, defined, KEY_NAMES, NAME_REST, OPENING, QUOTED, UNQUOTED_KEY } from './names.ts';

const BASICS = {
  group: 'secret',
  risks: ['credentials'],
  isolated: 'none',
  keywords: [],
  within: 0,
  conclusive: true,
  reported: 'medium',
} as const;

const NOT_ONE: CheckResult = 'placeholder';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const PUBLIC = /^(?:pk_|pub-|ssh-|-----BEGIN (?:PUBLIC|CERT)|sha(?:1|256|384|512)-|data:|\/\/|projects\/)/;

/** Generated values count for every name; chosen ones, as for a password, only for names that say secret. */
function judge(name: AssignedName | undefined, value: string): CheckResult {
  if (name === undefined || isAboutSecret(name) || PUBLIC.test(value) || isSomethingElse(value))
    return NOT_ONE;
  if (UUID.test(value))
    return /secret|api.?key|apikey|access.?(?:key|token)|auth.?token|license/i.test(name.written) || NOT_ONE;
  if (isKeyLike(value)) return true;
  if (!/secret|api.?key|private.?key|encryption.?key|sign.*key/i.test(name.written)) return NOT_ONE;
  return (
    (value.length >= 8 &&
      isChosenPassword(value) &&
      !isNumberedName(value) &&
      /\d/.test(value) &&
      /[a-z]/i.test(value)) ||
    NOT_ONE
  );
}

function judgeUnquoted({ text, before, after }: Candidate): CheckResult {
  const name = assignedName(before);
  // The name of a resource, which may have any word in it.
  if (/arn:aws[\w-]*:\S*$/.test(before)) return NOT_ONE;
  if (/^(?:[([]|<(?!\/))/.test(after) || /^[A-Za-z_$][\w$]*\.[A-Za-z_$]/.test(text) || !/\d/.test(text))
    return NOT_ONE;
  if (/^[ \t]*[,)}\];]/.test(after) && !isKeyLike(text)) return NOT_ONE;
  return judge(name, text);
}

export const ASSIGNED_KEYS: readonly DataIdentifier[] = [
  {
    ...BASICS,
    id: 'key-in-code',
    name: 'Key or token in source code',
    patterns: [KEY_NAMES + NAME_REST + ASSIGNS + OPENING + QUOTED, declared(KEY_NAMES), defined(KEY_NAMES)],
    check: ({ text, before }) => judge(assignedName(before), text),
    examples: {
      matching: [
        ["const apiKey = 'q7Zr2Lm9Xc4Vb8Nk1Td6';", 'q7Zr2Lm9Xc4Vb8Nk1Td6'],
        ['"client_secret": "mango-tr33-river"', 'mango-tr33-river'],
        ['#define API_KEY "q7Zr2Lm9Xc4Vb8Nk1Td6ww=="', 'q7Zr2Lm9Xc4Vb8Nk1Td6ww=='],
        ['settings["auth_token"] = "9f2c7a1be04d5836"', '9f2c7a1be04d5836'],
      ],
      clean: [
        'const tokenType = "bearer_token_v2_extended";',
        'apiKey: "your-api-key-0000000000"',
        'nextToken: "q7Zr2Lm9Xc4Vb8Nk1Td6"',
        'token: "user.session.token"',
      ],
    },
    source: 'https://cwe.mitre.org/data/definitions/798.html',
  },
  {
    ...BASICS,
    id: 'key-in-configuration',
    name: 'Key or token in a configuration',
    patterns: [
      KEY_NAMES + NAME_REST + String.raw`[ \t]*[=:][ \t]*` + UNQUOTED_KEY,
      `${KEY_NAMES}[\\w.-]*>([^<>\\s]{8,})</`,
      `${KEY_NAMES}[\\w.-]*["'][ \\t]+value[ \\t]*=[ \\t]*["']([^"'\\s<>]{8,})["']`,
      `${KEY_NAMES}[\\w.-]*["']?,?\\s+["']?value["']?:[ \\t]*["']?([^"'\\s]{8,})`,
      `--[a-z-]*${KEY_NAMES}[ =]["']?([^\\s"'\`<>|&;\\\\]{12,})`,
    ],
    check: judgeAnyhow,
    examples: {
      matching: [
        ['API_KEY=q7Zr2Lm9Xc4Vb8Nk1Td6\n', 'q7Zr2Lm9Xc4Vb8Nk1Td6'],
        ['Use the token: q7Zr2Lm9Xc4Vb8Nk1Td6. Thanks', 'q7Zr2Lm9Xc4Vb8Nk1Td6'],
        ['jwt:\n  secret: mango-tr33-river\n', 'mango-tr33-river'],
        ['<add key="ApiKey" value="q7Zr2Lm9Xc4Vb8Nk1Td6"/>', 'q7Zr2Lm9Xc4Vb8Nk1Td6'],
        ['tool deploy --token q7Zr2Lm9Xc4Vb8Nk1Td6', 'q7Zr2Lm9Xc4Vb8Nk1Td6'],
      ],
      clean: [
        'token: string | undefined',
        'secret = new SecretKey2(options)\n',
        'API_KEY=<your key>\n',
        'token = tokens2[0]\n',
      ],
    },
    source: 'https://12factor.net/config',
  },
];

function judgeAnyhow(candidate: Candidate): CheckResult {
  const { text, before } = candidate;
  if (/--[\w-]+[ =]["']?$/.test(before)) return isKeyLike(text) || NOT_ONE;
  return judgeUnquoted(candidate);
}
