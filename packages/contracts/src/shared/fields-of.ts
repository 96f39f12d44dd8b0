import type * as z from 'zod/mini';

/** The field names of an object schema. */
export const fieldsOf = <S extends z.ZodMiniObject>({ shape }: S): (keyof S['shape'] & string)[] =>
  Object.keys(shape);
