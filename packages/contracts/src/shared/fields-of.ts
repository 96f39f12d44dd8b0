import type * as z from 'zod/mini';

/** The names of the fields of an object, as its schema says them. */
export const fieldsOf = <S extends z.ZodMiniObject>({ shape }: S): (keyof S['shape'] & string)[] =>
  Object.keys(shape);
