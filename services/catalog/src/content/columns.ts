import { Column } from 'typeorm';

/** Columns of this service's tables, so that an entity reads as a list of fields. */

export const Text = (name?: string) => Column({ type: 'text', nullable: true, ...(name ? { name } : {}) });
export const RequiredText = (name?: string) => Column({ type: 'text', ...(name ? { name } : {}) });
export const Whole = (name?: string) => Column({ type: 'int', nullable: true, ...(name ? { name } : {}) });
export const RequiredWhole = (name?: string) =>
  Column({ type: 'int', default: 0, ...(name ? { name } : {}) });
export const Decimal = (name?: string) =>
  Column({ type: 'double precision', nullable: true, ...(name ? { name } : {}) });
export const Flag = (name?: string) => Column({ type: 'boolean', default: false, ...(name ? { name } : {}) });
export const Texts = (name?: string) =>
  Column({ type: 'text', array: true, default: [], ...(name ? { name } : {}) });
export const Json = (name?: string) => Column({ type: 'jsonb', nullable: true, ...(name ? { name } : {}) });
export const Uuid = (name?: string) => Column({ type: 'uuid', nullable: true, ...(name ? { name } : {}) });
export const CalendarDay = (name?: string) =>
  Column({ type: 'date', nullable: true, ...(name ? { name } : {}) });
export const Moment = (name?: string) =>
  Column({ type: 'timestamptz', nullable: true, ...(name ? { name } : {}) });
/** Names of the page's empty fields; computed by the database. */
export const Lacks = () => Column({ type: 'text', array: true, insert: false, update: false });
