import { Column } from 'typeorm';

/** Columns of this service's tables, so that an entity reads as a list of fields. */

const named = (name?: string) => (name ? { name } : {});

export const Text = (name?: string) => Column({ type: 'text', nullable: true, ...named(name) });
export const RequiredText = (name?: string) => Column({ type: 'text', ...named(name) });
export const Texts = (name?: string) => Column({ type: 'text', array: true, default: [], ...named(name) });
export const Whole = (name?: string) => Column({ type: 'int', ...named(name) });
/** Minor units, parsed as a number; see the parsers of the kit. */
export const Minor = (name?: string) => Column({ type: 'bigint', ...named(name) });
export const Flag = (name?: string) => Column({ type: 'boolean', default: false, ...named(name) });
export const Json = (name?: string) => Column({ type: 'jsonb', nullable: true, ...named(name) });
export const Uuid = (name?: string) => Column({ type: 'uuid', nullable: true, ...named(name) });
export const RequiredUuid = (name?: string) => Column({ type: 'uuid', ...named(name) });
export const CalendarDay = (name?: string) => Column({ type: 'date', nullable: true, ...named(name) });
export const Moment = (name?: string) => Column({ type: 'timestamptz', nullable: true, ...named(name) });
export const RequiredMoment = (name?: string) => Column({ type: 'timestamptz', ...named(name) });
