import type { DataSource, EntityMetadata } from 'typeorm';

/** A column with encrypted texts. */
export interface EncryptedColumn {
  readonly table: string;
  readonly id: string;
  readonly column: string;
  readonly purpose: string;
}

const purposes = new WeakMap<object, Map<string, string>>();

/** Marks a property of an entity as text encrypted for a purpose, so that it is re-encrypted when keys change. */
export function Encrypted(purpose: string) {
  return (target: object, property: string): void => {
    const known = purposes.get(target) ?? new Map<string, string>();
    purposes.set(target, known.set(property, purpose));
  };
}

/** All columns with encrypted texts. */
export function encryptedColumns({ entityMetadatas }: DataSource): EncryptedColumn[] {
  return entityMetadatas.flatMap((entity) => {
    const marked =
      typeof entity.target === 'function' ? purposes.get(entity.target.prototype as object) : null;
    return [...(marked ?? [])].map(([property, purpose]) => columnOf(entity, property, purpose));
  });
}

function columnOf(entity: EntityMetadata, property: string, purpose: string): EncryptedColumn {
  const column = entity.findColumnWithPropertyName(property);
  const [id, ...others] = entity.primaryColumns;
  if (!column || !id || others.length > 0)
    throw new Error(`${entity.name}.${property} cannot be re-encrypted: no column, or no single key`);
  return { table: entity.tableName, id: id.databaseName, column: column.databaseName, purpose };
}
