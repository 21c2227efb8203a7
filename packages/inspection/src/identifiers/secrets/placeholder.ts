import { rowShare } from './entropy.ts';

/** Words that no token has by chance, and that authors write where the reader is to put a token. */
const STAND_IN_WORDS =
  /example|placeholder|^(?:<?your|my|the|some|an?)[-_ ][a-z0-9_-]*(?:key|token|secret|pass(?:word)?|id|here|value)>?$|your[-_]|change.?(?:me|this|it)|replace.?(?:me|this|with)?|your.?(?:[a-z]+.?){0,3}(?:key|token|secret|pass|id|value|here)|insert.?(?:your|here)|put.?your|enter.?your|redacted|removed|dummy|sample|fake.?(?:key|token|secret|pass)|not.?a?.?real|to.?be.?(?:set|filled|replaced|defined)|fill.?(?:me|this|in)|goes.?here|token.?here|key.?here|secret.?here|password.?here|hier.?einf|cambiame|changez|tu.?clave|votre.?(?:cl|mot)|\bxxx+\b|x{5,}|\.{3}|…|\*{3,}|•{2,}|_{4,}|-{6,}|<[^>]*>|\bTODO\b|\bTBD\b|deadbeef|cafebabe/i;

/** The same, where it is the whole value. */
const STAND_INS = new Set(
  (
    'password passwd passwort kennwort contraseña contrasena motdepasse senha pass passphrase pwd secret mysecret mypassword ' +
    'my-secret my_secret my-password my_password my-token my_token mytoken token apikey api-key api_key myapikey my-api-key my_api_key key ' +
    'your your_ none null nil undefined nan true false yes no on off empty blank unset default optional required string str text varchar ' +
    'char number int integer boolean bool bytes byte object any unknown void never value values var const let new this self test testing tests ' +
    'foo bar baz foobar qux foobarbaz abc abcd abcdef xxx xxxx todo tbd n/a na hidden masked encrypted hashed plaintext plain cleartext ' +
    'prompt ask input stdin env environment invalid valid wrong incorrect user username login email name field secure credential credentials ' +
    'bearer basic oauth oauth2 jwt digest hmac auth authorization access refresh public private client server session cookie'
  ).split(' '),
);

/** Samples of documentation: RFC 4648, RFC 6238, RFC 7519, and of Amazon Web Services. */
const SAMPLES =
  /JBSWY3DPEHPK3PXP|GEZDGNBVGY3TQOJQ|SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c|AKIAIOSFODNN7|wJalrXUtnFEMI|QWxhZGRpbjpvcGVu/;

/** Names of variables, templates and calls: the secret comes from elsewhere. */
const REFERENCES = [
  /\$\{|\{\{|\}\}|<%|%>|\$\(|#\{|\$\[\[|\{%|@@/,
  /^\$[A-Za-z_][\w:.]*$/,
  /^%[A-Za-z_][\w]*%$/,
  /^\{[\w .-]*\}$/,
  /^\[[\w .-]*\]$/,
  /^__[\w-]+__$/,
  /^![A-Za-z]\w*$/,
  /^@[\w.-]+@$/,
  /^%[-0-9]*(?:s|d|v|r|q|@|\([\w]+\)s)$/,
  /\bprocess\.env\b|\bos\.environ\b|\bos\.getenv\b|\bgetenv\b|\bENV\[|\bimport\.meta\b|\bSystem\.get|\bsecrets\.|\bvars?\.[a-z_]|\bdata\.[a-z_]|\bmodule\.[a-z_]/,
  /^(?:vault|secret|secretref|secretsmanager|ssm|env|file|op|aws-sm|gcp-sm|keyvault|ref\+\w+|arn:aws|projects\/[\w-]+\/secrets|!\w+|ENC|enc):/i,
  /^(?:\/run\/secrets\/|\/var\/run\/secrets\/|file:\/\/)/,
];

/** Whether a value only marks where a secret belongs, or says where it comes from. */
export function isPlaceholder(value: string): boolean {
  if (STAND_INS.has(value.toLowerCase())) return true;
  if (REFERENCES.some((reference) => reference.test(value))) return true;
  return isMonotonous(value) || SAMPLES.test(value) || (value.length < 120 && STAND_IN_WORDS.test(value));
}

/** `xxxxxxxx`, `00000000`, `abcdefgh`, `1234567890abcdef`, `ababab`. Short digits such as `123456` are weak passwords. */
export function isMonotonous(value: string): boolean {
  const plain = value.replace(/[^a-zA-Z0-9]/g, '');
  if (plain.length === 0) return true;
  const distinct = new Set(plain.toLowerCase()).size;
  if (plain.length >= 4 && distinct <= 1) return true;
  if (plain.length >= 8 && distinct <= 2) return true;
  return plain.length >= 14 && (distinct <= 4 || rowShare(plain) > 0.6 || isRepeated(plain));
}

/** `testtesttesttest`: a short piece again and again. */
const isRepeated = (text: string): boolean => /^(.{1,8})\1{2,}.{0,8}$/.test(text);
