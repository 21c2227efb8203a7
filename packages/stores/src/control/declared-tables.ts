import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, type TSInterfaceBody, type TSType } from 'oxc-parser';

/** Type of a column as declared in TypeScript. */
export interface DeclaredColumn {
  isNullable: boolean;
  /** Whether an insert may leave it out. */
  isOptional: boolean;
}

export type DeclaredTables = ReadonlyMap<string, ReadonlyMap<string, DeclaredColumn>>;

/** All tables that the areas' `tables.ts` merge into `Database`, by name. */
export function declaredTables(): DeclaredTables {
  const control = new URL('./', import.meta.url);
  const files = readdirSync(control, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((name) => /[\\/]tables\.ts$/.test(name))
      .flatMap((name) => tablesOf(name, readFileSync(new URL(name, control), 'utf8'))),
  );
}

function tablesOf(file: string, text: string): [string, Map<string, DeclaredColumn>][] {
  const { program } = parseSync(file, text);
  const interfaces = new Map<string, TSInterfaceBody>();
  let merged: TSInterfaceBody | undefined;
  for (const statement of program.body) {
    if (statement.type === 'TSInterfaceDeclaration') interfaces.set(statement.id.name, statement.body);
    if (statement.type !== 'TSModuleDeclaration' || statement.body?.type !== 'TSModuleBlock') continue;
    for (const inner of statement.body.body)
      if (inner.type === 'TSInterfaceDeclaration' && inner.id.name === 'Database') merged = inner.body;
  }
  if (merged === undefined) throw new Error(`${file} merges no table into Database`);
  return membersOf(merged).map(([table, type]) => {
    const body = interfaces.get(nameOf(type) ?? '');
    if (body === undefined) throw new Error(`${file} does not declare the columns of ${table}`);
    return [table, new Map(membersOf(body).map(([column, its]) => [column, columnOf(its)]))];
  });
}

function membersOf(body: TSInterfaceBody): [string, TSType][] {
  return body.body.map((member) => {
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier' || !member.typeAnnotation)
      throw new Error('A table has only plain properties');
    return [member.key.name, member.typeAnnotation.typeAnnotation];
  });
}

const nameOf = (type: TSType): string | undefined =>
  type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : undefined;

/** Kysely's column types list the select type first, then the insert type. */
function columnOf(type: TSType): DeclaredColumn {
  const parts = type.type === 'TSTypeReference' ? (type.typeArguments?.params ?? []) : [];
  switch (nameOf(type)) {
    case 'ColumnType': {
      const [read, insert] = parts;
      if (read === undefined || insert === undefined) throw new Error('A ColumnType names read and insert');
      const takesNull = holds(insert, 'TSNullKeyword');
      const maySkip = holds(insert, 'TSUndefinedKeyword') || insert.type === 'TSNeverKeyword';
      return {
        // `unknown` hides null, so the insert type decides.
        isNullable: read.type === 'TSUnknownKeyword' ? takesNull : holds(read, 'TSNullKeyword'),
        isOptional: takesNull || maySkip,
      };
    }
    case 'Generated':
      return { isNullable: parts.some((part) => holds(part, 'TSNullKeyword')), isOptional: true };
    case 'JSONColumnType': {
      const isNullable = parts[0] !== undefined && holds(parts[0], 'TSNullKeyword');
      return { isNullable, isOptional: isNullable };
    }
    default: {
      const isNullable = holds(type, 'TSNullKeyword');
      return { isNullable, isOptional: isNullable };
    }
  }
}

const holds = (type: TSType, kind: TSType['type']): boolean =>
  type.type === kind || (type.type === 'TSUnionType' && type.types.some((each) => each.type === kind));
