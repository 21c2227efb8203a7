import type { ColumnMeaning, PersonColumn } from '@casbah/domain/directory';

/**
 * Column names in exports of directories and HR systems, in the console's languages, without accents and
 * spaces.
 */
const NAMES: Readonly<Record<PersonColumn, readonly string[]>> = {
  email: [
    ...(['email', 'emailaddress', 'mail', 'mailaddress', 'primaryemail', 'workemail', 'useremail'] as const),
    ...(['emailadresse', 'adresseemail', 'courriel', 'correo', 'correoelectronico'] as const),
    ...(['userprincipalname', 'upn', 'メール', 'メールアドレス'] as const),
  ],
  first_name: ['firstname', 'givenname', 'forename', 'vorname', 'prenom', 'nombre', '名'],
  last_name: [
    'lastname',
    'surname',
    'familyname',
    'sn',
    'nachname',
    'nom',
    'nomdefamille',
    'apellido',
    'apellidos',
    '姓',
  ],
  name: ['name', 'fullname', 'displayname', 'nomcomplet', 'nombrecompleto', '氏名'],
  cell_phone: [
    ...([
      'cellphone',
      'cell',
      'mobile',
      'mobilephone',
      'mobilenumber',
      'phone',
      'phonenumber',
      'telephone',
    ] as const),
    ...([
      'handy',
      'mobiltelefon',
      'telefon',
      'portable',
      'movil',
      'telefono',
      '携帯電話',
      '電話番号',
    ] as const),
  ],
  department: ['department', 'dept', 'abteilung', 'departement', 'service', 'departamento', '部署'],
  title: ['title', 'jobtitle', 'position', 'funktion', 'titre', 'fonction', 'cargo', 'puesto', '役職'],
  status: [
    'status',
    'active',
    'isactive',
    'enabled',
    'accountenabled',
    'aktiv',
    'actif',
    'activo',
    'statut',
    'estado',
    '状態',
  ],
  external_id: ['externalid', 'objectid', 'objectguid'],
  groups: [
    'groups',
    'group',
    'memberof',
    'gruppen',
    'gruppe',
    'groupes',
    'groupe',
    'grupos',
    'grupo',
    'グループ',
  ],
};

const PASSWORDS = ['password', 'passwort', 'kennwort', 'motdepasse', 'contrasena', 'パスワード'];

const FIELDS = new Map<string, PersonColumn>(
  (Object.keys(NAMES) as PersonColumn[]).flatMap((field) =>
    NAMES[field].map((name) => [name, field] as const),
  ),
);

/** Maximum attributes per file. */
const MOST_ATTRIBUTES = 30;

/**
 * Maps a file's columns to fields by their titles. The first column with a field's name wins; another is
 * reported as duplicate.
 */
export function meaningsOf(titles: readonly string[]): {
  columns: { title: string; meaning: ColumnMeaning }[];
  twice: PersonColumn | undefined;
} {
  const taken = new Set<string>();
  let twice: PersonColumn | undefined;
  let attributes = 0;
  const columns = titles.map((title) => {
    const meaning = meaningOf(title);
    if (meaning.kind === 'field') {
      if (taken.has(meaning.field)) twice ??= meaning.field;
      taken.add(meaning.field);
    }
    if (meaning.kind === 'attribute') {
      attributes += 1;
      if (attributes > MOST_ATTRIBUTES || taken.has(`=${meaning.name}`))
        return { title, meaning: { kind: 'nothing' as const } };
      taken.add(`=${meaning.name}`);
    }
    return { title, meaning };
  });
  return { columns, twice };
}

function meaningOf(title: string): ColumnMeaning {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const name = plain.replaceAll(/[^\p{L}\p{N}]/gu, '');
  // A column whose title mentions a password is treated as a password, whatever else the title says.
  if (PASSWORDS.some((word) => name.includes(word))) return { kind: 'password' };
  const field = FIELDS.get(name) ?? FIELDS.get(title.trim().toLowerCase());
  if (field !== undefined) return { kind: 'field', field };
  const attribute = plain
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 64);
  return /^[a-z]/.test(attribute) ? { kind: 'attribute', name: attribute } : { kind: 'nothing' };
}
