import type { Candidate, CheckResult, DataIdentifier } from '../../identifier.ts';
import { type AssignedName, assignedName, isAboutSecret } from '../assigned-name.ts';
import { looksGenerated } from '../entropy.ts';
import { isChosenPassword, isNumberedName, isSomethingElse, isWordPassword } from '../written-value.ts';
import {
  ASSIGNS,
  declared,
  defined,
  NAME_REST,
  OPENING,
  PASSWORD_NAMES,
  QUOTED,
  SHORT_FOR_PASSWORD,
  UNQUOTED,
} from './names.ts';

/** Passwords are described by no standard: how languages and formats write values is. */
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

/** A value in quotes, assigned to a name for passwords. */
function judgeQuoted({ text, before }: Candidate): CheckResult {
  const name = assignedName(before);
  if (name === undefined || !namesPassword(name) || isAboutSecret(name)) return NOT_ONE;
  if (name.operator === ',' && !/\(\s*\\?["'`][\w.-]+\\?["'`]\s*,\s*\\?["'`]$/.test(before)) return NOT_ONE;
  if (/^\d+$/.test(text) && (text.length < 6 || !endsName(name)) && !/pass/.test(name.words.at(-1) ?? ''))
    return NOT_ONE;
  if (isChosenPassword(text) && !isNamedLikeIt(name, text)) return true;
  return isWordPassword(text) && endsName(name) && /^(?:=|:|:=|=>|:\s*)$/.test(name.operator)
    ? true
    : NOT_ONE;
}

/** `password: "password1"` with the name in it is a sample or another name, unless there is more to it. */
const isNamedLikeIt = ({ words }: AssignedName, text: string): boolean =>
  isNumberedName(text) &&
  words.some((word) => word.length > 3 && text.toLowerCase().startsWith(word)) &&
  /^[a-zA-Z_]+\d?$/.test(text);

const endsName = ({ words }: AssignedName): boolean =>
  /^(?:password|passwd|pwd|passwort|kennwort|pass|contraseña|senha|passphrase)$/.test(words.at(-1) ?? '');

/** A value without quotes: what follows tells configurations and connection strings from expressions. */
function judgeUnquoted({ text, before, after }: Candidate): CheckResult {
  const name = assignedName(before);
  if (name === undefined || !namesPassword(name) || isAboutSecret(name) || !/^[=:：]/.test(name.operator))
    return NOT_ONE;
  // The German word for a passport.
  if (name.words.at(-1) === 'pass' && /^[A-Z0-9]{5,10}$/.test(text)) return NOT_ONE;
  if (/^==/.test(name.operator) || /^[([<]/.test(after) || isSomethingElse(text) || isReference(text))
    return NOT_ONE;
  const isStrong = isChosenPassword(text) && !isNumberedName(text);
  if (/^\s*;/.test(after))
    return isStrong || isConnectionString(before) ? isStrong || isWordPassword(text) || NOT_ONE : NOT_ONE;
  if (/^[ \t]*[,)}\]]/.test(after)) return (isStrong && hasSign(text)) || NOT_ONE;
  if (/^[ \t]*(?:$|[\r\n]|#|\/\/)/.test(after)) {
    if (isStrong && (hasSign(text) || /\d/.test(text))) return true;
    return name.isTight && isSettingName(name) && (isWordPassword(text) || (isStrong && looksGenerated(text)))
      ? true
      : NOT_ONE;
  }
  return isStrong && /\d/.test(text) ? true : NOT_ONE;
}

/** A name with a path or a call in it. Passwords may have dots, but seldom letters on both sides. */
const isReference = (text: string): boolean =>
  /^[A-Za-z_$][\w$]*\.[A-Za-z_$]/.test(text) || /^[!*&][A-Za-z]/.test(text);
const hasSign = (text: string): boolean =>
  /[^A-Za-z0-9_.$-]/.test(text) || (/\d/.test(text) && /[A-Z]/.test(text) && /[a-z]/.test(text));
const isConnectionString = (before: string): boolean =>
  /(?:server|host|data ?source|uid|user(?: ?id)?|database|initial ?catalog|username|account)\s*=[^;]*;/i.test(
    before,
  );
/** As in environments and properties: `DB_PASSWORD=`, `spring.datasource.password=`. */
const isSettingName = ({ written }: AssignedName): boolean =>
  /^[A-Z][A-Z0-9_]+$/.test(written) || written.includes('.');

/** Said in a sentence: only what no sentence has. */
const judgeSaid = ({ text }: Candidate): CheckResult => {
  const password = text.replace(/[.,;:!?)]+$/, '');
  const hasBoth = /\d/.test(password) && /\p{L}/u.test(password);
  return isChosenPassword(password) && (hasBoth || looksGenerated(password)) ? true : NOT_ONE;
};

/** Passports, passengers and passages begin like it. */
const namesPassword = ({ words }: AssignedName): boolean =>
  words.some(
    (word) => /passw|passphrase|pwd|kennwort|contrase|senha/.test(word) || SHORT_FOR_PASSWORD.test(word),
  );

const judgeSetting = (candidate: Candidate): CheckResult => {
  const name = assignedName(candidate.before);
  return name === undefined || !namesPassword(name) || isAboutSecret(name) ? NOT_ONE : judgeMarked(candidate);
};

const judgeMarked = ({ text }: Candidate): CheckResult =>
  isChosenPassword(text) || isWordPassword(text) || NOT_ONE;

export const PASSWORDS: readonly DataIdentifier[] = [
  {
    ...BASICS,
    id: 'password-in-code',
    name: 'Password in source code',
    patterns: [
      PASSWORD_NAMES + NAME_REST + ASSIGNS + OPENING + QUOTED,
      declared(PASSWORD_NAMES),
      defined(PASSWORD_NAMES),
    ],
    check: judgeQuoted,
    examples: {
      matching: [
        ['const dbPassword = "Tr4il-Mix";', 'Tr4il-Mix'],
        ["'password' => 'k3ttle!fish',", 'k3ttle!fish'],
        ['{ "password": "sunflower" }', 'sunflower'],
        ['os.putenv("DB_PASSWORD", "n0rthWind88")', 'n0rthWind88'],
      ],
      clean: [
        'password: "required"',
        'const passwordField = "login-password1";',
        'password = os.environ["DB_PASSWORD"]',
        'passwordError: "auth/wrong-password"',
        '<input type="password" name="password">',
        `password: "$${'{DB_PASSWORD}'}"`,
      ],
    },
    source: 'https://owasp.org/www-community/vulnerabilities/Use_of_hard-coded_password',
  },
  {
    ...BASICS,
    id: 'password-in-configuration',
    name: 'Password in a configuration or connection string',
    patterns: [PASSWORD_NAMES + NAME_REST + String.raw`[ \t]*[=:：][ \t]*` + UNQUOTED],
    check: judgeUnquoted,
    examples: {
      matching: [
        ['DB_PASSWORD=Tr4ilMix\n', 'Tr4ilMix'],
        ['DB_PASSWORD=Spring_31$\n', 'Spring_31$'],
        ['smtpPass: n0rthWind\n', 'n0rthWind'],
        ['REDIS_PASSWORD=wqLfTbmXsyKvRdZp\n', 'wqLfTbmXsyKvRdZp'],
        ['database:\n  password: k3ttle!fish\n', 'k3ttle!fish'],
        ['Server=db1;User Id=app;Password=Qu1etRiver;', 'Qu1etRiver'],
        ['spring.datasource.password=sunflower\n', 'sunflower'],
        ['Passwort: Regen2031!\n', 'Regen2031!'],
      ],
      clean: [
        'Bulgarian passport: 539152656',
        'password: string;\n',
        'password$ = password$\n',
        'compass: North4East\n',
        'self.password = password\n',
        'password = config.password\n',
        'DB_PASSWORD=$SECRET\n',
        'password: getPassword()\n',
        'password=your_password_here\n',
      ],
    },
    source: 'https://learn.microsoft.com/en-us/dotnet/framework/data/adonet/connection-string-syntax',
  },
  {
    ...BASICS,
    id: 'password-in-markup',
    name: 'Password in XML or a list of settings',
    patterns: [
      `${PASSWORD_NAMES}[\\w.-]*>([^<>\\s]{4,})</`,
      `${PASSWORD_NAMES}[\\w.-]*["'][ \\t]+value[ \\t]*=[ \\t]*["']([^"'\\s<>]{4,})["']`,
      `${PASSWORD_NAMES}[\\w.-]*["']?,?\\s+["']?value["']?:[ \\t]*["']?([^"'\\s]{4,})`,
    ],
    check: judgeSetting,
    examples: {
      matching: [
        ['<password>Tr4ilMix</password>', 'Tr4ilMix'],
        ['<add key="SmtpPassword" value="k3ttlefish"/>', 'k3ttlefish'],
        ['- name: DB_PASSWORD\n  value: n0rthWind\n', 'n0rthWind'],
      ],
      clean: [
        `<password>$${'{db.password}'}</password>`,
        '<add key="SmtpPassword" value=""/>',
        '<password>********</password>',
      ],
    },
    source: 'https://maven.apache.org/settings.html#servers',
  },
  {
    ...BASICS,
    id: 'password-on-command-line',
    name: 'Password on a command line',
    patterns: [
      String.raw`(?:^|[\s"'\x60,\[])--?(?i:[a-z-]*pass(?:word|wd|phrase)?|pwd|p)(?:[= ]|[ \t]+)["']?([^\s"'\x60<>|&;\\()-][^\s"'\x60<>|&;\\()]{3,})`,
      String.raw`(?:mysql|mysqldump|mysqladmin|mariadb|sshpass|7z)[^\n|;&]*? -p["']?([^\s"'\x60<>|&;-][^\s"'\x60<>|&;\\]{3,})`,
      String.raw`(?:-u|--user|--creds)[= ]{1,2}["']?[\w.@-]+:([^\s"'\x60<>|&;\\]{4,})`,
    ],
    check: ({ text, before }) => {
      if (
        /\s-p\s+["']?$/.test(before) &&
        !/login|sshpass|mysql|maria|mongo|redis|psql|ftp|smb|net use|sqlcmd|7z|unzip/i.test(before)
      )
        return NOT_ONE;
      return (isChosenPassword(text) && !isNumberedName(text) && /[^\d:.]/.test(text)) || NOT_ONE;
    },
    examples: {
      matching: [
        ['sshpass -p Tr4ilMix ssh app@db1', 'Tr4ilMix'],
        ['tool login --user app --password k3ttle-fish9', 'k3ttle-fish9'],
        ['mysqldump -h db1 -u app -pn0rthWind shop', 'n0rthWind'],
        ['curl -u app:qu1et-river https://db1/', 'qu1et-river'],
      ],
      clean: [
        'mkdir -p build/output',
        'tool login --password "$PASSWORD"',
        'tool --password-stdin',
        'docker run -p 8080:80 app',
      ],
    },
    source: 'https://dev.mysql.com/doc/refman/8.4/en/command-line-options.html',
  },
  {
    ...BASICS,
    id: 'password-in-text',
    name: 'Password said in a text',
    patterns: [
      String.raw`(?i:password|passcode|passphrase|passwort|kennwort|contraseña|mot de passe|senha)(?i: (?:for|für|pour|para|of|von|de) [\w .@-]+?)?[ \t]{0,2}(?i:is|are|lautet|ist|est|es|é|:|=|→)[ \t]{0,2}:?[ \t]{1,2}["'“„«]?([^\s"'“”„»«,;<>]{6,})`,
      '(?:パスワード|暗証番号)[ 　]{0,2}(?:は|:|：|=)[ 　]{0,2}["\'「]?([!-~]{6,})',
    ],
    check: judgeSaid,
    examples: {
      matching: [
        ['The password is Tr4ilMix, keep it.', 'Tr4ilMix'],
        ['the wifi password is wqLfTbmXsyKvRdZp', 'wqLfTbmXsyKvRdZp'],
        ['Das Passwort lautet Regen2031', 'Regen2031'],
        ['Le mot de passe est k3ttle!fish', 'k3ttle!fish'],
        ['La contraseña es s0leado99', 's0leado99'],
        ['パスワードは n0rthWind です', 'n0rthWind'],
      ],
      clean: [
        'The password is required.',
        'Das Passwort ist abgelaufen',
        'password is sha256-encoded',
        'La contraseña es incorrecta',
      ],
    },
    source: 'https://owasp.org/www-community/vulnerabilities/Password_Plaintext_Storage',
  },
  {
    ...BASICS,
    id: 'sql-password',
    name: 'Password in an SQL statement',
    patterns: [
      String.raw`(?i:identified\s+(?:with\s+[\w']+\s+)?by|with\s+(?:encrypted\s+)?password|(?:role|user|login)\s+\S+\s+(?:encrypted\s+)?password|set\s+password[^\n;]*?=)\s*[(=]?\s*(?:PASSWORD\()?N?'([^'\n]{4,})'`,
    ],
    check: judgeMarked,
    examples: {
      matching: [
        ["CREATE USER app IDENTIFIED BY 'Tr4ilMix';", 'Tr4ilMix'],
        ["ALTER ROLE app WITH PASSWORD 'k3ttle!fish';", 'k3ttle!fish'],
      ],
      clean: ["CREATE USER app IDENTIFIED BY '<password>';", "ALTER ROLE app WITH PASSWORD '$1';"],
    },
    source: 'https://dev.mysql.com/doc/refman/8.4/en/create-user.html',
  },
  {
    ...BASICS,
    id: 'powershell-password',
    name: 'Password in a PowerShell secure string',
    patterns: [String.raw`(?i:convertto-securestring)(?i:\s+-string)?\s+["']([^"'\n]{4,})["']`],
    check: judgeMarked,
    examples: {
      matching: [
        ['ConvertTo-SecureString "Tr4ilMix" -AsPlainText -Force', 'Tr4ilMix'],
        ["ConvertTo-SecureString -String 'k3ttle!fish' -AsPlainText", 'k3ttle!fish'],
      ],
      clean: [
        'ConvertTo-SecureString "$password" -AsPlainText',
        'ConvertTo-SecureString $env:PASSWORD -AsPlainText',
      ],
    },
    source:
      'https://learn.microsoft.com/en-us/powershell/module/microsoft.powershell.security/convertto-securestring',
  },
];
