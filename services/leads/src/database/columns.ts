import { Column, PrimaryColumn, type ColumnOptions } from 'typeorm';

/** Columns as the tables of this service use them: named like the property, in snake case. */

const named = (options: ColumnOptions) => (): PropertyDecorator => (target, key) =>
  Column({ ...options, name: snake(String(key)) })(target, key);

const snake = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const Id = () => PrimaryColumn('uuid');
export const Text = named({ type: 'text' });
export const OptionalText = named({ type: 'text', nullable: true });
export const Uuid = named({ type: 'uuid' });
export const OptionalUuid = named({ type: 'uuid', nullable: true });
export const Whole = named({ type: 'int' });
export const OptionalWhole = named({ type: 'int', nullable: true });
/** An amount in the smallest unit of its currency. */
export const Minor = named({ type: 'bigint' });
export const OptionalMinor = named({ type: 'bigint', nullable: true });
/** An exact number with a fraction, as text. */
export const OptionalExact = named({ type: 'numeric', nullable: true });
export const Flag = named({ type: 'boolean' });
export const Day = named({ type: 'date' });
export const OptionalDay = named({ type: 'date', nullable: true });
export const Moment = named({ type: 'timestamptz' });
export const OptionalMoment = named({ type: 'timestamptz', nullable: true });
export const Json = named({ type: 'jsonb' });
export const OptionalJson = named({ type: 'jsonb', nullable: true });
/** Numbered by the database. */
export const Numbered = named({ type: 'bigint', insert: false, update: false, generated: 'identity' });
